import Foundation
import SwiftUI
import Testing
import ViewArchive

/// What forms of recent systems compute, beside that they compile (`SurfaceTests`).
@MainActor
struct RecentFormTests {
  @Test func anArcTouchesBothLines() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-6)
    #expect(abs(end.y - 4) < 1e-6)
    let middle = CGPoint(x: 6 + 4 * cos(Double.pi / 4), y: 4 - 4 * sin(Double.pi / 4))
    let nearest = (0...200).map { step in
      let part = path.trimmedPath(from: 0, to: max(CGFloat(step) / 200, 0.001))
      let point = part.currentPoint ?? .zero
      return hypot(point.x - middle.x, point.y - middle.y)
    }.min()
    #expect((nearest ?? 9) < 0.1)
  }

  @Test func linesThatDoNotMeetHaveNoArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func fontsAreScaled() {
    #expect(Font.system(size: 10).scaled(by: 1.5).value.pointSize == 15)
    #expect(Font.body.scaled(by: 2).value.pointSize == 2 * Font.body.value.pointSize)
  }

  @Test func subviewsInheritWhereTheyArePut() {
    let record = LoweringRecord()
    let nodes = Lowering.nodes(
      of: Group(
        subviews: Group {
          Text("a")
          Text("b")
        }
      ) { subviews in
        ForEach(subviews) { $0.opacity(0.5) }
      },
      in: LoweringContext(environment: EnvironmentValues(), record: record))
    #expect(nodes.count == 2)
    #expect(nodes.allSatisfy { $0.modifiers == [.opacity(0.5)] })
  }

  @Test func lengthsOfTimeAreWritten() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(3_840)
    #expect(range.formatted(.components(style: .wide, fields: [.hour, .minute])).contains("hour"))
    #expect(range.formatted(.components(style: .narrow, fields: [.minute])).hasPrefix("64"))
  }

  /// Apps keep a chosen colour in their settings as an archive.
  @Test func aColourIsArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == color)
  }
}

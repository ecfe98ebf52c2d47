import Foundation
import Testing
import ViewArchive

@testable import PhoneDrawing

struct IconTests {
  private func icon(_ body: String) -> IconOutline? {
    SvgIconParser("<svg xmlns=\"x\" viewBox=\"0 0 16 16\">\(body)</svg>").icon
  }

  @Test func pathsAreScaledToOne() {
    #expect(
      icon("<path d=\"M8 0H16v16l-8,0z\"/>")?.paths == [
        [
          .move(Point(x: 0.5, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 1, y: 1)),
          .line(Point(x: 0.5, y: 1)), .close,
        ]
      ])
  }

  @Test func numbersMayTouch() {
    #expect(icon("<path d=\"M1-.5.5.5\"/>")?.paths.first?.count == 2)
    // Flags of an arc need no space after them.
    #expect(icon("<path d=\"M8 0a8 8 0 1016 0\"/>") != nil)
  }

  @Test func anArcEndsWhereItSays() throws {
    let path = try #require(SvgPathParser("M0 8A8 8 0 0 1 16 8").elements)
    guard case .cubic(let end, _, _) = try #require(path.last) else {
      Issue.record("no curve")
      return
    }
    #expect(end == Point(x: 16, y: 8))
    let middle = PathPiece.pieces(of: path)[0].end
    #expect(abs(middle.x - 8) < 1e-9 && abs(middle.y) < 1e-9)
  }

  @Test(arguments: ["<path d=\"M1\"/>", "<path d=\"X1 1\"/>", "", "<path d=\"M1 1e\"/>", "<"])
  func whatIsMalformedIsNoIcon(_ body: String) {
    #expect(icon(body) == nil)
  }

  @Test func symbolsHaveNamesOfTheSet() {
    #expect(BootstrapNames.name(of: "bolt.fill") == "lightning-fill")
    #expect(BootstrapNames.name(of: "clock") == "clock")
    #expect(BootstrapNames.name(of: "no.such.symbol") == nil)
  }

  /// Every name of the table has a file, where the set is installed.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: IconSet.installedFolder)),
    arguments: ["clock", "pause.circle.fill", "bus.fill", "heart", "xmark", "bicycle", "wifi"])
  func installedIconsAreRead(_ symbol: String) {
    let icon = IconSet(folder: IconSet.installedFolder).icon(symbol)
    let bounds = icon?.paths.compactMap(\.bounds)
    #expect(bounds?.isEmpty == false)
    #expect(bounds?.allSatisfy { $0.minX >= -0.5 && $0.maxX <= 1.5 } == true)
  }

  @Test func withoutASetThereIsNone() {
    #expect(IconSet.none.icon("clock") == nil)
    #expect(IconSet(folder: "/nonexistent").icon("clock") == nil)
  }
}

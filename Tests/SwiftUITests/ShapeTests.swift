import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite
struct ShapeTests {
  private func content(_ view: some View) -> ShapeContent? {
    if case .shape(let content) = nodes(view).first?.kind { content } else { nil }
  }

  @Test func shapesAreNamed() {
    #expect(content(Rectangle()) == ShapeContent(.rectangle))
    #expect(content(Circle()) == ShapeContent(.circle))
    #expect(content(Capsule(style: .continuous)) == ShapeContent(.capsule))
    #expect(content(Ellipse()) == ShapeContent(.ellipse))
    #expect(content(ContainerRelativeShape()) == ShapeContent(.containerRelative))
    #expect(
      content(RoundedRectangle(cornerRadius: 8, style: .continuous))
        == ShapeContent(.roundedRectangle(radius: 8)))
    #expect(
      content(UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 3))
        == ShapeContent(
          .unevenRoundedRectangle(
            topLeading: 1, bottomLeading: 0, bottomTrailing: 3, topTrailing: 0)))
    #expect(content(AnyShape(Circle())) == ShapeContent(.circle))
  }

  @Test func shapesAreFilledWithTheForeground() {
    let red = StyleValue.color(.system(.red))
    #expect(content(Circle().foregroundStyle(.red)) == ShapeContent(.circle, fill: red))
    #expect(content(Circle().fill()) == ShapeContent(.circle))
    #expect(
      content(Circle().fill(.gray.opacity(0.5)))
        == ShapeContent(.circle, fill: .opacity(.color(.system(.gray)), 0.5)))
    #expect(
      content(Circle().fill(.black.opacity(0.5)))
        == ShapeContent(
          .circle, fill: .opacity(.black, 0.5)))
  }

  @Test func strokesKeepTheirLines() {
    let blue = StyleValue.color(.system(.blue))
    #expect(
      content(Circle().stroke(.blue, lineWidth: 3))
        == ShapeContent(.circle, stroke: ShapeStroke(style: blue, lineWidth: 3)))
    #expect(
      content(Circle().strokeBorder(.blue))
        == ShapeContent(.circle, stroke: ShapeStroke(style: blue, isInside: true)))
    #expect(
      content(
        Circle().trim(from: 0, to: 0.25)
          .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 1])))
        == ShapeContent(
          .trimmed(.circle, from: 0, to: 0.25),
          stroke: ShapeStroke(style: blue, lineWidth: 4, dash: [2, 1], cap: .round)))
    #expect(
      content(Circle().stroke(lineWidth: 2).foregroundStyle(.blue))
        == ShapeContent(.circle, stroke: ShapeStroke(style: blue, lineWidth: 2)))
  }

  @Test func derivedShapesKeepTheirBase() {
    #expect(content(Circle().inset(by: 2)) == ShapeContent(.inset(.circle, by: 2)))
    #expect(
      content(Circle().rotation(.degrees(90)))?.shape == .rotated(.circle, degrees: 90))
    #expect(
      content(Circle().offset(x: 1, y: 2).fill())?.shape == .offset(.circle, Point(x: 1, y: 2)))
  }

  @Test func shapesOfTheUserAreTheirPath() {
    struct Diagonal: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
      }
    }
    let node = settled(Diagonal().stroke(.red).frame(width: 24, height: 16), in: 100, 100)
    #expect(
      node.children == [
        ViewNode(
          .shape(
            ShapeContent(
              .path([.move(.zero), .line(Point(x: 24, y: 16))], Size(width: 24, height: 16)),
              stroke: ShapeStroke(style: .color(.system(.red))))))
      ])
  }

  @Test func clipsFollowTheShape() {
    #expect(nodes(Color.red.clipShape(.circle)).first?.modifiers == [.clip(.circle)])
    #expect(
      nodes(Color.red.clipShape(.rect(cornerRadius: 4))).first?.modifiers == [
        .clip(.roundedRectangle(radius: 4))
      ])
    #expect(
      nodes(Color.red.cornerRadius(4)).first?.modifiers == [
        .clip(.roundedRectangle(radius: 4))
      ])
  }

  @Test func arcsRunTheWayTheyAreSeen() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect(path.boundingRect.minX >= -1e-9)
  }

  @Test func trimmedPathsHaveTheirShareOfTheLength() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let part = square.trimmedPath(from: 0.125, to: 0.375)
    #expect(part.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 5))
  }

  @Test func gradientsKeepTheirStops() {
    let gradient = LinearGradient(
      colors: [.red, .white, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      nodes(gradient).first?.kind
        == .style(
          .gradient(
            GradientValue(
              stops: [
                .init(style: .color(.system(.red)), location: 0),
                .init(style: .white, location: 0.5),
                .init(style: .color(.system(.blue)), location: 1),
              ],
              form: .linear(
                start: RelativePoint(x: 0, y: 0.5), end: RelativePoint(x: 1, y: 0.5))))))
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, StyleValue.color(.rgba(red: 1, green: 0, blue: 0, alpha: 1))),
    (1.0 / 3, 1, 1, .color(.rgba(red: 0, green: 1, blue: 0, alpha: 1))),
    (2.0 / 3, 1, 0.5, .color(.rgba(red: 0, green: 0, blue: 0.5, alpha: 1))),
    (0.5, 0, 0.25, .color(.rgba(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))),
  ])
  func huesBecomeComponents(
    hue: Double, saturation: Double, brightness: Double, expected: StyleValue
  ) {
    #expect(
      Color(hue: hue, saturation: saturation, brightness: brightness).resolvedStyle == expected)
  }
}

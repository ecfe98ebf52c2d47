import CellRaster
import Foundation
import PhoneScreen
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneDrawing

/// What cells cannot show (PICTURE-9).
struct PictureEffectTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 20)

  private func items(
    _ node: ViewNode, on surface: SurfaceColors = .phoneIsland(radius: 44)
  ) -> [DisplayItem] {
    let time = TimedTextContext(now: .distantPast, locale: "en_US", timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, in: Proposal(width: 200, height: 100))
    var builder = DisplayListBuilder()
    return builder.items(
      of: placed,
      DrawingContext(
        surface: surface, origin: .zero, container: rect, now: .distantPast))
  }

  private var box: ViewNode {
    ViewNode(.shape(ShapeContent(.rectangle))).modified(
      .frame(width: 40, height: 20, alignment: .center))
  }

  private func effects(_ effect: PictureEffect) -> [GroupEffect] {
    items(box.modified(.picture(effect))).flatMap { item -> [GroupEffect] in
      if case .group(_, let effects) = item { effects } else { [] }
    }
  }

  @Test func eachEffectIsOneOfTheGroup() {
    #expect(
      effects(.blur(radius: 3, isOpaque: true)) == [.blur(radius: 3, isOpaque: true)])
    #expect(effects(.blur(radius: 1e9, isOpaque: false)) == [.blur(radius: 100, isOpaque: false)])
    #expect(effects(.blend(.screen)) == [.blend(.screen)])
    #expect(effects(.group) == [.blend(.normal)])
    #expect(effects(.partial("scaleEffect")) == [])
    #expect(
      effects(.rotation3D(degrees: 90, axis: [0, 1, 0], anchor: .center, perspective: 0)) == [])
  }

  private func changed(_ filter: ColorFilter, _ color: [Double]) -> [Double] {
    ColorMatrix(filter) { _ in Tint(RGB(0xFF8000), alpha: 0.5) }.apply(color)
      .map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test func filtersChangeColours() {
    let color = [0.2, 0.4, 0.8, 1]
    #expect(changed(.brightness(0.1), color) == [0.3, 0.5, 0.9, 1])
    #expect(changed(.brightness(0.5), color) == [0.7, 0.9, 1, 1])
    #expect(changed(.contrast(2), color) == [0, 0.3, 1, 1])
    #expect(changed(.contrast(0), color) == [0.5, 0.5, 0.5, 1])
    #expect(changed(.invert, color) == [0.8, 0.6, 0.2, 1])
    let grey = changed(.grayscale(1), color)
    #expect(Set(grey.prefix(3)).count == 1 && abs(grey[0] - 0.386) < 0.001)
    #expect(changed(.saturation(0), color) == grey)
    #expect(changed(.saturation(1), color) == color)
    #expect(changed(.hueRotation(degrees: 360), color) == color)
    #expect(changed(.multiply(.accent), color) == [0.2, 0.201, 0, 0.5])
    #expect(changed(.luminanceToAlpha, [1, 1, 1, 1]) == [0, 0, 0, 1])
    #expect(changed(.luminanceToAlpha, [0, 0, 0, 1]) == [0, 0, 0, 0])
    for filter in [ColorFilter.brightness(.nan), .contrast(.infinity), .hueRotation(degrees: .nan)]
    {
      #expect(changed(filter, color).allSatisfy { (0...1).contains($0) })
    }
  }

  private func projected(
    _ degrees: Double, _ axis: [Double], perspective: Double = 0
  ) -> PlaneTransform? {
    Projection(degrees: degrees, axis: axis, perspective: perspective, around: rect.center)
      .transform(of: rect)
  }

  @Test func aTurnAroundTheUprightAxisMakesItNarrower() throws {
    let turn = try #require(projected(60, [0, 1, 0]))
    #expect(abs(turn.a - 0.5) < 1e-9 && abs(turn.d - 1) < 1e-9)
    #expect(abs(turn.b) < 1e-9 && abs(turn.c) < 1e-9)
    // The middle stays where it is.
    let middle = turn.apply(to: rect.center)
    #expect(abs(middle.x - 20) < 1e-9 && abs(middle.y - 10) < 1e-9)
    // From behind it is mirrored.
    #expect(try #require(projected(180, [0, 1, 0])).a < -0.99)
    // Around the axis of sight it is the rotation in the plane.
    let plane = try #require(projected(30, [0, 0, 1]))
    let wanted = PlaneTransform(degrees: 30, around: rect.center)
    #expect(abs(plane.a - wanted.a) < 1e-9 && abs(plane.b - wanted.b) < 1e-9)
    #expect(projected(90, [1, 0, 0]) == nil)
    #expect(projected(45, [0, 0, 0]) == .identity)
    #expect(projected(.nan, [.infinity, 0, 0], perspective: .nan) != nil)
  }

  @Test func aPerspectiveMakesTheFarSideSmaller() {
    let turn = Projection(
      degrees: 40, axis: [0, 1, 0], perspective: 1, around: rect.center)
    let side = max(rect.width, rect.height)
    func height(at x: Double) -> Double {
      turn.image(of: Point(x: x, y: rect.maxY), side: side).y
        - turn.image(of: Point(x: x, y: rect.minY), side: side).y
    }
    #expect(height(at: rect.maxX) < rect.height && height(at: rect.minX) > rect.height)
    #expect(abs(height(at: rect.center.x) - rect.height) < 1e-9)
    let effects = effects(
      .rotation3D(degrees: 40, axis: [0, 1, 0], anchor: .center, perspective: 1))
    #expect(effects.count == 1)
    guard case .projection(_, let area) = effects.first else {
      Issue.record("no projection")
      return
    }
    #expect(area == rect)
  }

  // MARK: Controls

  @Test func theSelectedControlAloneHasARing() {
    func button(_ id: String) -> ViewNode {
      ViewNode(
        .button(IntentReference(id: id, typeName: "Pause", title: "Pause")), children: [box])
    }
    let tree = ViewNode(
      .hstack(StackContent(alignment: VerticalGuide.center)), children: [button("1"), button("2")])
    let time = TimedTextContext(now: .distantPast, locale: "en_US", timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(tree, in: Proposal(width: 200, height: 100))
    func strokes(_ control: ControlTarget?) -> [Rect] {
      var context = DrawingContext(
        surface: .phoneIsland(radius: 44), origin: .zero, container: rect, now: .distantPast)
      context.ring = control.map { ControlRing(control: $0, tint: Tint(.white)) }
      var builder = DisplayListBuilder()
      let items = builder.items(of: placed, context).flatMap { item in
        if case .control(_, _, let items) = item { items } else { [item] }
      }
      return items.compactMap { item in
        if case .stroke(let path, _, _) = item { path.bounds } else { nil }
      }
    }
    #expect(strokes(nil).isEmpty && strokes(.intent(nil)).isEmpty)
    let second = IntentReference(id: "2", typeName: "Pause", title: "Pause")
    let rings = strokes(.intent(second))
    #expect(rings.count == 2)
    #expect(rings.allSatisfy { $0.minX >= placed.children[1].bounds.minX && $0.width > 30 })
  }

  // MARK: Boxes

  @Test func boxesAreWhereThingsAreSeen() throws {
    let turned = items(box.modified(.rotation(degrees: 90, anchor: .center)))
    let list = DisplayList(size: Size(width: 60, height: 40), items: turned)
    // 40 by 20 around (20, 10), on its side.
    #expect(list.boxes.map(\.kind) == [.shape])
    let frame = try #require(list.boxes.first?.frame)
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    let symbol = ImageContent(source: .symbol("bolt.fill"), font: FontValue(size: .points(20)))
    let boxes = DisplayList(
      size: .zero,
      items: [
        .group(
          items(ViewNode(.image(symbol))),
          [.transform(PlaneTransform(translation: Point(x: 5, y: 0)))])
      ]
    ).boxes
    #expect(boxes.map(\.kind) == [.symbol] && boxes.first?.name == "bolt.fill")
    // Of a symbol the place of its ink, which is a little smaller than its frame.
    let ink = try #require(boxes.first?.frame)
    #expect(ink.minX > 5 && ink.minX < 8 && ink.height > 18 && ink.height < 24)
  }

  // MARK: Images

  private func images(_ image: ImageContent, in size: Size) -> [DrawnImage] {
    items(ViewNode(.image(image)).framed(size.width, size.height)).flatMap {
      item -> [DrawnImage] in
      if case .image(let image) = item { [image] } else { [] }
    }
  }

  @Test func edgesOfAnImageKeepTheirSize() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
      ))
    var content = ImageContent(
      source: .data(png), isResizable: true, naturalSize: Size(width: 10, height: 10))
    #expect(images(content, in: Size(width: 40, height: 20)).map(\.part) == [DrawnImage.whole])
    content.capInsets = Insets(top: 2, leading: 3, bottom: 0, trailing: 3)
    let parts = images(content, in: Size(width: 40, height: 20))
    #expect(parts.count == 6)
    #expect(parts.map(\.bounds.width) == [3, 34, 3, 3, 34, 3])
    #expect(parts.map(\.bounds.height) == [2, 2, 2, 18, 18, 18])
    #expect(parts.reduce(0) { $0 + $1.part.width * $1.part.height } > 0.999)
    // Where they do not fit they shrink.
    let small = images(content, in: Size(width: 3, height: 20))
    #expect(small.map(\.bounds.width).allSatisfy { $0 <= 1.5 })
  }

  @Test func cornersOfCirclesAreArcs() throws {
    let curves = ShapeCurves(container: rect, containerRadius: 0)
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    let shape = ShapeKind.roundedRectangle(radius: 20)
    let arcs = curves.path(of: .circular(shape), in: square)
    #expect(arcs != curves.path(of: shape, in: square))
    // A circular corner begins one radius from its end, a continuous one one and a half.
    #expect(arcs.contains(.line(Point(x: 80, y: 0))))
    let inset = curves.path(of: .inset(.circular(shape), by: 5), in: square)
    #expect(inset == curves.path(of: .circular(.inset(shape, by: 5)), in: square))
  }

  @Test func glassIsAMaterialWithARim() {
    let items = items(box.modified(.picture(.glass(.capsule, tint: nil))))
    #expect(items.count == 3)
    guard case .fill = items[0], case .stroke(_, let line, _) = items[1] else {
      Issue.record("no glass: \(items)")
      return
    }
    #expect(line.width == 0.5)
    #expect(self.items(box.modified(.picture(.glass(.capsule, tint: .accent)))).count == 4)
  }

  @Test func aMaterialBlursOnACardAlone() {
    let material = ViewNode(.shape(ShapeContent(.capsule, fill: .material(.thin))))
    #expect(items(material).count == 1)
    let card = items(material, on: .phoneCard(.light))
    guard card.count == 2, case .backdrop(_, let radius, 1.8) = card[0], case .fill = card[1] else {
      Issue.record("no backdrop: \(card)")
      return
    }
    #expect(radius == 16)
    let plain = ViewNode(.shape(ShapeContent(.capsule, fill: .accent)))
    #expect(items(plain, on: .phoneCard(.light)).count == 1)
  }

  @Test func raisedTextStandsHigher() throws {
    func baseline(_ offset: Double?) throws -> Double {
      var style = RunStyle()
      style.baselineOffset = offset
      let node = ViewNode(
        .text(TextContent(runs: [TextRun(.literal("a"), style: style)])))
      guard case .text(let text) = try #require(items(node).first) else { return .nan }
      return text.origin.y
    }
    #expect(try baseline(6) == baseline(nil) - 6)
    #expect(try baseline(.nan) == baseline(nil))
  }

  @Test func holesOfTheEvenOddRuleStayOpen() {
    var content = ShapeContent(.rectangle)
    content.isEvenOdd = true
    guard case .fill(_, _, let rule)? = items(ViewNode(.shape(content))).first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(rule == .evenOdd)
  }

  @Test func svgHasEveryEffect() {
    let square = DisplayItem.fill(.rectangle(rect), .solid(Tint(.black)))
    func svg(_ effect: GroupEffect) -> String {
      PictureSvg(
        DisplayList(size: rect.size, items: [.group([square], [effect])]), title: nil
      ).text
    }
    #expect(svg(.blur(radius: 2, isOpaque: true)).contains("stdDeviation=\"2\" edgeMode=\"dup"))
    #expect(svg(.blend(.colorDodge)).contains("mix-blend-mode:color-dodge"))
    #expect(svg(.colors(ColorMatrix(.invert) { _ in Tint(.black) })).contains("feColorMatrix"))
    for mode in BlendModeName.allCases { #expect(svg(.blend(mode)).contains("mix-blend-mode:")) }
  }

  /// PICTURE-4: the colours of a plain gradient follow a bar, and the arc of a ring.
  @Test(arguments: [
    (GaugeContent.Form.accessoryLinear, Point(x: 3, y: 20), Point(x: 117, y: 20)),
    (.circular, Point(x: 49, y: 31), Point(x: 71, y: 31)),
    (.circularCapacity, Point(x: 62, y: 3), Point(x: 58, y: 3)),
  ])
  func theColoursOfAGaugeFollowIt(form: GaugeContent.Form, first: Point, last: Point) throws {
    let gradient = StyleValue.gradient(
      GradientValue(
        stops: [.init(style: .white, location: 0), .init(style: .black, location: 1)],
        form: .linear(start: RelativePoint(x: 0.5, y: 0), end: RelativePoint(x: 0.5, y: 1))))
    let gauge = ViewNode(.gauge(GaugeContent(fraction: 1, form: form, tint: gradient)))
      .framed(120, 40)
    let paints = items(gauge).compactMap { item -> Paint? in
      switch item {
      case .fill(_, let paint, _), .stroke(_, _, let paint): paint
      default: nil
      }
    }
    let paint = try #require(paints.last { if case .gradient = $0 { true } else { false } })
    #expect(paint.tint(at: first).color.red > 200)
    #expect(paint.tint(at: last).color.red < 55)
  }
}

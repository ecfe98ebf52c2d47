import Testing
import ViewArchive

@testable import SwiftUI

/// What cells cannot show is archived for pictures, and named.
@MainActor struct PictureEffectLoweringTests {
  private func modifiers(_ view: some View) -> [NodeModifier] {
    nodes(view).first?.modifiers ?? []
  }

  private func effects(_ view: some View) -> [PictureEffect] {
    modifiers(view).compactMap { if case .picture(let effect) = $0 { effect } else { nil } }
  }

  @Test func effectsKeepTheirValues() {
    let text = Text("a")
    #expect(effects(text.blur(radius: 2)) == [.blur(radius: 2, isOpaque: false)])
    #expect(effects(text.blendMode(.plusLighter)) == [.blend(.plusLighter)])
    #expect(effects(text.blendMode(.normal)) == [])
    #expect(effects(text.compositingGroup()) == [.group])
    #expect(effects(text.brightness(0.1)) == [.filter(.brightness(0.1))])
    #expect(effects(text.hueRotation(.degrees(90))) == [.filter(.hueRotation(degrees: 90))])
    #expect(
      effects(text.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
        == [.rotation3D(degrees: 90, axis: [0, 1, 0], anchor: .center, perspective: 0.5)])
    #expect(effects(text.glassEffect()) == [.glass(.capsule, tint: nil)])
    #expect(effects(text.glassEffect(.identity, in: .circle)) == [])
    #expect(
      effects(text.containerShape(RoundedRectangle(cornerRadius: 8)))
        == [.container(.roundedRectangle(radius: 8))])
    for mode in BlendModeName.allCases where mode != .normal {
      #expect(effects(text.blendMode(BlendMode.named(mode))) == [.blend(mode)])
    }
  }

  @Test func shapesKeepTheirCornersAndRules() {
    func shape(_ view: some View) -> ShapeContent? {
      guard case .shape(let content)? = nodes(view).first?.kind
      else { return nil }
      return content
    }
    #expect(
      shape(RoundedRectangle(cornerRadius: 8, style: .circular))?.shape
        == .circular(.roundedRectangle(radius: 8)))
    #expect(shape(Capsule(style: .circular))?.shape == .circular(.capsule))
    #expect(shape(RoundedRectangle(cornerRadius: 8))?.shape == .roundedRectangle(radius: 8))
    #expect(shape(Circle().fill(.red, style: FillStyle(eoFill: true)))?.isEvenOdd == true)
    #expect(shape(Circle().fill(.red))?.isEvenOdd == nil)
    // The points of a path are those of the view, whatever size that has.
    guard
      case .path(_, let size)? = shape(
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) })?
        .shape
    else {
      Issue.record("no path")
      return
    }
    #expect(size == .zero)
  }

  private func modifiers(_ draw: @escaping (inout GraphicsContext) -> Void) -> [[NodeModifier]] {
    var context = GraphicsContext(size: CGSize(width: 40, height: 20))
    draw(&context)
    return context.layer.views.map { nodes($0).first?.modifiers ?? [] }
  }

  @Test func aCanvasKeepsFiltersAndClips() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    let drawn = modifiers { context in
      context.fill(path, with: .color(.red))
      context.addFilter(.blur(radius: 3))
      context.clip(to: path)
      context.opacity = 0.5
      context.blendMode = .screen
      context.fill(path, with: .color(.red))
    }
    #expect(drawn.count == 2)
    #expect(drawn.first == [])
    let last = try #require(drawn.last)
    #expect(last.count == 4)
    #expect(last[0] == .picture(.blur(radius: 3, isOpaque: false)))
    guard case .clip(.path) = last[1] else { throw Failure() }
    #expect(last[2...] == [.opacity(0.5), .picture(.blend(.screen))])
    let filters: [(GraphicsContext.Filter, PictureEffect)] = [
      (.brightness(0.1), .filter(.brightness(0.1))), (.contrast(2), .filter(.contrast(2))),
      (.saturation(0), .filter(.saturation(0))), (.grayscale(1), .filter(.grayscale(1))),
      (.hueRotation(.degrees(90)), .filter(.hueRotation(degrees: 90))),
      (.colorInvert(), .filter(.invert)), (.luminanceToAlpha, .filter(.luminanceToAlpha)),
    ]
    for (filter, effect) in filters {
      let drawn = modifiers { context in
        context.addFilter(filter)
        context.fill(path, with: .color(.red))
      }
      #expect(drawn == [[.picture(effect)]])
    }
    let inverse = modifiers { context in
      context.clip(to: path, options: .inverse)
      context.drawLayer { $0.fill(path, with: .color(.red)) }
    }
    #expect(inverse.count == 1)
    guard case .mask = inverse.first?.last else { throw Failure() }
  }

  private struct Failure: Error {}

  @Test func aCanvasPlacesGradientsAndTextsWhereItIsTold() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    let context = GraphicsContext(size: CGSize(width: 40, height: 20))
    context.fill(
      path,
      with: .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 10, y: 5),
        endPoint: CGPoint(x: 30, y: 20)))
    context.draw(Text("a"), at: CGPoint(x: 10, y: 5), anchor: .topLeading)
    let drawn = try context.layer.views.map { try #require(nodes($0).first) }
    guard case .shape(let shape) = drawn[0].kind, case .gradient(let gradient) = shape.fill else {
      throw Failure()
    }
    #expect(
      gradient.form
        == .linear(start: RelativePoint(x: 0.25, y: 0.25), end: RelativePoint(x: 0.75, y: 1)))
    #expect(
      drawn[1].modifiers.contains {
        if case .frame(0, 0, let alignment) = $0 {
          alignment == GuidePair(.leading, .top)
        } else {
          false
        }
      })
  }

  @Test func aGradientIsMovedWithTheCanvas() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    var context = GraphicsContext(size: CGSize(width: 40, height: 20))
    context.translateBy(x: 20, y: 10)
    context.scaleBy(x: 2, y: 2)
    context.fill(
      path,
      with: .radialGradient(
        Gradient(colors: [.red, .blue]), center: CGPoint(x: 5, y: 0), startRadius: 1,
        endRadius: 4))
    let view = try #require(context.layer.views.first)
    let drawn = try #require(nodes(view).first)
    guard case .shape(let shape) = drawn.kind, case .gradient(let gradient) = shape.fill else {
      throw Failure()
    }
    #expect(
      gradient.form
        == .radial(center: RelativePoint(x: 0.75, y: 0.5), startRadius: 2, endRadius: 8))
  }

  @Test func aMeshKeepsItsPointsAndColours() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .black], background: .white, smoothsColors: false)
    let node = try #require(nodes(Rectangle().fill(mesh)).first)
    guard case .shape(let shape) = node.kind, case .gradient(let gradient) = shape.fill,
      case .mesh(let value) = gradient.form
    else { throw Failure() }
    #expect(gradient.stops.count == 5 && value.isComplete && !value.isSmooth)
    #expect(value.points.last == RelativePoint(x: 1, y: 1))
    let curved = MeshGradient(
      width: 1, height: 1,
      bezierPoints: [
        .init(
          position: [0, 0], leadingControlPoint: [-1, 0], topControlPoint: [0, -1],
          trailingControlPoint: [1, 0], bottomControlPoint: [0, 1])
      ], colors: [.red])
    guard case .style(.gradient(let single)) = try #require(nodes(curved).first).kind,
      case .mesh(let one) = single.form
    else { throw Failure() }
    #expect(one.controls?.count == 4 && !one.isComplete)
  }

  @Test func textsAndImagesKeepWhatCellsLeaveOut() throws {
    func node(_ view: some View) throws -> ViewNode {
      try #require(nodes(view).first)
    }
    func offset(_ view: some View) throws -> Double? {
      guard case .text(let content) = try node(view).kind else { return nil }
      return content.runs.first?.style.baselineOffset
    }
    #expect(try offset(Text("a").baselineOffset(6)) == 6)
    #expect(try offset(Text("a").baselineOffset(0)) == nil)
    #expect(try node(Text("a").baselineOffset(6)).pictureOnlyNames == ["baselineOffset"])
    // Each text and what cells leave out of it.
    let texts: [(Text, [String])] = [
      (Text("a").underline(), []),
      (Text("a").underline(false, pattern: .dash), []),
      (
        Text("a").underline(pattern: .dash, color: .red),
        ["underline(pattern:)", "underline(color:)"]
      ),
      (Text("a").strikethrough(pattern: .dot), ["strikethrough(pattern:)"]),
      (Text("a").fontWidth(.condensed), ["fontWidth"]),
      (Text("a").fontWidth(.standard), []),
      (Text("a").font(.body.width(.expanded)), ["fontWidth"]),
      (Text("a").font(.body.smallCaps()), ["smallCaps"]),
      (Text("a").font(.body.lowercaseSmallCaps()), ["lowercaseSmallCaps"]),
      (Text("a").font(.body.lowercaseSmallCaps().uppercaseSmallCaps()), ["smallCaps"]),
      (Text("a").font(.body.leading(.tight)), ["leading"]),
      (Text("a").textScale(.secondary), ["textScale"]),
      (Text("a").textScale(.secondary, isEnabled: false), []),
    ]
    for (text, names) in texts { #expect(try node(text).pictureOnlyNames == names) }
    #expect(
      try node(HStack { Text("a") }.strikethrough(color: .red)).children.first?.pictureOnlyNames
        == ["strikethrough(color:)"])
    #expect(
      try node(HStack { Text("a") }.fontWidth(.condensed).textScale(.secondary)).children.first?
        .pictureOnlyNames == ["fontWidth", "textScale"])
    var attributed = AttributedString("a")
    attributed.swiftUI.underlineStyle = Text.LineStyle(pattern: .dashDot)
    #expect(try node(Text(attributed)).pictureOnlyNames == ["underline(pattern:)"])
    let edges = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(
      try node(Image("x").resizable(capInsets: edges).interpolation(.none)).pictureOnlyNames
        == ["resizable(capInsets:)", "interpolation(.none)"])
    #expect(try node(Image("x").resizable().interpolation(.high)).pictureOnlyNames == [])
    let tiled = try node(Image("x").resizable(resizingMode: .tile))
    #expect(tiled.pictureOnlyNames == ["resizable(resizingMode: .tile)"])
    let symbol = try node(
      Image(systemName: "person.3").symbolRenderingMode(.palette)
        .foregroundStyle(.red, .green, .blue))
    guard case .image(let content) = symbol.kind else { return }
    #expect(content.tertiaryForeground == .color(.system(.blue)))
  }

  @Test func hierarchicalSymbolsHaveThreeStylesOfOne() throws {
    let symbol = try node(
      Image(systemName: "wifi").symbolRenderingMode(.hierarchical).foregroundStyle(.red))
    guard case .image(let content) = symbol.kind else {
      Issue.record("no image")
      return
    }
    let red = StyleValue.color(.system(.red))
    #expect(content.foreground == red)
    #expect(content.secondaryForeground == .hierarchical(level: 1, base: red))
    #expect(content.tertiaryForeground == .hierarchical(level: 2, base: red))
    #expect(symbol.pictureOnlyNames == [])
  }
}

extension BlendMode {
  fileprivate static func named(_ name: BlendModeName) -> BlendMode {
    let all: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    return all.first { $0.name == name } ?? .normal
  }
}

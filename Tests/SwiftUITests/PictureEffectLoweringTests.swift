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
    let tiled = try node(Image("x").resizable(resizingMode: .tile))
    #expect(tiled.pictureOnlyNames == ["resizable(resizingMode: .tile)"])
    let symbol = try node(
      Image(systemName: "person.3").symbolRenderingMode(.palette)
        .foregroundStyle(.red, .green, .blue))
    guard case .image(let content) = symbol.kind else { return }
    #expect(content.tertiaryForeground == .color(.system(.blue)))
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

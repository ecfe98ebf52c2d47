import ViewArchive

public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode { case monochrome, hierarchical, palette, multicolor }

  let mode: Mode

  public static let monochrome = Self(mode: .monochrome)
  public static let hierarchical = Self(mode: .hierarchical)
  public static let palette = Self(mode: .palette)
  public static let multicolor = Self(mode: .multicolor)
}

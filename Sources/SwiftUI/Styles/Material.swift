package import ViewArchive

/// A translucent background material.
public struct Material: PrimitiveShapeStyle {
  let name: MaterialName

  public static let ultraThin = Self(name: .ultraThin)
  public static let thin = Self(name: .thin)
  public static let regular = Self(name: .regular)
  public static let thick = Self(name: .thick)
  public static let ultraThick = Self(name: .ultraThick)
  public static let bar = Self(name: .bar)

  package func value(in environment: EnvironmentValues) -> StyleValue { .material(name) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

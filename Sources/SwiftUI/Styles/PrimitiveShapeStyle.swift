package import ViewArchive

/// A style of this module, which returns its value directly instead of resolving to another style.
package protocol PrimitiveShapeStyle: ShapeStyle {
  func value(in environment: EnvironmentValues) -> StyleValue
}

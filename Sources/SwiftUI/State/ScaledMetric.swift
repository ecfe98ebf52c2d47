import ViewArchive

/// A length that scales with the Dynamic Type size, like the font of a text style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    guard let size = EnvironmentValues.current.dynamicTypeSize.typeSize else { return base }
    let style = style.style
    return base * Value(style.pointSize(at: size) / style.pointSize())
  }
}

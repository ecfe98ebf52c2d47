import ViewArchive

/// A Core Graphics colour.
public final class CGColor: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  let style: StyleValue

  init(style: StyleValue) { self.style = style }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(style: .color(.rgba(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, 0…1.
  public var components: [CGFloat]? {
    style.components.map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  public var alpha: CGFloat { style.components?.alpha ?? 1 }
  public var numberOfComponents: Int { 4 }
}

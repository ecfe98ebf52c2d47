import ViewArchive

/// UIKit's colour class, which `import SwiftUI` also re-exports on iOS. Like `Color`, it is
/// resolved when it is drawn.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked: immutable.
  let style: StyleValue

  init(style: StyleValue) { self.style = style }

  /// Creates a colour of the widget's asset catalogue.
  public convenience init(asset name: String) { self.init(style: Color(name).resolvedStyle) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(style: .color(.rgba(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  public convenience init(_ color: Color) { self.init(style: color.resolvedStyle) }

  public convenience init(cgColor: CGColor) { self.init(style: cgColor.style) }

  public convenience init?(named name: String) { self.init(asset: name) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(asset: name)
  }

  public convenience init(resource: ColorResource) { self.init(asset: resource.name) }

  /// Creates a colour from a provider. Where it will be drawn is not known yet, so the provider is
  /// called once for each appearance, and the colour has both.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func style(_ style: UIUserInterfaceStyle) -> StyleValue {
      let traits = UITraitCollection(userInterfaceStyle: style)
      var color = StyleValue.clear
      traits.performAsCurrent { color = dynamicProvider(traits).style }
      return color
    }
    self.init(style: .adapting(light: style(.light), dark: style(.dark)))
  }

  /// Creates a colour from a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public var cgColor: CGColor { CGColor(style: style) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(style: style.withAlpha(alpha))
  }

  /// Returns the colour in the appearance of the traits, which no longer changes.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let scheme = traitCollection.colorScheme.name
    guard let parts = style.components(in: scheme) else {
      return UIColor(style: style.adapted(to: scheme))
    }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    self.init(
      red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), alpha: part("UIAlpha"))
  }

  /// Writes the components in the current appearance.
  public func encode(with coder: NSCoder) {
    guard let parts = style.components else { return }
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.alpha), forKey: "UIAlpha")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.style == style }

  open override var hash: Int { style.hashValue }

  /// Writes the components, 0…1. False: the colour's components are not known before drawing.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = style.components else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = style.components else { return false }
    white?.pointee = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = style.components else { return false }
    let high = max(parts.red, parts.green, parts.blue)
    let spread = high - min(parts.red, parts.green, parts.blue)
    var sextant = 0.0
    if spread > 0 {
      switch high {
      case parts.red: sextant = (parts.green - parts.blue) / spread
      case parts.green: sextant = 2 + (parts.blue - parts.red) / spread
      default: sextant = 4 + (parts.red - parts.green) / spread
      }
    }
    hue?.pointee = (sextant < 0 ? sextant + 6 : sextant) / 6
    saturation?.pointee = high == 0 ? 0 : spread / high
    brightness?.pointee = high
    alpha?.pointee = parts.alpha
    return true
  }
}

public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

extension StyleValue {
  /// The components in the appearance of `UITraitCollection.current`, as UIKit has it.
  var components: (red: Double, green: Double, blue: Double, alpha: Double)? {
    components(in: EnvironmentValues.current.colorScheme.name)
  }

  /// Returns the components of the style's colour in an appearance, sRGB, 0…1. Nil: the components
  /// are not known before drawing.
  func components(
    in scheme: ColorSchemeName, of look: SystemLook = EnvironmentValues.current.systemLook
  ) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
    switch self {
    case .color(.rgba(let red, let green, let blue, let alpha)): (red, green, blue, alpha)
    case .color(.system(let color)): color.components(in: scheme, of: look)
    case .adaptive: adapted(to: scheme).components(in: scheme, of: look)
    case .opacity(let base, let opacity):
      base.components(in: scheme, of: look).map { ($0.red, $0.green, $0.blue, $0.alpha * opacity) }
    case .hierarchical(level: 0, base: nil): SystemColor.label.components(in: scheme, of: look)
    case .hierarchical(level: 1, base: nil):
      SystemColor.secondaryLabel.components(in: scheme, of: look)
    case .accent: SystemColor.blue.components(in: scheme, of: look)
    case .background: SystemColor.systemBackground.components(in: scheme, of: look)
    case .color(.asset), .hierarchical, .gradient, .material: nil
    }
  }

  /// Returns the style with another opacity in place of its own.
  fileprivate func withAlpha(_ alpha: Double) -> StyleValue {
    switch self {
    case .color(.rgba(let red, let green, let blue, _)):
      .color(.rgba(red: red, green: green, blue: blue, alpha: alpha))
    case .adaptive(let light, let dark):
      .adaptive(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .opacity(let base, _): base.withAlpha(alpha)
    case .color, .hierarchical, .gradient, .material, .accent, .background: faded(to: alpha)
    }
  }
}

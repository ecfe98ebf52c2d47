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
    self.init(red: red, green: green, blue: blue, alpha: alpha)
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

  /// Creates a colour from a provider. The appearance used for drawing is not known yet, so the
  /// provider is called with the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(style: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).style)
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
    guard case .color(.rgba(let red, let green, let blue, _)) = style else {
      return UIColor(style: style.faded(to: alpha))
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    func part(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    self.init(
      red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), alpha: part("UIAlpha"))
  }

  /// Writes the components; those of a system colour are for the light appearance.
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
  /// The components of the style's colour, 0…1; those of a system colour are for the light
  /// appearance. Nil: the components are not known before drawing.
  var components: (red: Double, green: Double, blue: Double, alpha: Double)? {
    switch self {
    case .color(.rgba(let red, let green, let blue, let alpha)): (red, green, blue, alpha)
    case .color(.system(let color)): color.lightComponents
    case .color(.adaptive(let light, _)): StyleValue.color(light).components
    case .opacity(let base, let opacity):
      base.components.map { ($0.red, $0.green, $0.blue, $0.alpha * opacity) }
    case .hierarchical(level: 0, base: nil): (0, 0, 0, 1)
    case .hierarchical(level: 1, base: nil): (0.235, 0.235, 0.263, 0.6)
    case .accent: SystemColor.blue.lightComponents
    case .background: (1, 1, 1, 1)
    case .color(.asset), .hierarchical, .gradient, .material: nil
    }
  }
}

extension SystemColor {
  /// The components in light appearance, 0…1 (Human Interface Guidelines, Color).
  var lightComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
    func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
      -> (Double, Double, Double, Double)
    {
      (red / 255, green / 255, blue / 255, alpha)
    }
    return switch self {
    case .red: rgb(255, 59, 48)
    case .orange: rgb(255, 149, 0)
    case .yellow: rgb(255, 204, 0)
    case .green: rgb(52, 199, 89)
    case .mint: rgb(0, 199, 190)
    case .teal: rgb(48, 176, 199)
    case .cyan: rgb(50, 173, 230)
    case .blue: rgb(0, 122, 255)
    case .indigo: rgb(88, 86, 214)
    case .purple: rgb(175, 82, 222)
    case .pink: rgb(255, 45, 85)
    case .brown: rgb(162, 132, 94)
    case .gray: rgb(142, 142, 147)
    case .gray2: rgb(174, 174, 178)
    case .gray3: rgb(199, 199, 204)
    case .gray4: rgb(209, 209, 214)
    case .gray5: rgb(229, 229, 234)
    case .gray6: rgb(242, 242, 247)
    case .systemBackground, .tertiarySystemBackground: rgb(255, 255, 255)
    case .secondarySystemBackground: rgb(242, 242, 247)
    case .label: rgb(0, 0, 0)
    case .secondaryLabel: rgb(60, 60, 67, 0.6)
    case .tertiaryLabel: rgb(60, 60, 67, 0.3)
    case .quaternaryLabel: rgb(60, 60, 67, 0.18)
    case .separator: rgb(60, 60, 67, 0.29)
    }
  }
}

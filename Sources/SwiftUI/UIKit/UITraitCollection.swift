/// The traits for which a colour or font is resolved.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  public let userInterfaceStyle: UIUserInterfaceStyle

  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 3 }
}

/// The traits for which a colour or font is resolved.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked: immutable.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The traits of the view whose body is running.
  public static var current: UITraitCollection {
    let isDark = EnvironmentValues.current.colorScheme == .dark
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var displayScale: CGFloat { 3 }

  /// Runs a closure for which these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    var values = EnvironmentValues.current
    values.colorScheme = colorScheme
    EnvironmentValues.$current.withValue(values, operation: actions)
  }

  /// The appearance; where the traits have none, the current one.
  var colorScheme: ColorScheme {
    switch userInterfaceStyle {
    case .light: .light
    case .dark: .dark
    case .unspecified: EnvironmentValues.current.colorScheme
    }
  }
}

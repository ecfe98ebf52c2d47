/// UIKit's device and screen types. Widgets and app code next to them compile with these types;
/// properties return the values of a current iPhone, and setters have no effect.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac = 5, vision
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

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

public final class UIDevice: NSObject, @unchecked Sendable {
  // Unchecked: all values are constants.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let current = UIDevice()

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "18.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var identifierForVendor: UUID? { nil }
  public var orientation: UIDeviceOrientation { .portrait }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var batteryLevel: Float { 1 }
  public var batteryState: BatteryState { .unplugged }
}

public final class UIScreen: NSObject, @unchecked Sendable {
  // Unchecked: all values are constants.
  public static let main = UIScreen()

  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  public var traitCollection: UITraitCollection { .current }
}

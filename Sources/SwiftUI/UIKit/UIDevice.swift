public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

public final class UIDevice: NSObject, @unchecked Sendable {
  // Unchecked: it has no state.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let current = UIDevice()

  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var localizedModel: String { "iPhone" }
  public var systemName: String { "iOS" }
  /// The version of the phone for which a view's body is running; elsewhere the newest.
  public var systemVersion: String { EnvironmentValues.current.systemVersion }
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

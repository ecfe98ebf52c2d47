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

/// Returns true where the phone for which a view's body is running has at least a version of iOS;
/// elsewhere that is the newest. What `#available(iOS 17, *)` becomes in the prepared copy of a source.
public func _isSystemAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  let own = EnvironmentValues.current.systemVersion.split(separator: ".").compactMap { Int($0) }
  let version = (own.first ?? 0, own.dropFirst().first ?? 0, own.dropFirst(2).first ?? 0)
  return version >= (major, minor, patch)
}

// WatchKit: declared only, for code that a widget shares with a watch app.
@_exported import SwiftUI

public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
}

open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let only = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { only }
  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { "26.0" }
  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
  open var screenScale: CGFloat { 2 }
  open var batteryLevel: Float { -1 }
  open var isBatteryMonitoringEnabled = false
  open func play(_ type: WKHapticType) {}
}

public protocol WKApplicationDelegate: NSObjectProtocol {}
open class WKApplication: NSObject, @unchecked Sendable {
  private static let only = WKApplication()
  open class func shared() -> WKApplication { only }
}
open class WKExtension: NSObject, @unchecked Sendable {
  private static let only = WKExtension()
  open class func shared() -> WKExtension { only }
  open func openSystemURL(_ url: URL) {}
}
public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {}
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  open func start() {}
  open func invalidate() {}
}

import Foundation

@objc(StopwatchEvents)
class StopwatchEvents: RCTEventEmitter {
  public static var emitter: StopwatchEvents?

  override init() {
    super.init()
    StopwatchEvents.emitter = self
  }

  override func supportedEvents() -> [String]! {
    return ["onPause"]
  }

  @objc
  func ready(_ resolve: RCTPromiseResolveBlock, rejecter reject: RCTPromiseRejectBlock) {
    resolve(nil)
  }

  @objc override func constantsToExport() -> [AnyHashable: Any]! { ["limit": 8] }
}

import Foundation
import React

@objc(StopwatchEmitter)
class StopwatchEmitter: RCTEventEmitter {
  nonisolated(unsafe) static var shared: StopwatchEmitter?

  override init() {
    super.init()
    StopwatchEmitter.shared = self
  }

  override func supportedEvents() -> [String]! { ["onPause", "onResume"] }

  override class func requiresMainQueueSetup() -> Bool { false }
}

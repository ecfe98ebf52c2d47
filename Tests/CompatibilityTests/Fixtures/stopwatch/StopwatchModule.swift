import ActivityKit
import Foundation

@objc(StopwatchModule)
class StopwatchModule: NSObject {
  private var startedAt: Date?
  private var pausedAt: Date?
  private var name = ""

  @objc var methodQueue: DispatchQueue { DispatchQueue(label: "stopwatch") }

  @objc
  func start(_ timestamp: Double) -> Void {
    startedAt = Date(timeIntervalSince1970: timestamp)
    pausedAt = nil
  }

  @objc
  func pause() {
    pausedAt = startedAt?.addingTimeInterval(2)
    PauseIntent.send()
  }

  @objc
  func reset(time: Double) {}

  @objc
  func state(_ resolve: @escaping RCTPromiseResolveBlock, rejecter reject: RCTPromiseRejectBlock) {
    guard let startedAt else {
      reject("E_IDLE", "nothing runs", nil)
      return
    }
    resolve([
      "started": startedAt.timeIntervalSince1970,
      "paused": pausedAt?.timeIntervalSince1970 as Any,
      "name": name, "activities": Activity<StopwatchAttributes>.activities.count,
    ])
  }

  @objc
  func odd(_ odd: UInt8) {}

  @objc
  func now() -> NSNumber { 42 }
}

extension StopwatchModule {
  @objc
  func rename(_ name: String, options: [String: Any]) {
    self.name = name + "\(options["count"] as? Int ?? 0)"
  }

  @objc(laps:)
  func listLaps(done: RCTResponseSenderBlock) { done([NSNull(), [1.5, 2]]) }
}

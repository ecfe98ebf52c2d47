import ActivityKit
import Foundation
import React

@objc(StopwatchModule)
class StopwatchModule: NSObject {
  @objc(start:resolver:rejecter:)
  func start(
    _ seconds: Double, resolver resolve: @escaping RCTPromiseResolveBlock,
    rejecter reject: @escaping RCTPromiseRejectBlock
  ) {
    do {
      let state = StopwatchAttributes.ContentState(
        startedAt: Date(timeIntervalSince1970: seconds), pausedAt: nil)
      let activity = try Activity.request(
        attributes: StopwatchAttributes(), content: ActivityContent(state: state, staleDate: nil))
      resolve(activity.id)
    } catch {
      reject("E_START", error.localizedDescription, error)
    }
  }

  @objc
  func stop() {
    Task {
      for activity in Activity<StopwatchAttributes>.activities {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
    }
  }
}

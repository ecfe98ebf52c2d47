import ActivityKit
import ActivityModel
import Dispatch
import Foundation
import Synchronization

extension InProcessEngine.Machine {
  /// The real clock, and a serial queue of the engine's own.
  static var real: Self {
    let queue = DispatchQueue(label: "island.engine")
    return Self(
      now: { Date() }, soon: { queue.async(execute: $0) },
      at: { date, work in
        let seconds = max(date.timeIntervalSinceNow, 0)
        queue.asyncAfter(wallDeadline: .now() + seconds, execute: work)
      },
      newToken: {
        // Tokens observed on devices had 80 bytes (PUSH-8).
        Data((0..<80).map { _ in UInt8.random(in: .min ... .max) })
      })
  }
}

/// Registers this module's engine before `main`, through an entry of `.init_array`, so that an app
/// which links this module needs no call to use it.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  ModuleRegistry.engine.withLock {
    $0 = EngineFactory { identity, changes, report in
      InProcessEngine(
        manifest: identity.manifest, machine: .real, changes: changes, report: report
      ).link(inBackground: identity.isInBackground)
    }
  }
}

extension InProcessEngine {
  fileprivate func link(inBackground: Bool) -> ActivityLink {
    var link = link
    if inBackground { link.role = .backgroundApp }
    return link
  }
}

import ActivityKit
import ActivityModel
import Dispatch
import Foundation
import Synchronization

extension InProcessEngine.Machine {
  /// The machine's clock and a queue of its own.
  static var real: Self {
    let queue = DispatchQueue(label: "island.engine")
    return Self(
      now: { Date() }, soon: { queue.async(execute: $0) },
      at: { date, work in
        let seconds = max(date.timeIntervalSinceNow, 0)
        queue.asyncAfter(wallDeadline: .now() + seconds, execute: work)
      },
      newToken: {
        // Tokens were seen to have 80 bytes (activitykit.md §7).
        Data((0..<80).map { _ in UInt8.random(in: .min ... .max) })
      })
  }
}

/// Adds this module to the program's parts before `main`.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  LinkedParts.engine.withLock {
    $0 = LinkedEngine { identity, news, report in
      InProcessEngine(
        manifest: identity.manifest, machine: .real, news: news, report: report
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

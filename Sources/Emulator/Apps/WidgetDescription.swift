import ActivityKit
package import ActivityModel
import Foundation
import HostProtocol
import PhoneScreen

/// The Live Activities that a widget process offers, as apps for the dock.
@MainActor
package struct WidgetDescription {
  package struct Failure: Error, LocalizedError {
    package var message: String
    package var errorDescription: String? { message }
  }

  /// One app per Live Activity, in the order of declaration. Each starts by itself with the first
  /// state of its first preview and continues with the next states.
  package private(set) var apps: [EmulatedApp] = []

  /// The seconds for which each state of a preview is shown.
  private static let stateSeconds = 6.0

  /// Requests the description from `process`, and waits for the reply.
  ///
  /// - Parameters:
  ///   - name: The name under the app's icon, used only when there is exactly one Live Activity.
  ///   - manifest: The app's declarations, used for every app whatever its identifier; nil: nothing
  ///     is submitted, so everything counts as declared.
  /// - Throws: `Failure` when the process does not start or reply, declares no Live Activity, or
  ///   provides no content state to show.
  package init(
    of process: WidgetProcess, clock: EmulatorClock, name: String? = nil,
    manifest: AppManifest? = nil
  ) async throws(Failure) {
    let description = try await Self.describe(process, clock)
    let activities = description.widgets.compactMap { widget in
      if case .liveActivity(let type, _) = widget.kind {
        (name: widget.name, type: type)
      } else {
        nil
      }
    }
    for activity in activities {
      let values = try Self.values(of: activity.type, in: description)
      let ownName = activities.count == 1 ? name : nil
      apps.append(Self.app(ownName ?? activity.name, activity.type, values, manifest))
    }
    guard !apps.isEmpty else {
      let others = description.widgets.map(\.name).joined(separator: ", ")
      throw Failure(
        message: others.isEmpty
          ? "declares no widget"
          : "declares no Live Activity; not one: \(others)")
    }
  }

  private struct Values {
    var attributes: Data
    var states: [Data]
  }

  /// Sends the describe request and polls until its reply arrives.
  private static func describe(
    _ process: WidgetProcess, _ clock: EmulatorClock
  ) async throws(Failure) -> HostDescription {
    let poller = Poller()
    let start = clock.now()
    do {
      _ = try process.send(.describe(now: start.date), at: start.uptime)
    } catch {
      throw Failure(message: WidgetFailure.cannotStart(error.localizedDescription).message)
    }
    while true {
      let now = clock.now().uptime
      for output in process.read() + process.checkDeadline(at: now) {
        switch output {
        case .reply(.described(let description), _): return description
        case .reply(.failed(let words), _): throw Failure(message: words)
        case .reply, .call: continue
        case .failed(let failure, _): throw Failure(message: failure.message)
        }
      }
      await poller.wait(
        for: process.descriptors, timeout: process.deadline.map { max($0 - now, 0) })
    }
  }

  /// Returns the attributes and content states to show, from the previews, else from the sample.
  private static func values(
    of type: String, in description: HostDescription
  ) throws(Failure) -> Values {
    let previews = description.previews.compactMap { preview in
      if case .activity(let activity) = preview.kind { activity } else { nil }
    }.filter { $0.attributesType == type && !$0.states.isEmpty }
    if let first = previews.first {
      var states: [Data] = []
      for state in previews.filter({ $0.attributes == first.attributes }).flatMap(\.states)
      where !states.contains(state) { states.append(state) }
      return Values(attributes: first.attributes, states: states)
    }
    if let sample = description.samples.first(where: { $0.attributesType == type }) {
      return Values(attributes: sample.attributes, states: [sample.state])
    }
    let reason = description.problems.first { $0.contains(type) } ?? "no preview, no sample"
    throw Failure(message: "no state to show '\(type)' in: \(reason)")
  }

  private static func app(
    _ name: String, _ type: String, _ values: Values, _ manifest: AppManifest?
  ) -> EmulatedApp {
    let first = values.states[0]
    let id = "widget.\(type)"
    return EmulatedApp(
      id: id, name: name, icon: "◆", letter: String(name.prefix(1)),
      attributesType: type, startsByItself: true,
      start: { _ in
        guard let link = ActivityLink.current else { return }
        if var manifest {
          manifest.app = id
          _ = link.submit(.setManifest(manifest))
        }
        let request = ActivityRequest(
          id: link.newID(), app: link.app, attributesType: type, attributes: values.attributes,
          content: ActivityContentRecord(state: first))
        if case .refused(let refusal) = link.submit(.request(request)) {
          throw Failure(message: RefusalText.words(for: refusal))
        }
      },
      steps: values.states.dropFirst().enumerated().map { index, state in
        EmulatedApp.Step(after: stateSeconds * Double(index + 1)) { _ in
          guard let link = ActivityLink.current else { return }
          for record in link.records(type) ?? [] {
            _ = link.submit(
              .update(
                ActivityUpdate(id: record.id, content: ActivityContentRecord(state: state))))
          }
        }
      },
      end: { _ in
        guard let link = ActivityLink.current else { return }
        for record in link.records(type) ?? [] {
          _ = link.submit(.end(ActivityEnd(id: record.id, dismissal: .immediate)))
        }
      })
  }
}

import ActivityKit
package import ActivityModel
package import CellRaster
import Foundation
import HostProtocol
import PhoneScreen

/// The Live Activities that a widget process offers, as apps for the dock.
@MainActor
package struct WidgetApps {
  package struct Failure: Error, LocalizedError {
    package var message: String
    package var errorDescription: String? { message }
  }

  /// One app per Live Activity, in the order of declaration. Each starts automatically with the
  /// first state of its first preview and continues with the next states.
  package private(set) var apps: [EmulatedApp] = []
  /// Further attributes types that the process draws.
  package private(set) var otherTypes: [String] = []

  /// The seconds for which each state of a preview is shown.
  private static let stateSeconds = 6.0

  /// Requests the description from `process`, and waits for the reply.
  ///
  /// - Parameters:
  ///   - name: The name under the app's icon, used only when there is exactly one Live Activity.
  ///   - manifest: The app's declarations, used for every app; nil: no manifest is submitted, so the
  ///     engine treats every capability as declared. A single Live Activity belongs to its app, so
  ///     that pushes have the topic that they have on a phone.
  ///   - hasApp: True: an app of its own starts the Live Activities, so that one without a state to show
  ///     is there, too.
  /// - Throws: `Failure` when the process does not start or reply, declares no Live Activity, or
  ///   provides no content state to show.
  package init(
    of process: WidgetProcess, clock: EmulatorClock, name: String? = nil,
    manifest: AppManifest? = nil, hasApp: Bool = false
  ) async throws(Failure) {
    let description: HostDescription
    do throws(HostFailure) {
      description = try await WidgetRequester(process: process, clock: clock)
        .reply(to: DescribeRequest(now: clock.now().date))
    } catch {
      throw Failure(message: error.message)
    }
    if let message = description.noLiveActivityMessage { throw Failure(message: message) }
    let activities = description.liveActivities
    otherTypes = description.otherTypes ?? []
    for activity in activities {
      let values = Self.values(of: activity.attributesType, in: description)
      if !hasApp { _ = try values.get() }
      let isOnly = activities.count == 1
      let identifier = isOnly ? manifest.flatMap { $0.app.isEmpty ? nil : $0.app } : nil
      apps.append(
        Self.app(
          identifier ?? "widget.\(activity.attributesType)", (isOnly ? name : nil) ?? activity.name,
          activity.attributesType, values, manifest))
    }
    if !apps.isEmpty { apps[0].otherTypes = otherTypes }
  }

  /// The app that declares the Live Activities, in a process of its own: it starts them itself.
  ///
  /// - Parameters:
  ///   - identifier: The app's bundle identifier; nil: one of its name.
  ///   - name: The name under the app's icon; nil: that of the first Live Activity.
  ///   - picture: The picture of the icon.
  package func joined(
    identifier: String?, name: String?, picture: AppIcon?, command: AppCommand
  ) -> EmulatedApp? {
    guard var app = apps.first else { return nil }
    app.name = name ?? app.name
    app.letter = String(app.name.prefix(1))
    app.id = identifier ?? "app.\(app.name.filter { $0.isLetter || $0.isNumber })"
    app.picture = picture
    app.otherTypes = apps.dropFirst().map(\.attributesType) + otherTypes
    app.startsAutomatically = false
    app.steps = []
    app.command = command
    return app
  }

  private struct Values {
    var attributes: Data
    var states: [Data]
  }

  /// Returns the attributes and content states to show: the first preview with the other states of
  /// previews with the same attributes, else the sample.
  private static func values(
    of type: String, in description: HostDescription
  ) -> Result<Values, Failure> {
    let shown = description.shownStates(of: type)
    guard let first = shown.first else {
      let reason = description.reasonForNoState(of: type)
      return .failure(Failure(message: "no state for '\(type)': \(reason)"))
    }
    var states: [Data] = []
    for state in shown.filter({ $0.attributes == first.attributes }).flatMap(\.states)
    where !states.contains(state) { states.append(state) }
    return .success(Values(attributes: first.attributes, states: states))
  }

  private static func app(
    _ id: String, _ name: String, _ type: String, _ values: Result<Values, Failure>,
    _ manifest: AppManifest?
  ) -> EmulatedApp {
    EmulatedApp(
      id: id, name: name, icon: "◆", letter: String(name.prefix(1)),
      attributesType: type, startsAutomatically: true,
      start: { _ in
        guard let link = ActivityLink.current else { return }
        let values = try values.get()
        if var manifest {
          manifest.app = id
          _ = link.submit(.setManifest(manifest))
        }
        let request = ActivityRequest(
          id: link.newID(), app: link.app, attributesType: type, attributes: values.attributes,
          content: ActivityContentRecord(state: values.states[0]),
          // As most apps of widgets do whose server sends pushes.
          pushType: manifest?.hasPushCapability == false ? nil : .token)
        if case .refused(let refusal) = link.submit(.request(request)) {
          throw Failure(message: RefusalMessage.text(for: refusal))
        }
      },
      steps: ((try? values.get())?.states ?? []).dropFirst().enumerated().map { index, state in
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

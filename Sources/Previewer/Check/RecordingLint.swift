import ActivityEngine
import ActivityModel
package import Emulator
import Foundation
import WidgetLint

/// Applies the lint rules for requests, updates and ends to a recording.
package enum RecordingLint {
  /// Returns one line per finding, beginning with the activity's attributes type, or with the app.
  package static func lines(of recording: Recording) -> [String] {
    var names: [ActivityID: String] = [:]
    var order: [ActivityID] = []
    var starts: [ActivityID: EventLint.Update] = [:]
    var updates: [ActivityID: [EventLint.Update]] = [:]
    var ends: [ActivityID: EngineEnd] = [:]
    for case .event(let entry) in recording.items.map(\.item) {
      switch entry.event {
      case .request(let request):
        names[request.id] = request.attributesType
        order.append(request.id)
        starts[request.id] = EventLint.Update(
          date: request.startDate ?? entry.at, state: request.content.state,
          hasAlert: request.alert != nil)
      case .update(let update):
        updates[update.id, default: []].append(
          EventLint.Update(
            date: entry.at, state: update.content.state, hasAlert: update.alert != nil))
      case .end(let end):
        ends[end.id] = EngineEnd(date: entry.at, end: end)
      case .push, .issueToken, .revokeToken, .gesture, .authenticate, .setLocked, .setLandscape,
        .setSystemItem,
        .setForeground, .setDevice, .setAuthorized, .setFrequentPushes, .setManifest, .uninstall,
        .reboot, .setClock, .tick:
        break
      }
    }
    let lines = order.flatMap { id -> [String] in
      guard let start = starts[id] else { return [] }
      let end = ends[id]
      let found =
        EventLint.findings(start: start, updates: updates[id] ?? [], end: end?.date)
        + (end.map { EventLint.ending(isDefault: $0.isDefault, hasContent: $0.hasContent) } ?? [])
      return found.map { "\(names[id] ?? id.rawValue): \($0.line)" }
    }
    return lines
      + EventLint.simultaneousActivities(lives(in: recording)).map {
        "\($0.app): \($0.finding.line)"
      }
  }

  /// Returns the lifetimes of the activities, from each start to its end by the app, a push, an
  /// uninstall or a reboot.
  private static func lives(in recording: Recording) -> [EventLint.Lifetime] {
    var lives: [(id: ActivityID, life: EventLint.Lifetime)] = []
    func begin(_ request: ActivityRequest, at now: Date) {
      lives.append(
        (request.id, EventLint.Lifetime(app: request.app, start: request.startDate ?? now)))
    }
    func finish(at now: Date, where isMeant: (ActivityID, String) -> Bool) {
      for index in lives.indices
      where lives[index].life.end == nil && isMeant(lives[index].id, lives[index].life.app) {
        lives[index].life.end = now
      }
    }
    for case .event(let entry) in recording.items.map(\.item) {
      switch entry.event {
      case .request(let request): begin(request, at: entry.at)
      case .end(let end): finish(at: entry.at) { id, _ in id == end.id }
      case .push(let push):
        switch push.event {
        case .start(let request): begin(request, at: entry.at)
        case .end(let id, _, _): finish(at: entry.at) { other, _ in other == id }
        case .update: break
        }
      case .uninstall(let app): finish(at: entry.at) { _, other in other == app }
      case .reboot: finish(at: entry.at) { _, _ in true }
      case .update, .issueToken, .revokeToken, .gesture, .authenticate, .setLocked, .setLandscape,
        .setSystemItem, .setForeground, .setDevice, .setAuthorized, .setFrequentPushes,
        .setManifest, .setClock, .tick:
        break
      }
    }
    return lives.map(\.life)
  }

  private struct EngineEnd {
    var date: Date
    var isDefault: Bool
    var hasContent: Bool

    init(date: Date, end: ActivityEnd) {
      self.date = date
      isDefault = end.dismissal == .default
      hasContent = end.content != nil
    }
  }
}

import ActivityEngine
import ActivityModel
import Emulator
import Foundation
import Previewer

/// What the rules say of how the activities of a recording were fed.
enum RecordingLint {
  /// A line each; the name of the activity's type comes first.
  static func lines(of recording: Recording) -> [String] {
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
      case .push, .issueToken, .gesture, .authenticate, .setLocked, .setLandscape, .setSystemItem,
        .setForeground, .setDevice, .setAuthorized, .setFrequentPushes, .setManifest, .uninstall,
        .reboot, .tick:
        break
      }
    }
    return order.flatMap { id -> [String] in
      guard let start = starts[id] else { return [] }
      let end = ends[id]
      let found =
        EventLint.findings(start: start, updates: updates[id] ?? [], end: end?.date)
        + (end.map { EventLint.ending(isDefault: $0.isDefault, hasContent: $0.hasContent) } ?? [])
      return found.map { "\(names[id] ?? id.rawValue): \($0.line)" }
    }
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

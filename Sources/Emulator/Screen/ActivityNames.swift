import ActivityEngine
import ActivityModel
import LocalEngine

/// The names of activities for messages: those of their apps, also for activities that have just
/// been removed.
@MainActor
final class ActivityNames {
  private let driver: EngineDriver
  /// The names of the apps in the dock, by app identifier.
  let appNames: [String: String]
  private var known: [ActivityID: String] = [:]

  init(driver: EngineDriver, appNames: [String: String]) {
    self.driver = driver
    self.appNames = appNames
  }

  /// Returns the name of an activity's app, also for an activity that has just been removed.
  func name(of id: ActivityID) -> String {
    guard let record = driver.engine.record(id) else { return known[id] ?? id.rawValue }
    return appNames[record.app] ?? record.attributesType
  }

  /// Stores the name of an activity for the time after its removal.
  func remember(_ id: ActivityID) { known[id] = name(of: id) }

  /// Removes the stored names of all other activities.
  func removeAll(except ids: Set<ActivityID>) { known = known.filter { ids.contains($0.key) } }
}

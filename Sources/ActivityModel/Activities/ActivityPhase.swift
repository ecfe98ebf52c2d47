/// The phase of an activity's life cycle; `ActivityState` of ActivityKit.
package enum ActivityPhase: String, Codable, Hashable, Sendable, CaseIterable {
  case pending, active, stale, ended, dismissed

  /// True while the activity can be shown in the island.
  package var isRunning: Bool { self == .active || self == .stale }
}

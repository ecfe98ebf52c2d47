/// Whether an app is in front, as `scenePhase` says it.
package enum AppPhase: String, Codable, Hashable, Sendable { case active, inactive, background }

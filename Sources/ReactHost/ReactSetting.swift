package import ActivityModel
package import Foundation

/// What the process of a React Native app is told by the program that starts it.
package struct ReactSetting: Codable, Hashable, Sendable {
  /// The path of the bundle, which is exchanged at a save.
  package var bundle: String
  /// The absolute path of the project, for paths in messages.
  package var project: String
  /// The facts of the phone and the app for the script, as JSON: see the page Protocol.
  package var facts: JSONValue

  package init(bundle: String, project: String, facts: JSONValue) {
    self.bundle = bundle
    self.project = project
    self.facts = facts
  }

  /// The name of the environment variable that tells it, as JSON.
  package static let variable = "ISLAND_REACT"

  /// The variables of the process that is told.
  package var environment: [String: String] {
    let data = (try? JSONEncoder().encode(self)) ?? Data()
    return [Self.variable: String(decoding: data, as: UTF8.self)]
  }

  /// What this process was told; nil: its app is not one of React Native.
  package static func told(in environment: [String: String]) -> ReactSetting? {
    environment[variable].flatMap {
      try? JSONDecoder().decode(ReactSetting.self, from: Data($0.utf8))
    }
  }
}

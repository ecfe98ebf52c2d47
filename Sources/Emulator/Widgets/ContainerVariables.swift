/// The environment variables that lead a process to the folders that it writes to.
enum ContainerVariables {
  /// The home folder of the process.
  static let home = "HOME"
  /// Where an app and its widget have the stores of their app groups.
  static let groups = "ISLAND_GROUPS"

  /// The folders to which variables of its own lead a process; empty: it has none.
  static func folders(in variables: [String: String]) -> [String] {
    [home, groups].compactMap { variables[$0] }
  }
}

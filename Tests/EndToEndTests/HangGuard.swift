/// The limit of everything that these tests wait for: it ends a test that hangs, and is no measure
/// of the program or the machine.
enum HangGuard {
  static let seconds = 300.0
  /// The environment in which the program and its widgets have as long for a reply, instead of the
  /// seconds after which a person would want to know.
  static let environment = ["ISLAND_TIMEOUT": "\(Int(seconds))"]
}

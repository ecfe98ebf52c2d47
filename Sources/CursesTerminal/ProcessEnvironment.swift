import Glibc

/// ncurses takes some of its arguments from the environment.
enum ProcessEnvironment {
  /// Runs `body` with these variables set, and puts back what was there. Only for the start of the
  /// program: no other thread may read the environment meanwhile.
  static func with<Result>(_ values: [String: String], _ body: () -> Result) -> Result {
    let before = values.keys.map { name in (name, getenv(name).map { String(cString: $0) }) }
    for (name, value) in values { setenv(name, value, 1) }
    defer {
      for (name, value) in before {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }
}

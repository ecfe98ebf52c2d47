import CNcurses
import Glibc

/// Reads the environment variables and sets those that ncurses takes as arguments.
package enum ProcessEnvironment {
  /// The current variables of the process.
  package static var all: [String: String] {
    var result: [String: String] = [:]
    var entry = nc_environment()
    while let text = entry?.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      entry = entry?.successor()
    }
    return result
  }

  /// Runs `body` with these variables set, then restores the old values. Only for the start of the
  /// program: no other thread may read the environment at the same time.
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

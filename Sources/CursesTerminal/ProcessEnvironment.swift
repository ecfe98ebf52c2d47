import CNcurses
import Glibc

/// ncurses takes some of its arguments from the environment.
package enum ProcessEnvironment {
  /// All variables as they are now.
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

import Foundation

/// Cache of which names the modules that widgets import have; asking the compiler takes half a
/// second.
struct NameCache {
  /// Absolute path of the cache file of a set of modules.
  private let path: String
  private var isThere: [String: Bool] = [:]

  /// - Parameter folder: the cache folder for this version of the modules.
  init(folder: String, modules: Set<String>) {
    var digest = Digest()
    for module in modules.sorted() { digest.add(module) }
    path = "\(folder)/names-\(digest.name)"
    for line in ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
    {
      isThere[String(line.dropFirst())] = line.first == "+"
    }
  }

  /// Returns the checks whose results are not known.
  func unknown(of checks: some Sequence<String>) -> [String] {
    checks.filter { isThere[$0] == nil }.sorted()
  }

  func isMissing(_ check: String) -> Bool { isThere[check] == false }

  /// Adds results and writes the file. A failure to write it is ignored: the next run asks again.
  mutating func keep(_ checks: [String], missing: Set<String>) {
    for check in checks { isThere[check] = !missing.contains(check) }
    let text = isThere.sorted { $0.key < $1.key }.map { ($0.value ? "+" : "-") + $0.key }
    try? Data(text.joined(separator: "\n").utf8).write(
      to: URL(fileURLWithPath: path), options: .atomic)
  }
}

import Foundation

/// The programs that apps in React Native need, and nothing else does.
struct ScriptPrograms: Encodable, Hashable {
  /// Absolute paths; nil: it is not on the path.
  var node: String?
  var esbuild: String?

  init(
    _ environment: [String: String],
    isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first(where: isExecutable)
    }
    node = find("node")
    esbuild = find("esbuild")
  }

  /// What there is, and how to have the rest.
  var text: String {
    let missing = [(node, "nodejs"), (esbuild, "esbuild")].filter { $0.0 == nil }.map(\.1)
    let present = [node, esbuild].compactMap(\.self)
    return "React Native apps run with "
      + (missing.isEmpty
        ? present.joined(separator: " and ")
        : "node and esbuild: apt-get install -y \(missing.joined(separator: " "))")
  }
}

package import Foundation

/// The scripts that run the JavaScript of apps and widgets. They are embedded in the program, and written
/// to the user's cache, because node reads files.
package enum Scripts {
  /// The host of an app, by its path in the folder.
  package static let host = "host.mjs"
  /// What finds and evaluates the layouts of Live Activities.
  package static let layouts = "widgets.mjs"
  /// What bundles a project.
  package static let bundler = "bundle.mjs"

  /// The texts by their paths in the folder.
  static let texts: [String: String] = {
    let prefix = "Scripts/"
    return Dictionary(
      uniqueKeysWithValues: EmbeddedTexts.all.map { path, text in
        (String(path.dropFirst(prefix.count)), text)
      })
  }()

  /// Returns the absolute path of the folder with the scripts, after writing those that are not there as
  /// they are in this program. Its name changes with the scripts, so that programs of several versions
  /// do not write to the same files.
  ///
  /// - Parameter environment: Says where the user's cache is.
  /// - Throws: `ScriptFailure.cannotWrite` when the cache cannot be written.
  package static func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ScriptFailure) -> String {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
    let folder = "\(cache)/island/scripts-\(String(fingerprint, radix: 16))"
    do {
      for (path, text) in texts { try write(text, to: "\(folder)/\(path)") }
    } catch {
      throw .cannotWrite(folder: folder, reason: error.localizedDescription)
    }
    return folder
  }

  /// What is there is compared, not trusted: tools that run the code of others write to the cache, too.
  private static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A number of all texts: FNV-1a with 64 bits.
  private static let fingerprint: UInt64 = {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      for byte in path.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return sum
  }()
}

import Foundation

/// Lines for bash, with the built programs in its path, and a folder of its own to work in: the runtime
/// and the state folder of all that it starts, too.
final class ShellScript {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-script-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the lines without a terminal and without input.
  func run(_ lines: String, environment: [String: String] = [:]) throws -> Program.Run {
    let inherited = ProcessInfo.processInfo.environment
    var process = BoundedProcess(
      ["bash", "-c", lines],
      environment: inherited.merging(HangGuard.environment) { $1 }
        .merging([
          "PATH": "\(TmuxTerminal.buildFolder.path):\(inherited["PATH"] ?? "")",
          "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state",
        ]) { $1 }.merging(environment) { $1 })
    process.workingDirectory = folder.path
    return try process.run()
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

import Foundation

/// `swiftc`, run and waited for.
struct SwiftCompiler {
  /// Absolute.
  var path: String

  struct Outcome {
    var succeeded: Bool
    var output: String
  }

  /// Named in `ISLAND_SWIFTC`, or the first one on `PATH`.
  init(in environment: [String: String]) throws(WidgetBuildError) {
    let named = environment["ISLAND_SWIFTC"].map { [$0] } ?? []
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = named.isEmpty ? folders.map { $0 + "/swiftc" } : named
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .noCompiler(searched: named.isEmpty ? folders : named)
    }
    path = found
  }

  /// - Parameter tool: another program of the toolchain, absolute.
  func run(
    _ arguments: [String], as tool: String? = nil
  ) throws(WidgetBuildError) -> Outcome {
    let path = tool ?? path
    let leash = CompilerLeash.current
    guard leash?.isEnded != true else { throw .compilerStopped(path: path, signal: 9) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .noCompiler(searched: [path])
    }
    leash?.hold(process.processIdentifier)
    defer { leash?.release(process.processIdentifier) }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      throw .compilerStopped(path: path, signal: process.terminationStatus)
    }
    return Outcome(succeeded: process.terminationStatus == 0, output: output)
  }
}

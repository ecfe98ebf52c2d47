import CFuzzer
import Foundation

/// Runs one fuzz target with libFuzzer: `island-fuzz TARGET [libFuzzer's options] [CORPUS…]`.
@main
struct Fuzz {
  /// Targets by name; each takes the bytes of one input, and must neither trap nor take long.
  @MainActor static let targets: [String: @MainActor (Data) -> Void] = [
    "keys": FuzzTargets.keys, "toml": FuzzTargets.toml, "wire": FuzzTargets.wire,
    "archive": FuzzTargets.archive, "archive-mutations": ArchiveMutations.draw,
    "journal": FuzzTargets.journal, "recording": FuzzTargets.recording,
    "picture": FuzzTargets.picture, "strings": FuzzTargets.strings,
    "project": FuzzTargets.project,
  ]
  @MainActor static var target: @MainActor (Data) -> Void = { _ in }

  @MainActor
  static func main() {
    guard CommandLine.arguments.count > 1, let target = targets[CommandLine.arguments[1]] else {
      print("usage: island-fuzz TARGET [options of libFuzzer] [CORPUS…]")
      print("targets: \(targets.keys.sorted().joined(separator: " "))")
      exit(64)
    }
    self.target = target
    // libFuzzer must not see the target's name.
    let arguments = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var count = Int32(arguments.count)
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(
      capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { list?[index] = strdup(argument) }
    list?[arguments.count] = nil
    exit(
      LLVMFuzzerRunDriver(&count, &list) { bytes, count in
        MainActor.assumeIsolated {
          Fuzz.target(Data(UnsafeBufferPointer(start: bytes, count: count)))
        }
        return 0
      })
  }
}

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
    "project": FuzzTargets.project, "bridge": FuzzTargets.bridge, "push": FuzzTargets.push,
    "react": ReactTargets.react, "voltra": VoltraTargets.voltra,
    "http": PushServerTargets.http, "request": PushServerTargets.request,
  ]
  @MainActor static var target: @MainActor (Data) -> Void = { _ in }

  /// The process ends after so many bytes of input, if the environment says so.
  @MainActor private static let limit = ProcessInfo.processInfo.environment["FUZZ_BYTES"]
    .flatMap { Int($0) }
  @MainActor private static var count = (inputs: 0, bytes: 0)

  @MainActor
  private static func run(_ data: Data) {
    target(data)
    count.inputs += 1
    count.bytes += data.count
    guard let limit, count.bytes >= limit else { return }
    FileHandle.standardError.write(
      Data("\(count.inputs) inputs, \(count.bytes) bytes\n".utf8))
    // libFuzzer takes `exit` for a fault of the target.
    _exit(0)
  }

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
          Fuzz.run(Data(UnsafeBufferPointer(start: bytes, count: count)))
        }
        return 0
      })
  }
}

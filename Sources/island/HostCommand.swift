import Foundation
import Glibc
import HostProtocol
import WidgetKit

/// The program as a widget process: loads a compiled widget and answers for it over its standard
/// input and output. Started by the program itself, not by people.
enum HostCommand {
  static let name = "__host"

  /// - Parameter library: nil is told on the standard input, before everything else: a process that
  ///   is started ahead of time has only to load it.
  @MainActor
  static func run(library: String?) async -> Never {
    WidgetClock.holdIfTold()
    HostLimits.impose()
    // Its end closes while it waits: nobody wants it any more.
    guard let library = library ?? waitForLibrary() else { Foundation.exit(0) }
    do {
      try await HostLoop.run(
        library: library, input: STDIN_FILENO, output: HostLoop.claimStandardOutput())
      Foundation.exit(0)
    } catch {
      ErrorPrinter.exit("cannot host '\(library)': \(error)", code: .failed)
    }
  }

  /// A path with a zero behind it; what follows is left for the questions.
  @MainActor
  private static func waitForLibrary() -> String? {
    HostWarmUp.run()
    var path: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1 {
      if byte == 0 { return String(decoding: path, as: UTF8.self) }
      path.append(byte)
    }
    return nil
  }
}

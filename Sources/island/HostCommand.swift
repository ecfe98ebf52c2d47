import Foundation
import WidgetKit

/// The program as a widget process: loads a compiled widget and answers for it over its standard
/// input and output. Started by the program itself, not by people.
enum HostCommand {
  static let name = "__host"

  @MainActor
  static func run(library: String?) async -> Never {
    guard let library else {
      ErrorPrinter.exit("\(name) wants the path of a compiled widget", code: .usage)
    }
    do {
      try await HostLoop.run(
        library: library, input: STDIN_FILENO, output: HostLoop.claimStandardOutput())
      Foundation.exit(0)
    } catch {
      ErrorPrinter.exit("cannot host '\(library)': \(error)", code: .failed)
    }
  }
}

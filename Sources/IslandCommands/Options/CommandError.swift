import ArgumentParser
package import LocalEngine

/// A command that cannot be carried out: the message, and the exit code of the program.
package struct CommandError: Error {
  package var message: String
  package var code: ErrorPrinter.ExitCode

  package init(_ message: String, code: ErrorPrinter.ExitCode) {
    self.message = message
    self.code = code
  }

  /// A file that the command line names and that cannot be read.
  ///
  /// - Parameter option: The option that names it; nil: an argument does.
  package init(_ failure: FileFailure, for option: String? = nil) {
    let place = option.map { "\($0): " } ?? ""
    self.init(place + failure.message, code: failure.isTooLong ? .badInput : .missingFile)
  }

  /// The first line of the message of an error of the argument parser.
  init(usage error: any Error) {
    let message = ContentOptions.message(for: error).split(separator: "\n").first
    self.init(message.map(String.init) ?? "wrong usage", code: .usage)
  }
}

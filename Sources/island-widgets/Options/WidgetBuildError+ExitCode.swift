import IslandCommands
import WidgetBuild

extension WidgetBuildError {
  /// The exit code of a command that ends with this error.
  var exitCode: ErrorPrinter.ExitCode {
    switch self {
    case .notFound, .unreadable: .missingFile
    default: .badInput
    }
  }
}

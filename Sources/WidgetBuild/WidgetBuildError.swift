import Foundation

/// Why a path did not become a widget; facts only, `WidgetBuildMessage` has the words.
package enum WidgetBuildError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notSwift(path: String)
  case noSwiftFiles(path: String)
  /// More than `limit` files and folders: hardly a project.
  case tooManyFiles(path: String, limit: Int)
  /// In the system's words.
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case notUTF8(path: String, line: Int)
  /// Swift files, but none that declares a Live Activity.
  case noWidget(path: String, count: Int)
  case twoMains([Main])
  /// No `swiftc` where it was looked for.
  case noCompiler(searched: [String])
  /// Somebody or something ended it.
  case compilerStopped(path: String, signal: Int32)
  /// The modules that widgets import are not beside the program.
  case noModules(folder: String)
  case cannotWrite(path: String, reason: String)
  /// What the compiler said, whole.
  case doesNotCompile(Diagnosis)
  /// Every round of bridging found more to bridge.
  case tooManyStandIns([StandIn])

  package struct Main: Hashable, Sendable {
    package var type: String
    package var place: String
  }

  package struct Diagnosis: Hashable, Sendable {
    /// `file:line:column` of the first error; nil when the compiler named none.
    package var place: String?
    package var message: String
    /// Everything that was printed.
    package var output: String
    /// Imports that nothing answered for, which may be the reason.
    package var absentImports: [PreparedSources.AbsentImport]

    /// Finds the first error in a compiler's output.
    package init(output: String, absentImports: [PreparedSources.AbsentImport] = []) {
      self.output = output
      self.absentImports = absentImports
      message = "the compiler failed"
      for line in output.split(separator: "\n") {
        guard let range = line.range(of: ": error: ") ?? line.range(of: "error: ") else {
          continue
        }
        message = String(line[range.upperBound...])
        let before = line[..<range.lowerBound]
        place = before.isEmpty ? nil : String(before)
        return
      }
    }
  }
}

extension WidgetBuildError {
  /// True for what other files of the same sources might not have.
  var isOfTheSources: Bool {
    switch self {
    case .doesNotCompile, .tooManyStandIns, .twoMains, .unreadable, .tooLarge, .notUTF8: true
    case .notFound, .notSwift, .noSwiftFiles, .tooManyFiles, .noWidget, .noCompiler,
      .compilerStopped, .noModules, .cannotWrite:
      false
    }
  }

  /// The compiler's errors, where it was the compiler that refused.
  var diagnostics: [Diagnostic] {
    if case .doesNotCompile(let diagnosis) = self {
      Diagnostic.errors(in: diagnosis.output)
    } else {
      []
    }
  }
}

import Foundation
import Glibc
package import JavaScript

/// Error that explains why a path could not be built into a widget. Holds facts only;
/// `WidgetBuildMessage` turns them into text.
package enum WidgetBuildError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notSwift(path: String)
  case noSwiftFiles(path: String)
  /// More than `limit` files and folders below the path, so it is unlikely to be a project.
  case tooManyFiles(path: String, limit: Int)
  /// The file cannot be read; `reason` is the operating system's error text.
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case notUTF8(path: String, line: Int)
  /// There are `count` Swift files, but none declares a Live Activity.
  case noWidget(path: String, count: Int)
  /// No app is around the widget any more.
  case noApp(paths: [String])
  /// Several widgets or widget bundles are marked `@main`.
  case twoMains([Main])
  /// `swiftc` was not found in any of the searched paths.
  case noCompiler(searched: [String])
  /// The compiler process at `path` was ended by a signal.
  case compilerStopped(path: String, signal: Int32)
  /// The compiler was ended after that much processor time; `place` is the start of the expression
  /// that it could not type-check.
  case compilerTooSlow(seconds: Int, place: Diagnostic?)
  /// The modules that widgets import are missing in `folder`, beside the executable.
  case noModules(folder: String)
  case cannotWrite(path: String, reason: String)
  /// SwiftPM could not fetch the packages of a project; `output` is what it printed.
  case cannotResolve(output: String)
  /// The compiler reported errors; the diagnosis contains its whole output.
  case doesNotCompile(Diagnosis)
  /// Stand-ins were still missing after the last round of generating them.
  case tooManyStandIns([StandIn])
  /// What runs or reads JavaScript is not there.
  case lacksScriptTool(ScriptFailure)

  /// Where the error is, as `file`, `file:line` or `file:line:column`; nil: in no file of the sources.
  package var place: String? {
    switch self {
    case .unreadable(let path, _), .tooLarge(let path, _, _), .notSwift(let path): path
    case .notUTF8(let path, let line): "\(path):\(line)"
    case .twoMains(let mains): mains.first?.place
    case .compilerTooSlow(_, let place): place?.place
    case .doesNotCompile(let diagnosis): diagnosis.place
    case .tooManyStandIns(let standIns): standIns.first?.place
    case .notFound, .noSwiftFiles, .tooManyFiles, .noWidget, .noApp, .noCompiler, .compilerStopped,
      .noModules, .cannotWrite, .cannotResolve, .lacksScriptTool:
      nil
    }
  }

  /// A type marked `@main`; `place` is its `file:line`.
  package struct Main: Hashable, Sendable {
    package var type: String
    package var place: String
  }

  /// The first error of a failed compilation together with the whole compiler output.
  package struct Diagnosis: Hashable, Sendable {
    /// Source location of the error that is told, the first one or its cause, as
    /// `file:line:column`; nil when the compiler gave none.
    package var place: String?
    package var message: String
    /// What kind of error it is; nil: the compiler did not say.
    var identifier: DiagnosticIdentifier?
    /// All errors that have a place in a source.
    package var errors: [Diagnostic]
    /// The compiler's complete output, without the identifiers of the messages.
    package var output: String
    /// Imported modules that are not available, which may be the cause of the error.
    package var absentImports: [AbsentImport]
    /// What the name or label of the error was probably meant to be; nil: that is not known.
    package var meant: String?
    /// Seconds of processor time after which no more was left out; nil: there was nothing more to
    /// leave out.
    package var limit: Int?

    /// Finds the first error in a compiler's output.
    package init(output: String, absentImports: [AbsentImport] = []) {
      self.output = Diagnostic.withoutIdentifiers(output)
      self.absentImports = absentImports
      errors = Diagnostic.errors(in: output)
      message = "the compiler failed"
      for line in output.split(separator: "\n") {
        guard let range = line.range(of: ": error: ") ?? line.range(of: "error: ") else {
          continue
        }
        let first = Diagnostic.printed(line[range.upperBound...], file: "", line: 0, column: 0)
        (message, identifier) = (first.message, first.identifier)
        let before = line[..<range.lowerBound]
        place = before.isEmpty ? nil : String(before)
        break
      }
      // Of an expression with a wrong name the compiler may first tell that it cannot infer a type.
      if identifier.isOne(of: DiagnosticIdentifier.vague),
        let cause = errors.first(where: { $0.identifier.isOne(of: DiagnosticIdentifier.named) })
      {
        (place, message, identifier) = (cause.place, cause.message, cause.identifier)
      }
    }

    /// Creates a diagnosis of errors that were found without the compiler.
    ///
    /// - Parameter output: What is shown for them.
    init(of errors: [Diagnostic], output: String, absentImports: [AbsentImport]) {
      self.errors = errors
      self.output = output
      self.absentImports = absentImports
      place = errors.first?.place
      message = errors.first?.message ?? ""
      identifier = errors.first?.identifier
    }
  }
}

extension WidgetBuildError {
  /// True when a folder has no Live Activity in Swift.
  var isOfNoWidget: Bool {
    switch self {
    case .noWidget, .noSwiftFiles: true
    default: false
    }
  }

  /// True when the error is caused by the contents of the sources, so that compiling less of them
  /// could succeed.
  var isOfTheSources: Bool {
    switch self {
    case .doesNotCompile, .tooManyStandIns, .compilerTooSlow: true
    default: false
    }
  }

  /// The bytes without which a disk counts as full: what could not be written is removed again.
  private static let leastFreeBytes = 8 << 20

  /// True when the compiler failed because nothing more could be written. It says so in words only, or
  /// dies of SIGBUS: the linker maps what it writes into memory.
  ///
  /// - Parameter freeBytes: Those of the folder that it writes to; nil: they are not known.
  func isOfAFullDisk(freeBytes: Int?) -> Bool {
    switch self {
    case .compilerStopped(_, let signal) where signal == SIGBUS: true
    case .compilerStopped: freeBytes ?? .max < Self.leastFreeBytes
    case .doesNotCompile(let diagnosis):
      diagnosis.errors.isEmpty && freeBytes ?? .max < Self.leastFreeBytes
    default: false
    }
  }

  /// The first line of the error's text.
  package var shortText: String {
    String(WidgetBuildMessage.text(for: self).prefix { !$0.isNewline })
  }

  /// The compiler's errors; empty when the build failed for another reason.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .doesNotCompile(let diagnosis): diagnosis.errors
    case .compilerTooSlow(_, let place?): [place]
    default: []
    }
  }
}

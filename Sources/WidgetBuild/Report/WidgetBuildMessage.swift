import JavaScript

/// Texts for failed builds, in the form that all error messages of the program have: one line with
/// what failed, then lines that begin with `at`, `got`, `want` or `try`.
package enum WidgetBuildMessage {
  /// Returns the line with what failed.
  package static func headline(of error: WidgetBuildError) -> String {
    String(text(for: error).prefix { $0 != "\n" })
  }

  package static func text(for error: WidgetBuildError) -> String {
    switch error {
    case .notFound(let path):
      return """
        no such file or folder: '\(path)'
          try  a .swift file that declares a Live Activity, or its folder
        """
    case .notSwift(let path):
      return """
        not a Swift source: '\(path)'
         want  a file whose name ends in .swift, or a folder of them
        """
    case .noSwiftFiles(let path):
      return """
        no Swift sources in '\(path)'
          try  the folder of the widget extension
        """
    case .tooManyFiles(let path, let limit):
      return """
        more than \(limit) files below '\(path)'
          try  the folder of the project, or of the widget extension
        """
    case .unreadable(let path, let reason):
      return """
        cannot read '\(path)': \(reason)
          try  making it a readable file, or naming the other files one by one
        """
    case .tooLarge(let path, let bytes, let limit):
      return """
        '\(path)' is too large for a source
          got  \(bytes) bytes
         want  \(limit) at most
          try  naming the widget's files one by one
        """
    case .notUTF8(let path, let line):
      return """
        not text in UTF-8: '\(path)'
           at  \(path):\(line)
          try  saving it as UTF-8; Swift reads nothing else, on iOS either
        """
    case .noWidget(let path, let count):
      return """
        no Live Activity in '\(path)': \(count) Swift files, none has an ActivityConfiguration
          try  the folder of the widget extension
        """
    case .noApp(let paths):
      return """
        no app around the widget in '\(paths.joined(separator: " "))': no type is an App with @main
          try  the folder of the whole project
        """
    case .twoMains(let mains):
      let places = mains.map { "\n   at  \($0.place) (\($0.type))" }.joined()
      return """
        \(mains.count) types are marked @main; a program starts in one place\(places)
          try  naming the files of one widget extension only
        """
    case .noCompiler(let searched):
      return """
        no Swift compiler found
           at  \(searched.joined(separator: ", "))
          try  putting swiftc on PATH, or naming it in ISLAND_SWIFTC
        """
    case .compilerStopped(let path, let signal):
      return """
        the Swift compiler was killed by signal \(signal)\(signal == 9 ? " (out of memory?)" : "")
           at  \(path)
          try  again; if it happens again, with fewer files
        """
    case .compilerTooSlow(let seconds, let place):
      return """
        the Swift compiler needs more than \(seconds) seconds of processor time for this
           at  \(place?.place ?? "an unknown place")
          try  dividing the expression there into smaller ones
        """
    case .noModules(let folder):
      return """
        the modules that widgets import are missing
           at  \(folder)
         want  SwiftUI.swiftmodule and its siblings beside the program
          try  running the program from the build folder: swift run island
        """
    case .cannotResolve(let output):
      let error = output.split(separator: "\n").first { $0.contains("error:") }
      return """
        the packages of the project cannot be fetched
          got  \(error.map(String.init) ?? "no message")
          try  --packages with a folder of checkouts, or without --resolve: stand-ins are used;
               --no-sandbox resolves with your keys and settings what is not public
        """
    case .cannotWrite(let path, let reason):
      return """
        cannot write the compiled widget: \(reason)
           at  \(path)
          try  setting TMPDIR to a folder with free space
        """
    case .doesNotCompile(let diagnosis):
      let place = diagnosis.place.map { "\n   at  \($0)" } ?? ""
      let limit =
        diagnosis.limit.map {
          "\n after  \($0) seconds: the Live Activity needs too much code that does not compile here"
        } ?? ""
      let meant = diagnosis.meant.map { "; did you mean '\($0)'?" } ?? ""
      let remedy = remedy(for: diagnosis)
      return """
        the widget does not compile: \(diagnosis.message)\(meant)\(place)\(limit)\(remedy)

        \(diagnosis.output)
        """
    case .lacksScriptTool(let failure): return failure.message
    case .tooManyStandIns(let standIns):
      let names = standIns.map(\.name).joined(separator: ", ")
      return """
        the widget uses too much unsupported API to generate stand-ins for it
         lacks \(names)
        """
    }
  }

  private static func remedy(for diagnosis: WidgetBuildError.Diagnosis) -> String {
    var lines = diagnosis.absentImports.map { absent in
      absent.isApples
        ? "\n needs  \(absent.module), an iOS module that is not supported (\(absent.place))"
        : "\n needs  \(absent.module), whose sources were not given (\(absent.place))"
    }
    if diagnosis.absentImports.contains(where: { !$0.isApples }) {
      lines.append(
        "\n  try  naming that module's files too, or their folder; code that is not needed for "
          + "rendering can be put behind #if canImport(…)")
    } else if diagnosis.meant == nil,
      diagnosis.identifier.isOne(of: DiagnosticIdentifier.unknownNames)
    {
      lines.append("\n  try  naming the file that declares it too, or the project's folder")
    }
    return lines.joined()
  }
}

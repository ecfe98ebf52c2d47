/// The words for a failed build, in the form that style.md gives errors.
package enum WidgetBuildMessage {
  package static func text(for error: WidgetBuildError) -> String {
    switch error {
    case .notFound(let path):
      return """
        no such file or folder: '\(path)'
          try  a .swift file that declares a Live Activity, or the folder it lies in
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
    case .noCompiler(let searched):
      return """
        no Swift compiler found
           at  \(searched.joined(separator: ", "))
          try  putting swiftc on PATH, or naming it in ISLAND_SWIFTC
        """
    case .noModules(let folder):
      return """
        the modules that widgets import are missing
           at  \(folder)
         want  SwiftUI.swiftmodule and its siblings beside the program
          try  running the program from the build folder: swift run island
        """
    case .cannotWrite(let path, let reason):
      return """
        cannot write the compiled widget: \(reason)
           at  \(path)
          try  setting TMPDIR to a folder with room
        """
    case .doesNotCompile(let diagnosis):
      let place = diagnosis.place.map { "\n   at  \($0)" } ?? ""
      return """
        the widget does not compile: \(diagnosis.message)\(place)

        \(diagnosis.output)
        """
    }
  }
}

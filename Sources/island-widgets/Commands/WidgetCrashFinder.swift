import Emulator
import Foundation
import Previewer

/// Finds crashes in a library that was compiled from a widget's sources.
struct WidgetCrashFinder: CrashFinder {
  private let symbolizer: CrashSymbolizer
  private let library: String
  private let files: [String]

  init(_ widget: CompiledWidget, wake: @escaping @Sendable () -> Void) {
    symbolizer = CrashSymbolizer(compiler: widget.compiler, wake: wake)
    library = widget.library
    files = widget.files
  }

  func find(_ failure: WidgetFailure, number: Int) {
    symbolizer.find(failure, number: number, library: library, files: files)
  }

  func takePlaces() -> [(number: Int, place: String?)] {
    symbolizer.drainResults().map { result in
      let place = result.location.map {
        "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)"
      }
      return (result.number, place)
    }
  }
}

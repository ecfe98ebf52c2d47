import SwiftSyntax

/// What the widget's process has to know of the sources.
enum SourceNotes {
  /// Returns the source of the declaration by which the widget's process finds the notes about the
  /// sources; nil without notes.
  static func source(of trees: [SourceFileSyntax]) -> String? {
    let urls = URLNames.names(in: trees)
    let pictures = PictureKeys.keys(in: trees)
    guard !urls.isEmpty || !pictures.isEmpty else { return nil }
    func list(_ names: [String]) -> String {
      names.map { String(reflecting: $0) }.joined(separator: ", ")
    }
    return "import WidgetKit\n\nenum _IslandSourceNotes: WidgetKit._SourceNotes {\n"
      + "  nonisolated static var namesInURLs: [String] { [\(list(urls))] }\n"
      + "  nonisolated static var keysOfPictures: [String] { [\(list(pictures))] }\n}\n"
  }
}

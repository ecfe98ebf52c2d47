import Foundation

/// Where an app starts: its type that is marked `@main`, or, in sources without one, the view that
/// Xcode's templates name `ContentView`.
struct AppRoot: Hashable, Sendable {
  /// The absolute path of the file that declares it.
  var file: String
  var type: String
  /// True for an app, false for a view.
  var isApp: Bool

  private static let view = "ContentView"

  /// Finds the root of an app; nil: there is none.
  ///
  /// - Parameter files: Swift files, the most likely first.
  static func find(among files: [String]) -> AppRoot? {
    var view: AppRoot?
    for file in files where SourceFileReader.isRegular(file) {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("@main"), let type = declared(in: text, inheriting: "App") {
        return AppRoot(file: file, type: type, isApp: true)
      }
      if view == nil, text.contains("struct \(Self.view)"),
        declared(in: text, inheriting: "View", named: Self.view) != nil
      {
        view = AppRoot(file: file, type: Self.view, isApp: false)
      }
    }
    return view
  }

  /// Returns the name of a structure or class that inherits a protocol; nil: there is none.
  private static func declared(
    in text: String, inheriting name: String, named wanted: String? = nil
  ) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }
        .flatMap { $0.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }
      guard let start = words.firstIndex(where: { $0 == "struct" || $0 == "class" }),
        start + 1 < words.count
      else { continue }
      let type = words[start + 1]
      if words[(start + 2)...].contains(name), wanted.map({ $0 == type }) ?? true { return type }
    }
    return nil
  }

  /// The source of an app that shows the view; nil: it is an app already.
  var entryPoint: String? {
    isApp
      ? nil
      : "import SwiftUI\n"
        + "struct IslandApp: App { var body: some Scene { WindowGroup { \(type)() } } }"
  }
}

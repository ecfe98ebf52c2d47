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
    for file in files {
      guard let headers = SourceHeaders(of: file, havingOneOf: ["@main", Self.view]) else {
        continue
      }
      if let app = headers.types.first(where: { $0.isMain && $0.inherits.contains("App") }) {
        return AppRoot(file: file, type: app.name, isApp: true)
      }
      if view == nil,
        headers.types.contains(where: { $0.name == Self.view && $0.inherits.contains("View") })
      {
        view = AppRoot(file: file, type: Self.view, isApp: false)
      }
    }
    return view
  }

  /// The source of an app that shows the view; nil: it is an app already.
  var entryPoint: String? {
    isApp
      ? nil
      : "import SwiftUI\n"
        + "struct IslandApp: App { var body: some Scene { WindowGroup { \(type)() } } }"
  }
}

import Foundation

/// What belongs to a widget besides its sources, and the folder that becomes its main bundle.
struct WidgetResources: Hashable, Sendable {
  var files = ResourceFiles()
  /// The list of the widget's own target, and the settings that go into it.
  var list: String?
  var settings: [String: String] = [:]

  mutating func merge(_ other: WidgetResources) {
    files.merge(other.files)
    list = list ?? other.list
    settings.merge(other.settings) { mine, _ in mine }
  }

  /// Tells the app's list from the extension's, where no project does; returns what the app's says.
  mutating func readLists() -> AppDeclaration {
    var app = AppDeclaration()
    for path in files.lists {
      let info = AppInfo(file: path)
      if info.isExtension {
        list = list ?? path
      } else if !info.isEmpty, app.place == nil {
        app = AppDeclaration(info, place: path)
      }
    }
    return app
  }

  /// Makes the folder that `Bundle.main` is for the compiled widget: links to the resources as they
  /// lie, and the finished `Info.plist`.
  func writeBundle(to folder: String) throws(WidgetBuildError) {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let info = AppInfo(file: list ?? files.lists.first, settings: settings)
      try (info.completed().xml() ?? AppInfo(file: nil).completed().xml() ?? Data())
        .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    } catch {
      throw .cannotWrite(path: folder, reason: error.localizedDescription)
    }
    for (index, catalogue) in files.catalogues.enumerated() {
      link("\(index)-" + (catalogue as NSString).lastPathComponent, to: catalogue, in: folder)
    }
    for table in files.tables {
      let name = (table as NSString).lastPathComponent
      let parent = ((table as NSString).deletingLastPathComponent as NSString).lastPathComponent
      guard parent.hasSuffix(".lproj") else {
        link(name, to: table, in: folder)
        continue
      }
      try? manager.createDirectory(
        atPath: "\(folder)/\(parent)", withIntermediateDirectories: true)
      link("\(parent)/\(name)", to: table, in: folder)
    }
    for picture in files.pictures {
      link((picture as NSString).lastPathComponent, to: picture, in: folder)
    }
  }

  /// The first of a name stays: it is the nearest.
  private func link(_ name: String, to path: String, in folder: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: "\(folder)/\(name)", withDestinationPath: path)
  }
}

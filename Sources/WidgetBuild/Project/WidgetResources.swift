import Foundation

/// Resources and build settings of a widget, from which the folder of its main bundle is created.
struct WidgetResources: Hashable, Sendable {
  var files = ResourceFiles()
  /// Path of the `Info.plist` of the widget's own target.
  var infoPlist: String?
  /// What a tool writes into the `Info.plist`: an XML property list.
  var infoProperties: Data?
  /// Build settings that are expanded in the `Info.plist`.
  var settings = BuildSettings()

  mutating func merge(_ other: WidgetResources) {
    files.merge(other.files)
    infoPlist = infoPlist ?? other.infoPlist
    infoProperties = infoProperties ?? other.infoProperties
    settings.addMissing(other.settings)
  }

  /// Reads the `Info.plist` files found: stores the path of the extension's one in `infoPlist` and
  /// returns the declarations of the app's one. Used when there is no project that assigns them to
  /// targets.
  mutating func readInfoPlists() -> AppDeclaration {
    var app = AppDeclaration()
    for path in files.infoPlists {
      let info = InfoPlist(file: path)
      if info.isExtension {
        infoPlist = infoPlist ?? path
      } else if info.isOfApp {
        let other = AppDeclaration(info, place: path)
        // Of several apps the one that is meant has the key.
        if app.place == nil || app.supportsActivities == nil && other.supportsActivities != nil {
          app = other
        }
      }
    }
    return app
  }

  /// Creates the folder that serves as `Bundle.main` of the compiled widget: symbolic links to the
  /// resources, and the completed `Info.plist`.
  ///
  /// - Parameter bitmaps: What is in the places of images in foreign formats.
  /// - Throws: `WidgetBuildError` when the folder or its `Info.plist` cannot be written.
  func writeBundle(
    to folder: String, bitmaps: BitmapImages = BitmapImages()
  ) throws(WidgetBuildError) {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let info = InfoPlist(
        file: infoPlist ?? files.infoPlists.first, properties: infoProperties, settings: settings)
      try (info.completed().xml() ?? InfoPlist(file: nil).completed().xml() ?? Data())
        .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    } catch {
      throw .cannotWrite(path: folder, reason: error.systemReason)
    }
    for (index, catalogue) in files.catalogues.enumerated() {
      let name = "\(index)-" + (catalogue as NSString).lastPathComponent
      bitmaps.lay(catalogue, at: "\(folder)/\(name)")
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
    for path in files.pictures {
      bitmaps.lay(path, at: "\(folder)/\((path as NSString).lastPathComponent)")
    }
    for path in files.data {
      link((path as NSString).lastPathComponent, to: path, in: folder)
    }
    for contents in files.models {
      let model = (contents as NSString).deletingLastPathComponent
      let versions = (model as NSString).deletingLastPathComponent
      // Xcode compiles a model to `NAME.mom`, and one with versions to a folder `NAME.momd`.
      let (path, suffix) = versions.hasSuffix(".xcdatamodeld") ? (versions, "momd") : (model, "mom")
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      link("\(name).\(suffix)", to: path, in: folder)
    }
  }

  /// Creates a symbolic link; when the name exists already, the earlier and nearer file is kept.
  private func link(_ name: String, to path: String, in folder: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: "\(folder)/\(name)", withDestinationPath: path)
  }

  /// Returns where the links below a folder lead, sorted.
  static func destinations(in folder: String) -> [String] {
    let files = FileManager.default
    let names = files.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.compactMap { try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
      .sorted()
  }
}

import Foundation

/// The images that layouts in JavaScript name: those of the widget's target, as the kits make it.
enum LayoutResources {
  /// Where Voltra takes images from.
  private static let voltraFolder = "assets/voltra"
  /// Where Expo's plug-in writes the widget's target.
  private static let expoFolder = "ios/ExpoWidgetsTarget"
  private static let endings: Set = ["png", "jpg", "jpeg"]

  /// Writes what must be made of them, and returns all.
  ///
  /// - Throws: `WidgetBuildError` when the catalogue cannot be written.
  static func write(
    of project: LayoutProject, scratch: String
  ) throws(WidgetBuildError) -> WidgetResources {
    let folder = project.folder
    guard project.drawing == .payloads else {
      let target = "\(folder)/\(expoFolder)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: target)) ?? []
      return WidgetResources(
        files: ResourceFiles(names.sorted().map { "\(target)/\($0)" }.filter(isImage)))
    }
    let images = pictures(in: "\(folder)/\(voltraFolder)")
    guard !images.isEmpty else { return WidgetResources() }
    let catalogue = "\(scratch)/Voltra.xcassets"
    for image in images { try add(image, to: catalogue) }
    return WidgetResources(files: ResourceFiles([catalogue]))
  }

  private static func isImage(_ path: String) -> Bool {
    let ending = (path as NSString).pathExtension
    return ending == "xcassets" || endings.contains(ending)
  }

  private static func pictures(in folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
      .map { "\(folder)/\($0)" }
  }

  /// An image is known by the name of its file, without what follows the dot.
  private static func add(_ image: String, to catalogue: String) throws(WidgetBuildError) {
    let file = (image as NSString).lastPathComponent
    let set = "\(catalogue)/\((file as NSString).deletingPathExtension).imageset"
    let contents: [String: Any] = ["images": [["filename": file, "idiom": "universal"]]]
    do {
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: "\(set)/\(file)") {
        try FileManager.default.copyItem(atPath: image, toPath: "\(set)/\(file)")
      }
      try JSONSerialization.data(withJSONObject: contents)
        .write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
    } catch {
      throw .cannotWrite(path: set, reason: error.localizedDescription)
    }
  }
}

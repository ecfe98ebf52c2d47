import Foundation
import WidgetBuild

/// Kind of a file that is relevant to a widget, determined by its path alone.
enum SourceKind: Hashable {
  case swift
  /// TypeScript and JavaScript, of which the layouts of some Live Activities are.
  case script
  /// String tables, images and colours, which the widget reads at run time.
  case resource
  /// Project files, which define the files of the target and the app's name.
  case project

  /// Nil for a file that is not relevant to a widget.
  init?(path: String) {
    let name = (path as NSString).lastPathComponent
    // Editors create hidden files and backup copies that end in a tilde.
    guard !name.hasPrefix("."), !name.hasSuffix("~") else { return nil }
    switch (name as NSString).pathExtension {
    case "swift": self = .swift
    case "ts", "tsx", "js", "jsx": self = .script
    case "xcstrings", "strings", "stringsdict", "png", "jpg", "jpeg", "heic", "heif",
      "ttf", "otf":
      self = .resource
    case "pbxproj", "plist", "intentdefinition": self = .project
    case "json", "svg", "pdf":
      guard path.contains(".xcassets/") else { return nil }
      self = .resource
    default: return nil
    }
  }

  /// Returns true for a folder that is not searched for a widget's files.
  static func isSkipped(_ folder: String) -> Bool {
    let name = (folder as NSString).lastPathComponent
    return name.hasPrefix(".") || FolderTree.skipped.contains(name)
  }
}

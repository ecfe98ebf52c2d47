import Foundation
import WidgetBuild

/// What a path means to a widget, by its name alone.
enum SourceKind: Hashable {
  case swift
  /// Texts, pictures and colours, which a program reads while it runs.
  case resource
  /// What says which files belong together, and what the app is called.
  case project

  init?(path: String) {
    let name = (path as NSString).lastPathComponent
    // Editors write their own files beside: hidden ones, and copies that end in a tilde.
    guard !name.hasPrefix("."), !name.hasSuffix("~") else { return nil }
    switch (name as NSString).pathExtension {
    case "swift": self = .swift
    case "xcstrings", "strings", "stringsdict", "png", "jpg", "jpeg": self = .resource
    case "pbxproj", "plist", "intentdefinition": self = .project
    case "json" where path.contains(".xcassets/"): self = .resource
    default: return nil
    }
  }

  /// True for a folder that holds nothing of a widget.
  static func isSkipped(_ folder: String) -> Bool {
    let name = (folder as NSString).lastPathComponent
    return name.hasPrefix(".") || FolderTree.skipped.contains(name)
  }
}

import Foundation
package import HostProtocol

/// A preview of a plain view, as a tile of a sheet.
package struct ViewTile: Hashable, Sendable {
  /// The name that the user sees: the file that declares the preview, and its own name.
  package var title: String
  package var preview: HostDescription.ViewPreview

  /// Returns the previews of plain views of a description, in its order. Those of one file that have
  /// no names have numbers.
  package static func all(of description: HostDescription) -> [ViewTile] {
    var counts: [String: Int] = [:]
    return description.previews.compactMap { preview in
      guard case .view(let view) = preview.kind else { return nil }
      let file = view.file.map(Self.name(ofCopy:))
      let name = [file, preview.name].compactMap(\.self).joined(separator: ": ")
      let title = name.isEmpty ? "Preview" : name
      counts[title, default: 0] += 1
      let number = counts[title] ?? 1
      return ViewTile(title: number > 1 ? "\(title) \(number)" : title, preview: view)
    }
  }

  /// Returns the name of the file that was copied: names of copies begin with their index.
  private static func name(ofCopy file: String) -> String {
    let name = (file as NSString).deletingPathExtension
    let index = name.prefix(while: \.isNumber)
    guard !index.isEmpty, name.dropFirst(index.count).first == "-" else { return name }
    return String(name.dropFirst(index.count + 1))
  }
}

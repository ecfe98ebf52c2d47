import Foundation

/// What became of a widget's images in foreign formats. The bundle has the bitmaps in their places, so
/// that nothing after the build knows such formats.
struct BitmapImages: Sendable {
  enum Outcome: Hashable, Sendable {
    /// The path of the bitmap, and its pixels for each pixel that the catalogue states.
    case bitmap(String, zoom: Int)
    /// Why there is none, or what helps.
    case problem(String)
  }

  /// By the path of the image.
  private let outcomes: [String: Outcome]
  /// The folders with such images, and those that contain them.
  private let folders: Set<String>

  init(_ outcomes: [String: Outcome] = [:]) {
    self.outcomes = outcomes
    var folders: Set<String> = []
    for path in outcomes.keys {
      var folder = (path as NSString).deletingLastPathComponent
      while folder.count > 1, folders.insert(folder).inserted {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    self.folders = folders
  }

  /// Creates at `target` what stands for a file or folder of the project: a link, or a folder of links
  /// and bitmaps.
  func lay(_ path: String, at target: String) {
    let files = FileManager.default
    if case .bitmap(let bitmap, _) = outcomes[path] {
      try? files.copyItem(atPath: bitmap, toPath: target)
    } else if folders.contains(path) {
      try? files.createDirectory(atPath: target, withIntermediateDirectories: true)
      for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
        let inner = "\(path)/\(name)"
        switch outcomes[inner] {
        case .bitmap(let bitmap, _): lay(inner, at: "\(target)/\(Self.name(name, of: bitmap))")
        case nil where name == Self.contents:
          try? contents(of: path)?.write(to: URL(fileURLWithPath: "\(target)/\(name)"))
        case .problem, nil: lay(inner, at: "\(target)/\(name)")
        }
      }
    } else {
      try? files.createSymbolicLink(atPath: target, withDestinationPath: path)
    }
  }

  private static let contents = "Contents.json"

  /// `logo.svg` becomes `logo.svg.png`.
  private static func name(_ name: String, of bitmap: String) -> String {
    "\(name).\((bitmap as NSString).pathExtension)"
  }

  /// Returns the contents of an asset, naming the bitmaps; nil: they cannot be decoded.
  private func contents(of folder: String) -> Data? {
    guard let data = ProjectFile.data("\(folder)/\(Self.contents)"),
      var contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    if let images = contents["images"] as? [[String: Any]] {
      contents["images"] = images.map { image in
        guard let file = image["filename"] as? String, let outcome = outcomes["\(folder)/\(file)"]
        else { return image }
        return Self.changed(image, file, outcome)
      }
    }
    return try? JSONSerialization.data(withJSONObject: contents, options: .sortedKeys)
  }

  private static func changed(
    _ image: [String: Any], _ file: String, _ outcome: Outcome
  ) -> [String: Any] {
    var image = image
    switch outcome {
    case .problem(let text): image["problem"] = text
    case .bitmap(let path, let zoom):
      image["filename"] = name(file, of: path)
      image["scale"] = "\(scale(of: image) * zoom)x"
      if var resizing = image["resizing"] as? [String: Any],
        let insets = resizing["cap-insets"] as? [String: Double]
      {
        resizing["cap-insets"] = insets.mapValues { $0 * Double(zoom) }
        image["resizing"] = resizing
      }
    }
    return image
  }

  /// Pixels per point of an image of an asset.
  static func scale(of image: [String: Any]) -> Int {
    let text = image["scale"] as? String ?? ""
    return min(max(Int(text.prefix { $0 != "x" }) ?? 1, 1), 3)
  }
}

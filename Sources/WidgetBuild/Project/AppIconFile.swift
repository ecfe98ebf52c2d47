import Foundation

/// The picture of an app's icon in its asset catalogues.
enum AppIconFile {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      /// `1024x1024`, in points.
      var size: String?
      /// `2x`.
      var scale: String?
      /// For dark and tinted icons.
      var appearances: [[String: String]]?

      var pixels: Double {
        let side = size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0
        return side * (scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1)
      }
    }

    var images: [Image]?
  }

  /// Returns the path of the largest picture of the icon, `AppIcon` before others; nil: there is none.
  static func path(in catalogues: [String]) -> String? {
    let sets = catalogues.flatMap { catalogue in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: catalogue)) ?? []
      return names.filter { $0.hasSuffix(".appiconset") }.sorted().map { "\(catalogue)/\($0)" }
    }
    let usual = sets.filter { $0.hasSuffix("/AppIcon.appiconset") }
    return (usual + sets.filter { !usual.contains($0) }).lazy.compactMap(picture).first
  }

  private static func picture(of set: String) -> String? {
    guard let data = ProjectFile.data(set + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let images = (contents.images ?? []).filter { image in
      // A name, not a path that leads elsewhere.
      image.appearances == nil && image.filename.map { !$0.isEmpty && !$0.contains("/") } == true
    }
    let path = images.max { $0.pixels < $1.pixels }?.filename.map { "\(set)/\($0)" }
    return path.flatMap { SourceFileReader.isRegular($0) ? $0 : nil }
  }
}

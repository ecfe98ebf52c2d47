import CursesTerminal
import Foundation

/// The fonts that pictures are drawn with, and the programs that read images.
enum PictureFiles {
  /// Where Debian's packages have them, and what is gained by each.
  private static let packages = [
    ("/usr/share/fonts/opentype/inter", "fonts-inter", "letters of a phone's proportions"),
    (
      "/usr/share/fonts/truetype/jetbrains-mono", "fonts-jetbrains-mono",
      "monospaced letters of a phone's proportions"
    ),
    ("/usr/share/fonts/truetype/noto", "fonts-noto-color-emoji", "emoji in pictures"),
    ("/usr/bin/rsvg-convert", "librsvg2-bin", "SVG images of asset catalogues"),
    ("/usr/bin/pdftocairo", "poppler-utils", "PDF images of asset catalogues"),
    ("/usr/bin/heif-convert", "libheif-examples", "HEIC images"),
  ]

  /// What is missing for pictures, and how to have it. A folder that the environment names replaces
  /// the installed fonts.
  static func missing(
    _ environment: [String: String],
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> [TerminalDiagnosis.Change] {
    let own = ["fonts-inter": "ISLAND_FONTS"]
    return packages.compactMap { folder, package, gain in
      if let variable = own[package], !(environment[variable] ?? "").isEmpty { return nil }
      guard !exists(folder) else { return nil }
      return TerminalDiagnosis.Change(gain: gain, how: "apt-get install \(package)")
    }
  }
}

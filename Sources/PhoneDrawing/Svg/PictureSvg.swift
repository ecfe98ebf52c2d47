import CellRaster
import Foundation
import ViewArchive

/// Writes a display list as an SVG document with real text: a browser on a Mac or a phone draws it
/// in the system's own font. It loads no files and runs no scripts.
package struct PictureSvg {
  private let list: DisplayList
  private let title: String?

  package init(_ list: DisplayList, title: String? = nil) {
    self.list = list
    self.title = title
  }

  /// The content of the file.
  package var text: String {
    var body = SvgBody(prefix: "")
    let drawn = body.elements(of: list.items)
    // Several documents on one page share their identifiers: each has its own prefix.
    body = SvgBody(prefix: Self.prefix(of: drawn + body.definitions))
    let lines = body.elements(of: list.items)
    let (width, height) = (SvgNumber.text(list.size.width), SvgNumber.text(list.size.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">\n"
    if let title { text += "<title>\(MarkupText.escaped(title))</title>\n" }
    if !body.definitions.isEmpty {
      text += "<defs>\n\(body.definitions.joined(separator: "\n"))\n</defs>\n"
    }
    return text + lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// Returns an identifier for a content: FNV-1a in base 36.
  private static func prefix(of lines: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for line in lines {
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return "p" + String(hash, radix: 36) + "-"
  }
}

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
    body = SvgBody(prefix: Self.prefix(of: drawn))
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

/// Writes numbers shortly: at most three decimals, which is a hundredth of a pixel.
enum SvgNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = (min(max(value, -1e7), 1e7) * 1_000).rounded()
    if thousandths == (thousandths / 1_000).rounded() * 1_000 {
      return "\(Int(thousandths) / 1_000)"
    }
    return "\(thousandths / 1_000)"
  }

  static func path(_ path: [PathElement]) -> String {
    func pair(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }
    return path.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quadratic(let point, let control): "Q\(pair(control)) \(pair(point))"
      case .cubic(let point, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }
}

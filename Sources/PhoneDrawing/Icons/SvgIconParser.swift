import Foundation
import ViewArchive

/// Reads the part of SVG that icon sets use: `viewBox` and the elements `path`, `circle` and `rect`,
/// all filled.
///
/// Written here because an SVG library would be a dependency for three elements.
struct SvgIconParser {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The icon scaled to a square of side 1. Nil: no outline was found, or one is malformed.
  var icon: IconOutline? {
    let tags = tags
    guard let root = tags.first(where: { $0.name == "svg" }) else { return nil }
    let box = (root.attributes["viewBox"] ?? "0 0 16 16").split(whereSeparator: {
      " ,".contains($0)
    })
    .compactMap { Double($0) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    let side = max(box[2], box[3])
    var rule = FillRule.winding
    var paths: [[PathElement]] = []
    for tag in tags where tag.attributes["fill"] != "none" || tag.name == "svg" {
      if tag.attributes["fill-rule"] == "evenodd" { rule = .evenOdd }
      guard let path = Self.path(of: tag) else { return nil }
      guard !path.isEmpty else { continue }
      paths.append(
        path.mapped {
          Point(
            x: ($0.x - box[0] + (side - box[2]) / 2) / side,
            y: ($0.y - box[1] + (side - box[3]) / 2) / side)
        })
    }
    return paths.isEmpty ? nil : IconOutline(paths: paths, rule: rule)
  }

  // MARK: Elements

  private struct Tag {
    var name: String
    var attributes: [String: String]
  }

  private var tags: [Tag] {
    text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ">"), let first = part.first, first.isLetter else {
        return nil
      }
      let inside = part[..<end]
      let name = inside.prefix { $0.isLetter }
      var attributes: [String: String] = [:]
      var rest = inside.dropFirst(name.count)
      while let equals = rest.firstIndex(of: "=") {
        let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
        rest = rest[rest.index(after: equals)...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
        rest = rest.dropFirst()
        guard let close = rest.firstIndex(of: quote) else { break }
        attributes[key] = String(rest[..<close])
        rest = rest[rest.index(after: close)...]
      }
      return Tag(name: String(name), attributes: attributes)
    }
  }

  /// Returns the outline of an element, empty for one without. Nil: it is malformed.
  private static func path(of tag: Tag) -> [PathElement]? {
    func number(_ name: String) -> Double { tag.attributes[name].flatMap(Double.init) ?? 0 }
    switch tag.name {
    case "path": return SvgPathParser(tag.attributes["d"] ?? "").elements
    case "circle":
      let radius = number("r")
      return .ellipse(
        in: Rect(
          x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius,
          height: 2 * radius))
    case "rect":
      return .rounded(
        Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
        radius: number("rx"))
    default: return []
    }
  }
}

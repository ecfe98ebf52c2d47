package import Foundation

/// The text format of a snapshot, readable and comparable: the glyph rows, then a letter for the
/// style of each column, then the legend of the letters.
///
///     size 7x1  theme midnight  depth 24-bit  now 2025-01-01T09:41:00Z
///     Pizza 5
///     aaaaabc
///     a #FFFFFF/#000000   b -/#000000   c #30D158/#000000 bold
///
/// A blank has no visible foreground: the legend has `-` for it, and the parsed grid has the
/// background colour there (`canonical`). After the legend the places in points may follow, a line
/// each, under a line that begins with `points`.
package struct GridText: Hashable, Sendable {
  package var grid: CellGrid
  package var theme: String
  package var depth: ColorDepth
  package var now: Date
  /// The size of the same frame in points, such as `402x138.8`, and the places of its texts,
  /// symbols and shapes, a line each. Empty: the frame is in cells only.
  package var layout: [String] = []

  package init(_ grid: CellGrid, theme: String, depth: ColorDepth, now: Date) {
    self.grid = grid.canonical
    self.theme = theme
    self.depth = depth
    self.now = now
  }

  /// The content of the file, with a line feed at its end.
  package var text: String {
    let style = Date.ISO8601FormatStyle()
    var lines = [
      "size \(grid.size.columns)x\(grid.size.rows)  theme \(theme)  depth \(depth.rawValue)"
        + "  now \(now.formatted(style))"
    ]
    var letters: [CellStyle: Character] = [:]
    var legend: [String] = []
    var styleRows: [String] = []
    for row in 0..<grid.size.rows {
      var glyphs = ""
      var styles = ""
      for column in 0..<grid.size.columns {
        let cell = grid[column, row]
        glyphs += cell.glyph
        if let letter = letters[cell.style] {
          styles.append(letter)
        } else {
          let letter = GridTextLetters.letter(letters.count)
          letters[cell.style] = letter
          legend.append("\(letter) \(cell.style.legend)")
          styles.append(letter)
        }
      }
      lines.append(glyphs)
      styleRows.append(styles)
    }
    lines += styleRows
    lines += Self.wrapped(legend)
    if let size = layout.first { lines += [Self.layoutMark + size] + layout.dropFirst() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the line before the places in points begins with; no entry of the legend does.
  static let layoutMark = "points "

  private static func wrapped(_ entries: [String]) -> [String] {
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, last.count + entry.count + 3 <= 100 {
        lines[lines.count - 1] = last + "   " + entry
      } else {
        lines.append(entry)
      }
    }
    return lines
  }
}

extension CellGrid {
  /// This grid with invisible differences removed: blanks get their background as foreground.
  package var canonical: CellGrid {
    var grid = self
    let marks: CellAttributes = [.underline, .strikethrough, .reverse]
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = self[column, row]
        guard cell.code == .blank, cell.style.attributes.isDisjoint(with: marks) else { continue }
        grid.restyle(at: CellPoint(column: column, row: row)) {
          $0.foreground = $0.background
          $0.attributes = []
        }
      }
    }
    return grid
  }
}

/// The letters that stand for cell styles in the text format of a frame; ASCII letters are used
/// first, because they are the easiest to distinguish.
enum GridTextLetters {
  private static let first = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  /// Narrow letters beyond ASCII for frames with gradients (Latin, Greek, Cyrillic), then CJK
  /// ideographs.
  private static let more: [ClosedRange<UInt32>] = [
    0x100...0x17F, 0x391...0x3A1, 0x3B1...0x3C1, 0x410...0x44F, 0x4E00...0x9FA5,
  ]

  /// Returns the letter for the style of this index; `?` when all letters are used.
  /// - Precondition: `index` is not negative.
  static func letter(_ index: Int) -> Character {
    if index < first.count { return first[index] }
    var rest = UInt32(index - first.count)
    for range in more {
      let count = UInt32(range.count)
      if rest < count, let scalar = Unicode.Scalar(range.lowerBound + rest) {
        return Character(scalar)
      }
      rest -= min(rest, count)
    }
    return "?"
  }
}

extension CellStyle {
  private static let names: [(CellAttributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.reverse, "reverse"),
  ]

  /// The style in the legend's format: `#FFFFFF/#000000 bold`.
  fileprivate var legend: String {
    let ink = foreground == background && attributes.isEmpty ? "-" : foreground.hex
    let marks = Self.names.filter { attributes.contains($0.0) }.map { " " + $0.1 }
    return "\(ink)/\(background.hex)" + marks.joined()
  }

  /// Parses the format of `legend`; nil when it is malformed.
  init?(legend text: Substring) {
    let words = text.split(separator: " ")
    guard let colors = words.first?.split(separator: "/"), colors.count == 2,
      let background = RGB(hex: String(colors[1]))
    else { return nil }
    let foreground = colors[0] == "-" ? background : RGB(hex: String(colors[0]))
    guard let foreground else { return nil }
    var attributes: CellAttributes = []
    for word in words.dropFirst() {
      guard let match = Self.names.first(where: { $0.1 == word }) else { return nil }
      attributes.insert(match.0)
    }
    self.init(foreground: foreground, background: background, attributes: attributes)
  }
}

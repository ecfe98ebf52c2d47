import ViewArchive

extension PlacedNode {
  /// The tree as indented text, the same for equal trees: a line for each layer, with its place and
  /// size in points, then the lines of a text with theirs.
  ///
  ///     .padding 8  (0, 0) 56×32
  ///       text "Pizza"  (8, 8) 40×16
  ///         "Pizza"  (8, 8) 40×16
  package func dump() -> String {
    var lines: [String] = []
    dump(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func dump(into lines: inout [String], indent: String) {
    let name =
      switch element {
      case .view(let kind): kind.dump
      case .modifier(let modifier): "." + modifier.dump
      }
    lines.append("\(indent)\(name)  \(bounds.dump)")
    for line in self.lines { lines.append("\(indent)  \(line.dump)") }
    for child in children { child.dump(into: &lines, indent: indent + "  ") }
  }
}

extension PlacedLine {
  fileprivate var dump: String {
    let text = runs.map { run in
      switch run.content {
      case .text(let text): text
      case .symbol(let name): "⟨\(name)⟩"
      }
    }.joined()
    return "\"\(text)\"  \(bounds.dump)\(isTruncated ? " cut" : "")"
  }
}

extension Rect {
  fileprivate var dump: String {
    "(\(Self.number(minX)), \(Self.number(minY))) \(Self.number(width))×\(Self.number(height))"
  }

  /// A whole number of points without its fraction.
  private static func number(_ length: Double) -> String {
    let hundredths = (length * 100).rounded() / 100
    let text = "\(hundredths)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

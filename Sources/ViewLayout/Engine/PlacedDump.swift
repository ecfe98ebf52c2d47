import ViewArchive

extension PlacedNode {
  /// Returns the tree as indented text, identical for equal trees: a line for each layer, with its
  /// position and size in points, then the lines of a text with theirs.
  ///
  ///     .padding 8  (0, 0) 56×32
  ///       text "Pizza"  (8, 8) 40×16
  ///         "Pizza"  (8, 8) 40×16
  ///
  /// A traced layer also has its proposal and the source line of the view:
  ///
  ///     text "Pizza"  (8, 8) 40×16  offered 355×ideal  Card.swift:12
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
    let parts = [name, bounds.dump] + (trace?.dumpParts ?? [])
    lines.append(indent + parts.joined(separator: "  "))
    for line in self.lines { lines.append("\(indent)  \(line.dump)") }
    for child in children { child.dump(into: &lines, indent: indent + "  ") }
  }
}

extension LayoutTrace {
  fileprivate var dumpParts: [String] {
    let line = places.first.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
    return [proposal.map { "offered \($0.text)" }, line].compactMap { $0 }
  }
}

extension Proposal {
  /// The proposal as text, such as `355×ideal`: points, or `ideal` for nil.
  package var text: String {
    [width, height].map { $0.map(Rect.number) ?? "ideal" }.joined(separator: "×")
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

  /// Formats points with at most two decimals, and without a fraction if it is zero.
  fileprivate static func number(_ length: Double) -> String {
    guard length.isFinite else { return length < 0 ? "-∞" : "∞" }
    let hundredths = (length * 100).rounded() / 100
    let text = "\(hundredths)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

import CellRaster
import Foundation
import ViewArchive
import ViewLayout
import WidgetLint

/// The inspector's description of the selected view, in lines.
struct InspectorText {
  private let inspector: Inspector

  /// A name on the left and a value on the right; a line without a name continues the previous one.
  struct Line: Hashable {
    var name: String
    var value: String
    var isStrong = false
    /// True for a source location, which is cut at its start when too long.
    var isPlace = false
  }

  init(_ inspector: Inspector) { self.inspector = inspector }

  var lines: [Line] {
    guard let id = inspector.selection, let view = inspector.selected else {
      return [Line(name: "", value: "no view of the widget in this presentation")]
    }
    let part = inspector.tree.part(of: id)
    var lines = [Line(name: "", value: view.kind.title, isStrong: true)]
    let places = inspector.tree.places(of: id)
    for (index, place) in places.enumerated() {
      let file = URL(fileURLWithPath: place.file).lastPathComponent
      let isOwn = view.node.trace?.places.isEmpty == false
      let name = index > 0 ? "used" : isOwn ? "source" : "in"
      lines.append(Line(name: name, value: "\(file):\(place.line)", isPlace: true))
    }
    lines += sizes(of: view, in: part)
    lines += view.modifiers.flatMap { step($0, part) }
    return lines + style(of: view)
  }

  // MARK: Sizes

  private func sizes(of view: FrameTree.View, in part: SheetFrame.Part) -> [Line] {
    let bounds = view.node.bounds
    let cells = view.cells
    var lines = [
      Line(name: "bounds", value: "\(points(bounds, part)) pt"),
      Line(
        name: "", value: "\(cells.columns)×\(cells.rows) cells at \(cells.column), \(cells.row)"),
    ]
    if let offer = view.node.trace?.proposal {
      lines.append(Line(name: "offered", value: text(for: offer, in: part)))
      lines.append(Line(name: "took", value: size(bounds.size, part)))
    }
    if let layer = view.node.trace?.layer, let phone = inspector.phoneViews[part.part]?[layer] {
      lines.append(Line(name: "phone", value: "\(size(phone.bounds.size, nil)) pt"))
      if phone.breaksElsewhere(than: view.node.lines) {
        lines.append(Line(name: "", value: "its lines: \(phone.text)"))
      }
    }
    return lines
  }

  /// The lines of a modifier around the view: its size and the size proposed to it.
  private func step(_ step: PlacedNode, _ part: SheetFrame.Part) -> [Line] {
    guard case .modifier(let modifier) = step.element else { return [] }
    let offer = step.trace?.proposal.map { "  offered \(text(for: $0, in: part))" } ?? ""
    return [
      Line(name: "." + modifier.dump, value: ""),
      Line(name: "", value: "\(size(step.bounds.size, part))\(offer)"),
    ]
  }

  // MARK: Style

  private func style(of view: FrameTree.View) -> [Line] {
    switch view.kind {
    case .text(let content):
      var lines: [Line] = []
      for run in content.runs.prefix(3) {
        lines.append(Line(name: "font", value: font(run.style.font)))
        lines.append(Line(name: "colour", value: run.style.foreground?.dump ?? "primary"))
      }
      if let drawn = drawn(in: view) { lines.append(Line(name: "drawn", value: drawn)) }
      if view.node.lines.contains(where: \.isTruncated) {
        lines.append(Line(name: "lines", value: "cut: ends in an ellipsis"))
      } else if view.node.lines.count > 1 {
        lines.append(Line(name: "lines", value: "\(view.node.lines.count)"))
      }
      return lines
    case .image(let image):
      return [
        Line(name: "font", value: font(image.font)),
        Line(name: "colour", value: image.foreground?.dump ?? "primary"),
      ]
    case .shape(let shape):
      return shape.fill.map { [Line(name: "fill", value: $0.dump)] } ?? []
    case .hstack(let stack):
      return [Line(name: "spacing", value: stack.spacing.map { $0.inPoints } ?? "by neighbours")]
    case .vstack(let stack):
      return [Line(name: "spacing", value: stack.spacing.map { $0.inPoints } ?? "by neighbours")]
    case .empty, .style, .spacer, .divider, .zstack, .grid, .gridRow, .viewThatFits,
      .geometryReader, .flex, .custom, .progress, .gauge, .button, .toggle, .link, .island,
      .islandRegion, .unsupported:
      return []
    }
  }

  private func font(_ font: FontValue) -> String {
    let name =
      switch font.size {
      case .style(let style): style.rawValue + " "
      case .points: ""
      }
    let traits = [
      "\(font.resolvedWeight)", font.design == .default ? nil : font.design.rawValue,
      font.isItalic ? "italic" : nil, font.hasMonospacedDigits ? "monospacedDigit" : nil,
    ]
    return "\(name)\(font.pointSize.inPoints) pt "
      + traits.compactMap { $0 }.joined(separator: " ")
  }

  /// The colours of the first visible glyph, and their contrast ratio.
  private func drawn(in view: FrameTree.View) -> String? {
    let cells = view.cells.intersection(inspector.frame.grid.bounds)
    for row in cells.row..<cells.maxRow {
      for column in cells.column..<cells.maxColumn {
        let cell = inspector.frame.grid[column, row]
        guard !cell.isContinuation, cell.code != .blank else { continue }
        let (front, back) = (cell.style.foreground, cell.style.background)
        let ratio = (front.contrast(with: back) * 10).rounded(.down) / 10
        return "\(front.hex) on \(back.hex), \(ratio):1"
      }
    }
    return nil
  }

  // MARK: Formatting

  /// Formats a rectangle in points of the phone: the scale of an enlarged part is divided out.
  private func points(_ rect: Rect, _ part: SheetFrame.Part) -> String {
    let x = (rect.minX / part.scale).inPoints
    let y = (rect.minY / part.scale).inPoints
    return "\(size(rect.size, part)) at \(x), \(y)"
  }

  private func size(_ size: Size, _ part: SheetFrame.Part?) -> String {
    let scale = part?.scale ?? 1
    return "\((size.width / scale).inPoints)×\((size.height / scale).inPoints)"
  }

  private func text(for proposal: Proposal, in part: SheetFrame.Part) -> String {
    [proposal.width, proposal.height].map { length in
      guard let length else { return "ideal" }
      return length == .infinity ? "∞" : (length / part.scale).inPoints
    }.joined(separator: "×")
  }
}

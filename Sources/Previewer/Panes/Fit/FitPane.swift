package import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen
package import ViewArchive
package import WidgetLint

/// A pane that lists the findings of the lint rules.
package struct FitPane: Sendable {
  package private(set) var findings: [LintFinding] = []
  /// The index of the chosen finding.
  package private(set) var index = 0
  /// Each layer on a phone, to compare the lines of texts with.
  package var phoneViews: [ArchivePart: [Int: PhoneView]] = [:]

  /// The result of an event.
  package enum Outcome: Hashable, Sendable {
    case ignored, handled, closed
    /// Another finding was chosen; the presentation is one in which it can be seen.
    case focus(SheetPresentation)
  }

  package init(_ findings: [LintFinding] = []) { show(findings) }

  package var chosen: LintFinding? { findings.isEmpty ? nil : findings[index] }

  /// Replaces the findings after a change of state or sources; keeps the chosen one if it is still
  /// found.
  package mutating func show(_ new: [LintFinding]) {
    guard new != findings else { return }
    let old = chosen
    findings = new
    index =
      new.firstIndex { $0 == old }
      ?? new.firstIndex { $0.rule == old?.rule && $0.part == old?.part }
      ?? min(index, max(new.count - 1, 0))
  }

  // MARK: Keys

  package enum Action: Hashable, Sendable { case previous, next, first, last, close }

  package static let keymap = Keymap<Action>(
    rows: .init(
      "select a finding", .init(.previous, .up, .backTab), .init(.next, .down, .tab),
      .init(.first, .home), .init(.last, .end)),
    .init("close", .init(.close, "l", .escape)))

  package mutating func handle(_ press: KeyStroke) -> Outcome {
    switch Self.keymap.action(for: press) {
    case .previous: choose(index - 1)
    case .next: choose(index + 1)
    case .first: choose(0)
    case .last: choose(findings.count - 1)
    case .close: .closed
    case nil: .ignored
    }
  }

  private mutating func choose(_ next: Int) -> Outcome {
    guard !findings.isEmpty else { return .handled }
    index = (next + findings.count) % findings.count
    return findings[index].part.map { .focus($0.presentation) } ?? .handled
  }

  package static let hints: [KeyHint] = [
    keymap.hint("choose", .previous, .next),
    SheetKeys.keymap.hint("next presentation", .next, behind: keymap),
    SheetKeys.keymap.hint("inspect", .inspect, behind: keymap), keymap.hint("close", .close),
  ]

  // MARK: Drawing

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.panelBackground)
    let text = look.style(.panelText, on: background)
    grid.fill(area, style: text)
    var writer = PaneWriter(area: area, look: look)
    writer.write(
      "Does it fit? " + summary, look.style(.panelTitle, on: background, .bold),
      into: &grid)
    if !phoneViews.isEmpty {
      let meaning = "\(FitMarks.lineBreak): a phone breaks this text elsewhere"
      writer.write(meaning, look.style(.panelReason, on: background), into: &grid)
    }
    writer.skip()
    guard !findings.isEmpty else {
      writer.write("No findings.", text, into: &grid)
      return
    }
    let details = details(columns: area.columns - 4)
    let rows = max(writer.rowsLeft - details.count, 1)
    let first = min(max(index - rows / 2, 0), max(findings.count - rows, 0))
    for number in findings.indices.dropFirst(first).prefix(rows) {
      let isChosen = number == index
      let style =
        isChosen ? look.style(.selectionText, on: look.color(.selection), .bold) : text
      writer.write((isChosen ? "> " : "  ") + Self.title(findings[number]), style, into: &grid)
      guard isChosen else { continue }
      for line in details {
        writer.write(
          [
            (
              line.text,
              line.isPlace
                ? look.style(.panelEvent, on: background)
                : look.style(.panelReason, on: background)
            )
          ], indent: 2, into: &grid)
      }
    }
  }

  /// The counts by severity: `· 1 error, 2 warnings, 4 to know`; empty without findings.
  private var summary: String {
    func count(_ severity: LintSeverity) -> Int { findings.count { $0.severity == severity } }
    let (errors, warnings, notes) = (count(.error), count(.warning), count(.info))
    let parts = [
      errors > 0 ? "\(errors) error\(errors == 1 ? "" : "s")" : nil,
      warnings > 0 ? "\(warnings) warning\(warnings == 1 ? "" : "s")" : nil,
      notes > 0 ? "\(notes) note\(notes == 1 ? "" : "s")" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "" : "· " + parts.joined(separator: ", ")
  }

  /// Formats a finding: `L05 W compact trailing: Text “Deliveroo”`.
  private static func title(_ finding: LintFinding) -> String {
    let severity =
      switch finding.severity {
      case .error: "E"
      case .warning: "W"
      case .info: "i"
      }
    let parts = [finding.part?.label, finding.view ?? finding.message].compactMap { $0 }
    return "\(finding.rule.rawValue) \(severity) \(parts.joined(separator: ": "))"
  }

  /// The message, the rectangle in points and the source location of the chosen finding.
  private func details(columns: Int) -> [(text: String, isPlace: Bool)] {
    guard let chosen else { return [] }
    var lines = ActivityPanel.wrapped(chosen.message, columns: columns).map { ($0, false) }
    if let bounds = chosen.bounds {
      lines.append(
        (
          "\(bounds.width.inPoints)×\(bounds.height.inPoints) pt at \(bounds.minX.inPoints),"
            + " \(bounds.minY.inPoints)", false
        ))
    }
    if let place = chosen.place {
      let file = URL(fileURLWithPath: place.file).lastPathComponent
      lines.append(("\(file):\(place.line)", true))
    }
    return lines
  }
}

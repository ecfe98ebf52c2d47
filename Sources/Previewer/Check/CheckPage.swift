import CellRaster
import ViewArchive
import WidgetBuild
import WidgetLint

/// HTML page of a check report: build results, lint findings with their locations, and drawings of
/// all states. The page contains no scripts and loads no other files.
package struct CheckPage {
  /// Drawings of all presentations in one state.
  package struct Sheet: Sendable {
    package var title: String
    package var pictures: [Picture]

    package init(title: String, pictures: [Picture]) {
      self.title = title
      self.pictures = pictures
    }
  }

  /// One presentation as a drawing.
  package struct Picture: Sendable {
    package var title: String
    /// The output of `SvgDocument`.
    package var svg: String

    package init(title: String, svg: String) {
      self.title = title
      self.svg = svg
    }
  }

  private let report: CheckReport
  private let sheets: [[Sheet]]

  /// - Parameter sheets: the sheets of each case, in the order of the report's cases.
  package init(_ report: CheckReport, sheets: [[Sheet]]) {
    self.report = report
    self.sheets = sheets
  }

  /// The complete file.
  package var text: String {
    let cases = report.cases.enumerated().map { index, item in
      section(item, number: index, sheets: index < sheets.count ? sheets[index] : [])
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>island check</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>island check</h1>
      \(summary)
      \(cases.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private var summary: String {
    let cases = report.cases
    let findings = cases.flatMap(\.findings)
    let facts = [
      (cases.count, "case", "cases"),
      (cases.count { $0.outcome == .whole }, "compiles whole", "compile whole"),
      (cases.count { $0.outcome == .withStandIns }, "with stand-ins", "with stand-ins"),
      (cases.count { $0.outcome == .failed }, "fails", "fail"),
      (findings.count { $0.severity == .error }, "error", "errors"),
      (findings.count { $0.severity == .warning }, "warning", "warnings"),
      (findings.count { $0.severity == .info }, "remark", "remarks"),
    ]
    let items = facts.map { count, one, many in
      "<li><b>\(count)</b> \(count == 1 ? one : many)</li>"
    }.joined()
    let links = cases.enumerated().map { index, item in
      "<li><a href=\"#case-\(index)\">\(Self.text(item.name))</a> \(Self.badge(item))</li>"
    }
    return "<ul class=\"facts\">\(items)</ul>"
      + (cases.count > 1 ? "<ul class=\"cases\">\(links.joined())</ul>" : "")
  }

  private func section(_ item: CheckReport.Case, number: Int, sheets: [Sheet]) -> String {
    var parts = [
      "<section id=\"case-\(number)\">", "<h2>\(Self.text(item.name)) \(Self.badge(item))</h2>",
    ]
    if let failure = item.failure { parts.append("<pre>\(Self.lines(failure))</pre>") }
    if item.outcome != .failed {
      parts.append("<p>draws \(item.drawn) of \(item.declared) presentations</p>")
    }
    parts += sheets.map(Self.sheet)
    parts.append(Self.findings(item.findings))
    parts.append(
      Self.list(
        "Stand-ins",
        item.standIns.map { "\($0.name) – \($0.place)" }))
    parts.append(Self.list("Accepted, not drawn", item.unsupported))
    parts.append(
      Self.list("Errors in Swift 6", item.ofLanguage.map { "\($0.message) – \($0.place)" }))
    parts.append(
      Self.list("Left out", item.leftOut.map { "\($0.file): \($0.reason)" }))
    parts.append(
      Self.list("Unavailable imports", item.absentImports.map { "\($0.module) – \($0.place)" }))
    parts.append(Self.list("Problems", item.problems.map(\.line)))
    parts.append(
      Self.list("Not Live Activities", item.others.map { "\($0.name) (\($0.configuration))" }))
    parts.append(Self.list("Notes", item.notes))
    return (parts.filter { !$0.isEmpty } + ["</section>"]).joined(separator: "\n")
  }

  private static func sheet(_ sheet: Sheet) -> String {
    let pictures = sheet.pictures.map { picture in
      "<figure><figcaption>\(text(picture.title))</figcaption>\n\(picture.svg)</figure>"
    }
    return "<h3>\(text(sheet.title))</h3>\n<div class=\"sheet\">\n"
      + pictures.joined(separator: "\n") + "\n</div>"
  }

  private static func findings(_ findings: [LintFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let head = ["", "rule", "part", "view", "points", "what", "where"]
      .map { "<th>\($0)</th>" }.joined()
    let rows = findings.map { finding in
      let cells = [
        finding.severity.rawValue, finding.rule.rawValue, finding.part?.label ?? "activity",
        finding.view ?? "", finding.bounds.map(points) ?? "", finding.message,
        finding.place.map { "\($0.file):\($0.line)" } ?? "",
      ]
      return "<tr class=\"\(finding.severity.rawValue)\">"
        + cells.map { "<td>\(text($0))</td>" }.joined() + "</tr>"
    }
    return "<h3>Lint findings</h3>\n<table>\n<tr>\(head)</tr>\n"
      + rows.joined(separator: "\n") + "\n</table>"
  }

  private static func points(_ rect: Rect) -> String {
    "\(rect.minX.inPoints), \(rect.minY.inPoints)  \(rect.width.inPoints)×\(rect.height.inPoints)"
  }

  private static func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<h3>\(title)</h3>\n<ul>"
      + items.map { "<li>\(text($0))</li>" }.joined(separator: "\n") + "</ul>"
  }

  private static func badge(_ item: CheckReport.Case) -> String {
    let errors = item.findings.count { $0.severity == .error }
    let label =
      switch item.outcome {
      case .whole: "compiles"
      case .withStandIns: "with stand-ins"
      case .failed: "fails"
      }
    let first =
      "<span class=\"badge \(item.outcome == .failed ? "error" : "good")\">\(label)</span>"
    guard errors > 0 else { return first }
    return first
      + " <span class=\"badge error\">\(errors) \(errors == 1 ? "error" : "errors")</span>"
  }

  private static func text(_ text: String) -> String {
    MarkupText.escaped(TerminalText.sanitised(text))
  }

  private static func lines(_ text: String) -> String {
    MarkupText.escaped(TerminalText.lines(text))
  }

  private static let style = """
    body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 100rem;
      padding: 0 1.5rem; color: #1c1c1e; background: #f2f2f7; }
    section { background: #fff; border-radius: 14px; padding: 0.5rem 1.5rem 1.5rem;
      margin: 1.5rem 0; }
    h3 { margin: 1.6rem 0 0.6rem; font-size: 1rem; }
    .facts, .cases { list-style: none; padding: 0; display: flex; flex-wrap: wrap;
      gap: 0.4rem 1.5rem; }
    .facts b { font-size: 1.3rem; }
    .badge { font-size: 0.75rem; font-weight: 600; padding: 0.1rem 0.6rem;
      border-radius: 1rem; color: #fff; vertical-align: middle; }
    .badge.good { background: #248a3d; } .badge.error { background: #c9252d; }
    .sheet { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; } figcaption { font-size: 0.8rem; color: #636366; }
    svg { max-width: 100%; height: auto; border-radius: 6px; display: block; }
    table { border-collapse: collapse; width: 100%; font-size: 0.85rem; }
    th { text-align: left; color: #636366; font-weight: 500; }
    td, th { padding: 0.3rem 0.8rem 0.3rem 0; border-bottom: 1px solid #e5e5ea;
      vertical-align: top; }
    tr.error td:first-child { color: #c9252d; font-weight: 600; }
    tr.warning td:first-child { color: #a05a00; font-weight: 600; }
    pre { overflow-x: auto; background: #f2f2f7; padding: 1rem; border-radius: 8px; }
    @media (prefers-color-scheme: dark) {
      body { color: #f2f2f7; background: #000; } section { background: #1c1c1e; }
      th, figcaption { color: #aeaeb2; } td, th { border-color: #3a3a3c; }
      pre { background: #000; } a { color: #64d2ff; }
    }
    """
}

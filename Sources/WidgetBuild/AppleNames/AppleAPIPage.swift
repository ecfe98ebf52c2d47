/// The page `Surface.md`, written from the table of Apple's names: what becomes of each name.
package enum AppleAPIPage {
  /// The page as Markdown, of the table that the program has.
  package static var text: String { text(of: .standard) }

  static func text(of table: AppleAPITable) -> String {
    let forms = table.rows(of: .form)
    let charts = forms.filter { $0.module == "Charts" }
    let modifiers = forms.filter { $0.module != "Charts" && $0.name.hasPrefix(".") }
    let views = forms.filter { $0.module != "Charts" && !$0.name.hasPrefix(".") }
    return head + section("Views", views) + section("Modifiers", modifiers)
      + section("Charts", charts) + tail + absent(in: table)
  }

  private static func section(_ title: String, _ rows: [AppleAPIRow]) -> String {
    "\n## \(title)\n\n| form | becomes |\n| --- | --- |\n"
      + rows.map { "| `\($0.name)` | \($0.becomes) |\n" }.joined()
  }

  /// A table for each module of the names that are not here.
  private static func absent(in table: AppleAPITable) -> String {
    let rows = Dictionary(grouping: table.rows.filter(\.isAbsent), by: \.module)
    return rows.keys.sorted().map { module in
      let lines = (rows[module] ?? []).sorted { written($0) < written($1) }.map { row in
        "| `\(written(row))` | \(row.since.isEmpty ? "" : "iOS \(row.since)") | \(row.becomes) |\n"
      }
      return "\n### \(module)\n\n| name | since | becomes |\n| --- | --- | --- |\n" + lines.joined()
    }.joined()
  }

  /// The name as a source writes it.
  private static func written(_ row: AppleAPIRow) -> String {
    switch row.kind {
    case .modifier: "View.\(row.name)"
    case .value where !row.name.contains("."): ".\(row.name)"
    default: row.name
    }
  }

  private static let head = """
    # What becomes of each name

    How Apple's names fare here, form by form. *drawn*: it is seen. *quiet*: it compiles and changes
    nothing that is drawn, for the reason given. *in pictures*: pictures with a phone's letters draw
    it; cells draw what it stands on, and the screen names it. *not drawn*: it compiles, what it
    stands on is drawn as it is, and the screen and the report name it. A form that begins with a dot
    is said of `Text("text")`.

    """

  private static let tail = """

    ## Names without a form above

    Besides the forms of the tables some 2 610 others compile as they are: all of ActivityKit and
    AlarmKit, and nearly all of WidgetKit, AppIntents and what SwiftUI has for widgets. Each is
    compiled by a test; they lie in `Tests/CompatibilityTests/Fixtures/names`. What is not drawn of
    them is named on the screen and in the report.

    ## Names that are not here

    What these names of Apple's do not do is said behind each. *stand-in*: a type, a modifier or a
    static member is stood in for, and named with its place. *left out*: where no stand-in fits, the
    member or the part of the view that uses it is left out and named. *refused*: of an overload
    that is missing, the compiler's own message is shown.

    """
}

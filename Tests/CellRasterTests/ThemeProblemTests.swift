import CellRaster
import Testing

@Suite struct ThemeProblemTests {
  @Test func allProblemsAreToldAtOnceInTheOrderOfTheFile() {
    let toml = """
      inherits = "midnigt"
      colour = 1
      [palette]
      ice = "blue"
      [roles]
      "panel.titel" = "ice"
      "panel.text" = "#12345"
      "hint.key" = "amper"
      focus = 7
      [shape]
      panel = "arc"
      [symbols]
      "bolt.fill" = "two glyphs"
      [motion]
      expand = 9000
      split = "slow"
      bounce = 1
      """
    let (theme, problems) = Theme.parse(toml, name: "mine")
    #expect(
      problems.map { "\($0.line ?? 0) \($0.key) \($0.suggestion ?? "-")" } == [
        "1 inherits midnight", "2 colour -", "4 palette.ice -",
        "6 roles.\"panel.titel\" panel.title",
        "7 roles.\"panel.text\" -", "8 roles.\"hint.key\" amber", "9 roles.focus -",
        "11 shape.panel arcs", "13 symbols.\"bolt.fill\" -", "15 motion.expand -",
        "16 motion.split -", "17 motion.bounce -",
      ])
    #expect(theme.color(.panelTitle) == Theme.standard.color(.panelTitle))
    #expect(theme.motion.expand == Theme.standard.motion.expand)
  }

  @Test(arguments: [
    (
      ThemeProblem(
        theme: "mine", line: 6, key: "roles.\"panel.titel\"", fault: .unknownKey,
        suggestion: "panel.title"),
      """
      theme "mine": roles."panel.titel" is not a known key
         at  line 6, roles."panel.titel"
        try  "panel.title"
      """
    ),
    (
      ThemeProblem(theme: "mine", line: 4, key: "palette.ice", fault: .notAColor(got: "blue")),
      """
      theme "mine": palette.ice is not a colour
         at  line 4, palette.ice
        got  "blue"
       want  "#RRGGBB" or a name from [palette]
      """
    ),
    (
      ThemeProblem(
        theme: "mine", key: "roles.\"panel.text\"",
        fault: .lowContrast(ratio: 2.19, background: "panel.background", want: 4.5)),
      """
      theme "mine": roles."panel.text" is hard to read on panel.background
         at  roles."panel.text"
        got  contrast 2.1
       want  4.5 or more
      """
    ),
    (
      ThemeProblem(
        theme: "mine", key: "inherits", fault: .unknownParent(got: "midnigt"),
        suggestion: "midnight"),
      """
      theme "mine": there is no theme "midnigt" to inherit from
         at  inherits
        try  "midnight"
      """
    ),
    (
      ThemeProblem(
        theme: "mine", line: 15, key: "motion.expand",
        fault: .outOfRange(got: "9000", want: "0 to 2000")),
      """
      theme "mine": motion.expand is out of range
         at  line 15, motion.expand
        got  9000
       want  0 to 2000
      """
    ),
  ])
  func aMessageSaysWhatWhereAndWhatToDo(problem: ThemeProblem, text: String) {
    #expect(ThemeProblemMessage(problem).text == text)
  }

  @Test func lintFindsTextThatCannotBeRead() {
    let problems = Theme.lint(
      """
      [roles]
      "help.text" = "#333333"
      "help.background" = "#222222"
      """, name: "mine")
    #expect(problems.contains { $0.key == "roles.\"help.text\"" })
  }
}

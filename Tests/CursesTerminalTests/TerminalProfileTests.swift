import CellRaster
import CursesTerminal
import Testing

@Suite struct TerminalProfileTests {
  struct Row: CustomTestStringConvertible {
    var environment: [String: String]
    var colors = 256
    var requested: ColorDepth?
    var features: String?
    var depth: ColorDepth
    var reason: TerminalProfile.DepthReason
    var testDescription: String {
      environment.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    }
  }

  static let xterm = "xterm-256color"

  /// What is said once, where 24-bit colour may be had.
  @Test func howToGetMoreColoursIsSaidWhereThereMayBeMore() {
    func advice(
      _ depth: ColorDepth, _ reason: TerminalProfile.DepthReason, isRemote: Bool = false,
      _ environment: [String: String] = [:]
    ) -> String? {
      TerminalProfile(
        depth: depth, depthReason: reason, glyphs: .unicode, name: "x", isRemote: isRemote
      ).colorAdvice(environment)
    }
    #expect(advice(.indexed, .multiplexer, ["TMUX": "x"])?.contains("terminal-features") == true)
    #expect(advice(.indexed, .multiplexer)?.contains("screen") == true)
    #expect(advice(.indexed, .terminfo, isRemote: true)?.contains("ssh -t") == true)
    #expect(advice(.indexed, .terminfo)?.contains("COLORTERM=truecolor island") == true)
    #expect(advice(.indexed, .requested) == nil)
    #expect(advice(.direct, .terminfo) == nil && advice(.sixteen, .terminfo) == nil)
  }

  @Test(arguments: [
    Row(environment: ["TERM": xterm], depth: .indexed, reason: .terminfo),
    Row(environment: ["TERM": "xterm"], colors: 8, depth: .sixteen, reason: .terminfo),
    Row(environment: ["TERM": "vt100"], colors: -1, depth: .mono, reason: .terminfo),
    Row(
      environment: ["TERM": xterm, "COLORTERM": "truecolor"], depth: .direct, reason: .colorTerm),
    Row(environment: ["TERM": xterm, "COLORTERM": "24bit"], depth: .direct, reason: .colorTerm),
    Row(environment: ["TERM": xterm, "COLORTERM": "yes"], depth: .indexed, reason: .terminfo),
    Row(
      environment: ["TERM": xterm, "COLORTERM": "truecolor", "NO_COLOR": "1"], depth: .mono,
      reason: .noColor),
    Row(environment: ["TERM": xterm, "NO_COLOR": ""], depth: .indexed, reason: .terminfo),
    Row(
      environment: ["TERM": xterm, "NO_COLOR": "1", "ISLAND_COLOR": "256"], depth: .indexed,
      reason: .requested),
    Row(environment: ["TERM": xterm, "ISLAND_COLOR": "puce"], depth: .indexed, reason: .terminfo),
    Row(
      environment: ["TERM": xterm, "ISLAND_COLOR": "mono"], requested: .direct, depth: .direct,
      reason: .requested),
    Row(environment: ["TERM": "xterm-kitty"], depth: .direct, reason: .terminalName),
    Row(environment: ["TERM": "foot-extra"], depth: .direct, reason: .terminalName),
    Row(environment: ["TERM": "konsole-direct"], depth: .direct, reason: .terminalName),
    Row(
      environment: ["TERM": xterm, "LC_TERMINAL": "iTerm2"], depth: .direct, reason: .terminalName),
    Row(
      environment: ["TERM": "tmux-256color", "TMUX": "x"], features: "256,RGB,title",
      depth: .direct, reason: .multiplexer),
    Row(
      environment: ["TERM": "screen-256color", "TMUX": "x"], features: "256,title",
      depth: .indexed, reason: .multiplexer),
    Row(
      environment: ["TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "truecolor"],
      depth: .direct, reason: .colorTerm),
    Row(
      environment: ["TERM": "screen-256color", "COLORTERM": "truecolor"], depth: .indexed,
      reason: .multiplexer),
    Row(
      environment: ["TERM": xterm, "STY": "1.pts", "COLORTERM": "truecolor"], depth: .indexed,
      reason: .multiplexer),
    Row(environment: ["TERM": "screen"], colors: 8, depth: .sixteen, reason: .multiplexer),
  ])
  func theFirstFactThatSpeaksDecidesTheDepth(_ row: Row) {
    let profile = TerminalProfile.detect(
      environment: row.environment, requestedDepth: row.requested, isUTF8: true,
      terminfoColors: row.colors, tmuxFeatures: { row.features })
    #expect(profile.depth == row.depth)
    #expect(profile.depthReason == row.reason)
  }

  @Test func tmuxIsAskedInsideTmuxOnly() {
    _ = TerminalProfile.detect(environment: ["TERM": "tmux"], isUTF8: true, terminfoColors: 256) {
      Issue.record("asked")
      return nil
    }
  }

  @Test func glyphsFollowTheLocaleUnlessRequested() {
    func glyphs(_ requested: GlyphSet?, isUTF8: Bool) -> GlyphSet {
      TerminalProfile.detect(
        environment: [:], requestedGlyphs: requested, isUTF8: isUTF8, terminfoColors: 0
      ).glyphs
    }
    #expect(glyphs(nil, isUTF8: true) == .unicode)
    #expect(glyphs(nil, isUTF8: false) == .ascii)
    #expect(glyphs(.ascii, isUTF8: true) == .ascii)
  }

  @Test func answersRaiseOnlyWhatTheDescriptionClaimed() {
    var answers = TerminalQueryResult()
    answers.showsDirectColor = true
    answers.hasSynchronizedOutput = true
    answers.keyboardFlags = 0
    answers.version = "XTerm(379)"
    func applied(_ environment: [String: String]) -> TerminalProfile {
      var profile = TerminalProfile.detect(
        environment: environment, isUTF8: true, terminfoColors: 256)
      profile.apply(answers)
      return profile
    }
    let plain = applied(["TERM": Self.xterm])
    #expect(plain.depth == .direct)
    #expect(plain.depthReason == .answer)
    #expect(plain.reportsRelease && plain.hasSynchronizedOutput)
    #expect(plain.name == "XTerm(379)")
    #expect(applied(["TERM": Self.xterm, "NO_COLOR": "1"]).depth == .mono)
    #expect(applied(["TERM": "screen-256color"]).depth == .indexed)
  }

  /// What names itself by its attributes alone: the environment of screen is lost by sudo and ssh.
  @Test func screenHasNoDirectColourAndNoMouse() {
    var answers = TerminalQueryResult()
    answers.attributes = [83, 40_900, 0]
    func applied(_ environment: [String: String], _ depth: ColorDepth? = nil) -> TerminalProfile {
      var profile = TerminalProfile.detect(
        environment: environment, requestedDepth: depth, isUTF8: true, terminfoColors: 256,
        tmuxFeatures: { "RGB" })
      profile.apply(answers)
      return profile
    }
    for environment in [
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "TMUX": "x"], ["TERM": "xterm-kitty"],
      ["TERM": "tmux-256color", "TMUX": "x"],
    ] {
      let profile = applied(environment)
      #expect(profile.depth == .indexed && profile.depthReason == .multiplexer)
      #expect(profile.isScreen && profile.hasMouse == false)
    }
    #expect(applied(["TERM": "screen"], .direct).depth == .direct, "as requested")
    answers.attributes = [83, 50_000, 0]
    #expect(applied(["TERM": "xterm-256color", "COLORTERM": "truecolor"]).depth == .direct)
  }

  /// libvterm returns every colour unchanged, also where Vim shows none of them.
  @Test func insideVimOnlyTheVariableMeansDirectColour() {
    var answers = TerminalQueryResult()
    (answers.attributes, answers.showsDirectColor) = ([0, 100, 0], true)
    for (variable, depth) in [(nil, ColorDepth.indexed), ("truecolor", .direct)] {
      var environment = ["TERM": "xterm-256color"]
      environment["COLORTERM"] = variable
      var profile = TerminalProfile.detect(
        environment: environment, isUTF8: true, terminfoColors: 256)
      profile.apply(answers)
      #expect(profile.depth == depth)
    }
  }

  @Test func linesOfTwoColumnsAreNotDrawn() {
    var answers = TerminalQueryResult()
    answers.widths.ambiguous = 2
    func glyphs(_ requested: GlyphSet?) -> GlyphSet {
      var profile = TerminalProfile.detect(
        environment: [:], requestedGlyphs: requested, isUTF8: true, terminfoColors: 256)
      profile.apply(answers)
      return profile.glyphs
    }
    #expect(glyphs(nil) == .narrow)
    #expect(glyphs(.ascii) == .ascii)
  }
}

@Suite struct TerminalQueryTests {
  private static let everything =
    "\u{1B}[>0q\u{1B}[?u\u{1B}[?2026$p\u{1B}[?1006$p\u{1B}[48;2;1;2;3m"

  @Test func theFenceEndsTheQuestions() {
    var query = TerminalQuery(at: 1)
    #expect(query.bytes == Array("\u{1B}[>c".utf8))
    query.bytes = []
    query.receive(.secondaryAttributes([1, 4000, 19]), at: 1.02)
    #expect(query.bytes.starts(with: Self.everything.utf8))
    for reply: TerminalReply in [
      .version("kitty(0.26.5)"), .keyboardFlags(0), .mode(2026, state: 2),
      .graphicRendition("48:2:1:2:3"), .primaryAttributes([62, 52]),
    ] { query.receive(reply, at: 1.05) }
    #expect(query.isDone)
    #expect(query.deadline == nil)
    #expect(query.answers.version == "kitty(0.26.5)")
    #expect(query.answers.keyboardFlags == 0)
    #expect(query.answers.hasSynchronizedOutput)
    #expect(query.answers.showsDirectColor)
    #expect(abs((query.answers.roundTrip ?? 0) - 0.02) < 1e-9)
  }

  /// It prints parts of what it does not know.
  @Test func applesTerminalIsAskedForWhatEveryTerminalKnows() {
    var query = TerminalQuery(at: 0)
    query.bytes = []
    query.receive(.secondaryAttributes([1, 95, 0]), at: 0.01)
    #expect(query.bytes == Array("\u{1B}[5n\u{1B}[c".utf8))
    query.receive(.primaryAttributes([1, 2]), at: 0.02)
    #expect(query.isDone)
  }

  @Test func silenceCostsAQuarterOfASecond() {
    var query = TerminalQuery(at: 0, asksPictures: true)
    query.bytes = []
    query.tick(at: 0.1)
    #expect(query.bytes.isEmpty)
    query.tick(at: 0.15)
    // Nothing that a terminal could take for text or a title.
    let text = String(decoding: query.bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[>0q") && text.hasSuffix("\u{1B}[5n\u{1B}[c"))
    for start in ["P", "]", "_"] { #expect(!text.contains("\u{1B}\(start)")) }
    #expect(query.deadline == 0.25)
    query.tick(at: 0.25)
    #expect(query.deadline == nil)
    #expect(!query.isDone && query.end == 4.15)
    #expect(query.answers == TerminalQueryResult())
  }

  /// On a slow link the program begins without the answers, and adopts them when they come.
  @Test func lateAnswersAreAnswersToo() {
    var query = TerminalQuery(at: 0, asksPictures: true)
    query.tick(at: 0.15)
    query.tick(at: 0.25)
    query.bytes = []
    query.receive(.secondaryAttributes([1, 4000, 26]), at: 0.6)
    // Now it is known what may be asked.
    let text = String(decoding: query.bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[48;2;1;2;3m\u{1B}P$qm") && text.hasSuffix("\u{1B}[c"))
    #expect(text.contains("\u{1B}_Gi=31"))
    #expect(query.deadline == nil)
    query.receive(.ready, at: 0.75)
    query.receive(.primaryAttributes([62]), at: 0.75)
    #expect(!query.isDone)
    query.receive(.graphicRendition("48:2:1:2:3"), at: 1.2)
    query.receive(.primaryAttributes([62]), at: 1.2)
    #expect(query.isDone && query.end == nil)
    #expect(query.answers.showsDirectColor && query.answers.answersStatus)
    #expect(query.answers.roundTrip == 0.6)
  }

  @Test func aKnownRoundTripIsWaitedForTwice() {
    var query = TerminalQuery(at: 0)
    query.receive(.secondaryAttributes([41]), at: 0.14)
    #expect(query.deadline.map { abs($0 - 0.42) < 1e-9 } == true)
    var quick = TerminalQuery(at: 0)
    quick.receive(.secondaryAttributes([41]), at: 0.01)
    #expect(quick.deadline == 0.26)
  }

  @Test(arguments: [
    ("0;48:2::1:2:3", true), ("48:2:1:2:3", true), ("0;48;2;1;2;3", true), ("0", false),
    ("0;48:5:16", false), ("0;48:2::0:0:0", false), ("", false),
  ])
  func aColourThatIsKeptMeansDirectColour(parameters: String, isDirect: Bool) {
    var query = TerminalQuery(at: 0)
    query.receive(.graphicRendition(parameters), at: 0)
    #expect(query.answers.showsDirectColor == isDirect)
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, false), (4, false)])
  func synchronizedOutputNeedsASwitchableMode(state: Int, isThere: Bool) {
    var query = TerminalQuery(at: 0)
    query.receive(.mode(2026, state: state), at: 0)
    #expect(query.answers.hasSynchronizedOutput == isThere)
  }
}

import CellRaster
import Testing

@testable import CursesTerminal

@Suite struct TerminalDiagnosisTests {
  private static let needs = DrawingNeeds(
    frameInterval: 1.0 / 40, leastSize: CellSize(columns: 34, rows: 8))

  /// What a terminal of this kind lets us find, changed a little.
  private static func findings(
    _ environment: [String: String], colors: Int = 256, tmux: TmuxClient? = nil,
    hops: [TerminalHop] = [], _ edit: (inout TerminalFindings) -> Void = { _ in }
  ) -> TerminalFindings {
    let profile = TerminalProfile.detect(
      environment: environment, isUTF8: true, terminfoColors: colors,
      tmuxFeatures: { tmux?.features.joined(separator: ",") })
    var findings = TerminalFindings(
      environment: environment, profile: profile, size: CellSize(columns: 80, rows: 24),
      tmux: tmux, hops: hops)
    edit(&findings)
    return findings
  }

  private static let xterm = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

  @Test func everyFactHasItsLine() {
    let text = TerminalDiagnosis(
      Self.findings(Self.xterm) {
        $0.profile.name = "XTerm(379)"
        $0.profile.depth = .direct
        $0.profile.depthReason = .answer
        $0.profile.background = RGB(0x1C1C1C)
        $0.profile.isLight = false
        $0.profile.widths = GlyphWidths(ambiguous: 1, emoji: 2, symbol: 1)
        $0.profile.repeatsGlyphs = true
        $0.profile.answersStatus = true
        $0.profile.hasMouse = true
        $0.profile.roundTrip = 0.00021
        $0.profile.pictures = PictureSupport(
          form: .sixel, reason: "4 is among the device attributes",
          cell: PixelSize(width: 10, height: 20))
      }, Self.needs
    ).text
    #expect(
      text == """
        terminal         XTerm(379) (TERM xterm-256color, with a terminfo entry)
        size             80x24
        reached through  nothing (local)
        colours          24-bit (the terminal returned a 24-bit colour unchanged)
        text             UTF-8 (LANG=C.UTF-8)
        answers          after 0.2 ms
        status requests  answered (CSI 5n and CSI c)
        ambiguous width  1 column (measured with U+25CF)
        repeated glyphs  as one and a count (measured with U+25CF and CSI 3 b)
        emoji            2 columns (measured with U+1F535)
        symbol           1 column (measured with U+2764)
        symbol as emoji  not measured (no reply to CSI 6n)
        background       dark (#1C1C1C, reply to OSC 11)
        keyboard         reports presses and repeats only
        mouse            reported (mode 1006 is supported)
        frames           in one write each (no synchronized output)
        pictures         Sixel, 10x20 pixels a cell (4 is among the device attributes)

        consequences
          edges are half blocks, blended in 8 steps
          a long press of space is detected by key repeat; 'e' expands at once
          a long press of the mouse is exact: 500 ms
          a tap of space is recognized after 0.7 s, or sooner once a hold was seen; enter at once
          motion at up to 40 frames a second; frames are skipped when replies are late
          themes with a variant for a dark background use it

        suggested changes
          an exact long press of space:
            a terminal with the kitty keyboard protocol: kitty, foot, Ghostty, WezTerm, iTerm2
        """)
  }

  struct Advice: Sendable, CustomTestStringConvertible {
    var findings: TerminalFindings
    var parts: [String]
    var testDescription: String { parts.joined(separator: " · ") }
  }

  private static let plainTmux = TmuxClient(
    answer: "3.3a\txterm-kitty\t256,title\t12\t500\t0\tkitty(0.26.5)\t10\t19\t0\n")

  @Test(arguments: [
    Advice(
      findings: findings(xterm.merging(["SSH_CONNECTION": "a 1 b 2"]) { $1 }, hops: [.ssh]) {
        $0.profile.roundTrip = 0.08
      },
      parts: [
        "reached through  ssh", "ssh -t HOST env COLORTERM=truecolor island",
        "SendEnv COLORTERM", "ssh -C", "30 frames",
      ]),
    Advice(
      findings: findings(
        ["TERM": "tmux-256color", "TMUX": "x"], tmux: plainTmux, hops: [.tmux, .ssh]),
      parts: [
        "tmux 3.3a, then ssh", "set -as terminal-features \",xterm-kitty:RGB\"",
        "set -s escape-time 10", "set -g focus-events on", "without tmux, screen or mosh",
      ]),
    Advice(
      findings: findings(["TERM": "screen", "STY": "1.x"], hops: [.screen]),
      parts: ["screen supports no more", "tmux instead of screen"]),
    Advice(
      findings: findings(["TERM": "xterm-ghostty"]) {
        $0.isDescribed = false
        $0.notices = [.unknownTerminal("xterm-ghostty")]
      },
      parts: ["without a terminfo entry", "infocmp -x xterm-ghostty | ssh HOST -- tic -x -"]),
    Advice(
      findings: findings(["TERM": "xterm-256color", "NO_COLOR": "1"]),
      parts: ["colours          none (NO_COLOR is set)", "unset NO_COLOR"]),
    Advice(
      findings: findings(["TERM": "xterm-256color", "COLORTERM": "yes"]),
      parts: ["a valid value instead of 'yes' in COLORTERM", "truecolor"]),
    Advice(
      findings: findings(["TERM": "xterm-256color", "ISLAND_COLOR": "puce"]),
      parts: ["a valid value instead of 'puce' in ISLAND_COLOR", "24-bit, 256, 16 or mono"]),
    Advice(
      findings: findings(["TERM": "xterm-256color", "LC_CTYPE": "UTF-8"]) {
        $0.isLocaleGenerated = false
      },
      parts: ["UTF-8 (LC_CTYPE=UTF-8 is not installed on this machine)"]),
    Advice(
      findings: findings(["TERM": "xterm-256color", "LC_ALL": "C"]) {
        $0.isUTF8 = false
        $0.profile.glyphs = .ascii
      }, parts: ["ASCII (LC_ALL=C)", "LC_ALL=C.UTF-8 island", "drawn with ASCII"]),
    Advice(
      findings: findings(["TERM": "xterm-256color", "COLORFGBG": "0;15"]),
      parts: ["light (from COLORFGBG)"]),
    Advice(
      findings: findings(["TERM": "xterm", "LINES": "5", "COLUMNS": "7"]) {
        $0.profile.widths.ambiguous = 2
        $0.profile.glyphs = .narrow
      },
      parts: [
        "COLUMNS=7 LINES=5 ignored", "2 columns", "narrow in the terminal", "drawn with ASCII",
      ]),
    Advice(
      findings: findings(["TERM": "screen", "STY": "1.x"]) { $0.profile.isScreen = true },
      parts: ["not requested (screen keeps Escape back"]),
    Advice(
      findings: findings([:]) {
        $0.failure = .noTerminal
        $0.size = nil
      },
      parts: [
        "full screen", "the process has no controlling terminal", "island --plain", "ssh -t",
      ]),
    Advice(
      findings: findings(["TERM": "xterm-kitty"]) { $0.profile.reportsRelease = true },
      parts: ["kitty keyboard protocol", "exact: 500 ms", "nothing to change"]),
  ])
  func whatIsFoundLeadsToWhatHelps(_ advice: Advice) {
    let text = TerminalDiagnosis(advice.findings, Self.needs).text
    for part in advice.parts { #expect(text.contains(part), "\(part) in\n\(text)") }
    #expect(text.allSatisfy { $0.isASCII })
  }

  /// Programs as they stand above one another in real sessions, the nearest first.
  @Test(
    arguments: [
      (["island", "bash", "sshd", "sshd"], ["SSH_CONNECTION": "x"], [1, 0], nil, [.ssh]),
      (["island", "bash", "xterm"], [:], [41, 379], nil, []),
      (["island", "bash", "mosh-server"], ["SSH_CONNECTION": "x"], [1, 10, 0], nil, [.mosh]),
      (["island", "bash", "screen", "init"], ["STY": "1.x"], [83], nil, [.screen]),
      // A tmux whose shell was once started over ssh, seen from a local window today.
      (
        ["island", "bash", "tmux: server"], ["TMUX": "x", "SSH_CONNECTION": "x"], [84],
        ["tmux: client", "bash", "xterm"], [.tmux]
      ),
      (
        ["island", "bash", "tmux: server"], ["TMUX": "x"], [84],
        ["tmux: client", "bash", "mosh-server"], [.tmux, .mosh]
      ),
    ] as [([String], [String: String], [Int], [String]?, [TerminalHop])])
  func theWayToTheWindowIsNamed(
    ancestors: [String], environment: [String: String], attributes: [Int], client: [String]?,
    hops: [TerminalHop]
  ) {
    let tmux = client.flatMap { _ in TmuxClient(answer: "3.3a\txterm\tRGB\t77\t0\t1\t\t\t\t") }
    let found = TerminalHop.hops(environment: environment, attributes: attributes, tmux: tmux) {
      $0 == 77 ? client ?? [] : ancestors
    }
    #expect(found == hops)
  }

  /// The slower of the link and the drawing decides, and so does the drawing's least size.
  @Test(arguments: [
    (false, 1.0 / 40, "40 frames"), (true, 1.0 / 40, "30 frames"), (true, 0.1, "10 frames"),
    (false, 0, "60 frames"),
  ])
  func whatTheDrawingNeedsIsSaid(isRemote: Bool, interval: Double, rate: String) {
    let findings = Self.findings(Self.xterm) {
      $0.profile.isRemote = isRemote
      $0.size = CellSize(columns: 41, rows: 9)
    }
    func text(_ least: CellSize) -> String {
      TerminalDiagnosis(findings, DrawingNeeds(frameInterval: interval, leastSize: least)).text
    }
    #expect(text(CellSize(columns: 41, rows: 9)).contains("motion at up to \(rate) a second"))
    #expect(!text(CellSize(columns: 41, rows: 9)).contains("the minimum is"))
    #expect(text(CellSize(columns: 42, rows: 9)).contains("the minimum is 42x9"))
    #expect(text(CellSize(columns: 41, rows: 10)).contains("the minimum is 41x10"))
  }

  @Test func aHostileNameIsNoControl() {
    let text = TerminalDiagnosis(
      Self.findings(Self.xterm) { $0.profile.name = "x\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}" },
      Self.needs
    ).text
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}"))
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{1B}\\", RGB(0x1C1C1C)),
    ("\u{1B}]11;rgb:ff/ff/ff\u{7}", RGB(0xFFFFFF)), ("\u{1B}]11;rgb:f/0/8\u{7}", RGB(0xFF0088)),
    ("\u{1B}]11;rgba:ffff/0000/0000/8000\u{7}", RGB(0xFF0000)),
    ("\u{1B}]11;#102030\u{7}", RGB(0x102030)), ("\u{1B}]11;rgb:1/2\u{7}", nil),
    ("\u{1B}]11;rgb:12345/0/0\u{7}", nil), ("\u{1B}]11;?\u{7}", nil),
    ("\u{1B}]10;rgb:ff/ff/ff\u{7}", nil), ("\u{1B}]11;rgb:-1/+2/ 3\u{7}", nil),
  ])
  func theBackgroundIsRead(bytes: String, color: RGB?) {
    var reader = KeyReader()
    let outputs = reader.feed(Array(bytes.utf8) + [0x71], at: 0)
    #expect(outputs.dropLast() == (color.map { [.reply(.background($0))] } ?? [])[...])
    #expect(outputs.last == .event(.key(KeyStroke(.character("q")))))
  }

  @Test(arguments: [
    (RGB(0xFFFFFF), true), (RGB(0xFDF6E3), true), (RGB(0x000000), false), (RGB(0x002B36), false),
    (RGB(0x282C34), false), (RGB(0xB0B0B0), true),
  ])
  func aBackgroundIsLightOrDark(color: RGB, isLight: Bool) {
    var query = TerminalQuery(at: 0)
    query.receive(.background(color), at: 0)
    var profile = TerminalProfile.detect(
      environment: ["COLORFGBG": isLight ? "15;0" : "0;15"], isUTF8: true, terminfoColors: 256)
    profile.apply(query.answers)
    #expect(profile.isLight == isLight)
  }

  @Test(arguments: [
    ("15;0", false), ("0;15", true), ("0;default;7", true), ("0;8", false), ("x", nil),
  ])
  func withoutAnAnswerTheVariableSpeaks(value: String, isLight: Bool?) {
    let profile = TerminalProfile.detect(
      environment: ["COLORFGBG": value], isUTF8: true, terminfoColors: 256)
    #expect(profile.isLight == isLight)
  }

  /// A glyph of each kind is written in a row of its own, whose report says how wide it is.
  @Test func widthsAreMeasured() {
    var query = TerminalQuery(at: 0, asksWidth: true)
    query.receive(.secondaryAttributes([41, 379, 0]), at: 0)
    let text = String(decoding: query.bytes, as: UTF8.self)
    for glyph in ["\u{25CF}", "\u{25CF}\u{1B}[3b", "\u{1F535}", "\u{2764}", "\u{2764}\u{FE0F}"] {
      #expect(text.contains(";1H\(glyph)\u{1B}[6n"))
    }
    for (row, column) in [(1, 1), (2, 2), (3, 1), (4, 2), (5, 4), (1, 1), (9, 1)] {
      query.receive(.cursor(CellPoint(column: column, row: row)), at: 0)
    }
    #expect(query.answers.widths == .usual)
    #expect(query.answers.repeatsGlyphs == true)
    for (column, repeats) in [(1, false), (2, false), (4, true), (8, true)] {
      query.receive(.cursor(CellPoint(column: column, row: 5)), at: 0)
      #expect(query.answers.repeatsGlyphs == repeats)
    }
    query.receive(.cursor(CellPoint(column: 5, row: 1)), at: 0)
    #expect(query.answers.widths.ambiguous == nil)
    var silent = TerminalQuery(at: 0)
    silent.receive(.secondaryAttributes([41, 379, 0]), at: 0)
    #expect(silent.bytes.allSatisfy { $0 < 0x80 })
  }
}

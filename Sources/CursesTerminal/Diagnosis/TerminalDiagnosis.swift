import CellRaster

/// The diagnosis of a terminal as text: facts, their consequences, and what the user can change. It
/// is ASCII only, because it may be read where nothing else is displayed correctly.
package struct TerminalDiagnosis: Sendable, Hashable, Encodable {
  package struct Fact: Sendable, Hashable, Encodable {
    package var name: String
    package var value: String
    /// The source of the fact. Nil: no source is given.
    package var because: String?
  }

  package struct Change: Sendable, Hashable, Encodable {
    package var gain: String
    /// A command, or a line of a configuration file.
    package var how: String

    package init(gain: String, how: String) {
      self.gain = gain
      self.how = how
    }
  }

  package var facts: [Fact]
  package var consequences: [String]
  package var changes: [Change]

  package init(_ findings: TerminalFindings, _ needs: DrawingNeeds) {
    facts = TerminalFacts(findings).list
    consequences = TerminalConsequences(findings, needs).list
    changes = TerminalSuggestions(findings).list
  }

  /// The sections as lines, as the command prints them.
  package var text: String {
    let width = facts.map(\.name.count).max() ?? 0
    var lines = facts.map { fact in
      let name = fact.name + String(repeating: " ", count: width - fact.name.count)
      return "\(name)  \(fact.value)" + (fact.because.map { " (\($0))" } ?? "")
    }
    lines += ["", "consequences"] + consequences.map { "  \($0)" }
    if changes.isEmpty {
      lines += ["", "nothing to change"]
    } else {
      lines += ["", "suggested changes"]
      for change in changes { lines += ["  \(change.gain):", "    \(change.how)"] }
    }
    // The terminal's name comes from the terminal itself and must be sanitised.
    return lines.map { TerminalText.sanitised($0) }.joined(separator: "\n")
  }
}

/// Formats the facts of a diagnosis.
struct TerminalFacts {
  private let findings: TerminalFindings

  init(_ findings: TerminalFindings) { self.findings = findings }

  private var profile: TerminalProfile { findings.profile }

  var list: [TerminalDiagnosis.Fact] {
    // After a failure no query was sent, so a missing reply is no fact.
    let asked =
      findings.failure == nil
      ? [roundTrip, status, ambiguous, repeats] + emoji
        + [background, keyboard, mouse, frames, pictures] : []
    return ([screen, terminal, size, link, colours, text] + asked).compactMap { $0 }
  }

  private func fact(
    _ name: String, _ value: String, _ because: String? = nil
  ) -> TerminalDiagnosis.Fact {
    TerminalDiagnosis.Fact(name: name, value: value, because: because)
  }

  private var screen: TerminalDiagnosis.Fact? {
    findings.failure.map { fact("full screen", "none", TerminalErrorMessage($0).summary) }
  }

  private var terminal: TerminalDiagnosis.Fact {
    let term = findings.environment["TERM"] ?? ""
    let known = findings.isDescribed ? "with a terminfo entry" : "without a terminfo entry"
    let name = profile.name == term || profile.name.isEmpty ? nil : profile.name
    guard !term.isEmpty else { return fact("terminal", name ?? "unknown", "TERM is not set") }
    return fact("terminal", name ?? "unknown name", "TERM \(term), \(known)")
  }

  private var size: TerminalDiagnosis.Fact? {
    let stale = ["COLUMNS", "LINES"].compactMap { name in
      findings.environment[name].map { "\(name)=\($0)" }
    }
    return findings.size.map {
      fact(
        "size", "\($0.columns)x\($0.rows)",
        stale.isEmpty ? nil : "reported by the terminal; \(stale.joined(separator: " ")) ignored")
    }
  }

  private var link: TerminalDiagnosis.Fact {
    let names = findings.hops.map { hop in
      hop == .tmux
        ? ["tmux", findings.tmux?.version].compactMap { $0 }.joined(separator: " ")
        : hop.rawValue
    }
    return fact(
      "reached through", names.isEmpty ? "nothing (local)" : names.joined(separator: ", then ")
    )
  }

  private var roundTrip: TerminalDiagnosis.Fact {
    guard let seconds = profile.roundTrip else {
      return fact("answers", "none", "waited 0.25 s")
    }
    let tenths = Int((seconds * 10_000).rounded())
    return fact("answers", "after \(tenths / 10).\(tenths % 10) ms")
  }

  private var colours: TerminalDiagnosis.Fact {
    let because =
      switch profile.depthReason {
      case .requested: "as requested"
      case .noColor: "NO_COLOR is set"
      case .multiplexer:
        findings.environment["TMUX"] != nil
          ? "from the features of the tmux client" : "screen supports no more"
      case .colorTerm: "from COLORTERM"
      case .terminalName: "known for this terminal"
      case .answer: "the terminal returned a 24-bit colour unchanged"
      case .terminfo: "from the terminfo entry of TERM"
      }
    let word = profile.depth == .mono ? "none" : profile.depth.rawValue
    return fact("colours", word, because)
  }

  private var text: TerminalDiagnosis.Fact {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let variable = names.first { !(findings.environment[$0] ?? "").isEmpty }
    let setting = variable.map { "\($0)=\(findings.environment[$0] ?? "")" } ?? "no locale is set"
    return fact(
      "text", findings.isUTF8 ? "UTF-8" : "ASCII",
      findings.isLocaleGenerated ? setting : "\(setting) is not installed on this machine")
  }

  private var status: TerminalDiagnosis.Fact {
    profile.answersStatus
      ? fact("status requests", "answered", "CSI 5n and CSI c")
      : fact(
        "status requests", "not answered", "CSI 5n; frames wait for the reply to CSI c, if any")
  }

  /// A width that was measured by writing a glyph; nil: there was no reply.
  private func width(_ name: String, _ columns: Int?, _ glyph: String) -> TerminalDiagnosis.Fact {
    guard let columns else { return fact(name, "not measured", "no reply to CSI 6n") }
    return fact(name, columns == 1 ? "1 column" : "2 columns", "measured with \(glyph)")
  }

  private var ambiguous: TerminalDiagnosis.Fact {
    width("ambiguous width", profile.widths.ambiguous, "U+25CF")
  }

  private var emoji: [TerminalDiagnosis.Fact] {
    [
      width("emoji", profile.widths.emoji, "U+1F535"),
      width("symbol", profile.widths.symbol, "U+2764"),
      width("symbol as emoji", profile.widths.selectedEmoji, "U+2764 U+FE0F"),
    ]
  }

  private var repeats: TerminalDiagnosis.Fact {
    switch profile.repeatsGlyphs {
    case true?: fact("repeated glyphs", "as one and a count", "measured with U+25CF and CSI 3 b")
    case false?: fact("repeated glyphs", "written one by one", "measured: CSI 3 b is dropped")
    case nil: fact("repeated glyphs", "written one by one", "not measured")
    }
  }

  private var background: TerminalDiagnosis.Fact {
    guard let isLight = profile.isLight else { return fact("background", "unknown") }
    let source = profile.background.map { "\($0.hex), reply to OSC 11" } ?? "from COLORFGBG"
    return fact("background", isLight ? "light" : "dark", source)
  }

  private var keyboard: TerminalDiagnosis.Fact {
    profile.reportsRelease
      ? fact("keyboard", "reports key releases", "kitty keyboard protocol")
      : fact("keyboard", "reports presses and repeats only")
  }

  private var mouse: TerminalDiagnosis.Fact {
    if profile.isScreen {
      return fact("mouse", "not requested", "screen keeps Escape back while the mouse is reported")
    }
    return switch profile.hasMouse {
    case true?: fact("mouse", "reported", "mode 1006 is supported")
    case false?: fact("mouse", "not reported", "mode 1006 is not supported")
    case nil: fact("mouse", "requested", "the terminal does not report which modes it supports")
    }
  }

  private var pictures: TerminalDiagnosis.Fact {
    let support = profile.pictures
    guard let form = support.form else { return fact("pictures", "none", support.reason) }
    let cell = support.cell.map { ", \($0.width)x\($0.height) pixels a cell" }
    let name =
      switch form {
      case .kitty: "kitty graphics protocol"
      case .placeholders: "kitty graphics protocol with placeholders"
      case .iterm2: "iTerm2 inline images"
      case .sixel: "Sixel"
      }
    let key = support.isOnKey ? ", drawn by key" : ""
    return fact("pictures", name + (cell ?? ", size of a cell unknown") + key, support.reason)
  }

  private var frames: TerminalDiagnosis.Fact {
    profile.hasSynchronizedOutput
      ? fact("frames", "appear at once", "synchronized output, mode 2026")
      : fact("frames", "in one write each", "no synchronized output")
  }
}

import CellRaster

/// The settings that a user can change to improve the terminal; only those that would have an
/// effect.
struct TerminalSuggestions {
  private let findings: TerminalFindings

  init(_ findings: TerminalFindings) { self.findings = findings }

  private var profile: TerminalProfile { findings.profile }
  private var environment: [String: String] { findings.environment }
  private var term: String { environment["TERM"] ?? "" }

  var list: [TerminalDiagnosis.Change] {
    [failure, description, colours, locale, width, tmux, keyboard, link].flatMap { $0 }
  }

  private func change(_ gain: String, _ how: String) -> TerminalDiagnosis.Change {
    TerminalDiagnosis.Change(gain: gain, how: how)
  }

  private var failure: [TerminalDiagnosis.Change] {
    guard let failure = findings.failure, let advice = TerminalErrorMessage(failure).advice
    else { return [] }
    return [change("a full screen", advice)]
  }

  private var description: [TerminalDiagnosis.Change] {
    guard !findings.isDescribed, !term.isEmpty, findings.failure == nil else { return [] }
    return [
      change(
        "this terminal's own description instead of xterm-256color's",
        "infocmp -x \(term) | ssh HOST -- tic -x -    (from where the window is)")
    ]
  }

  private var colours: [TerminalDiagnosis.Change] {
    var changes: [TerminalDiagnosis.Change] = []
    for name in ["COLORTERM", "ISLAND_COLOR"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      let isKnown =
        name == "COLORTERM"
        ? ["truecolor", "24bit"].contains(value) : TerminalProfile.depth(named: value) != nil
      let want = name == "COLORTERM" ? "truecolor" : "24-bit, 256, 16 or mono"
      if !isKnown { changes.append(change("a valid value instead of '\(value)' in \(name)", want)) }
    }
    guard profile.depth < .direct, findings.failure == nil else { return changes }
    switch profile.depthReason {
    case .noColor: changes.append(change("colours", "unset NO_COLOR, or island --color 24-bit"))
    case .multiplexer where environment["TMUX"] != nil:
      let outer = findings.tmux?.terminal ?? "xterm-256color"
      changes.append(
        change(
          "24-bit colours, if the terminal outside tmux supports them",
          "set -as terminal-features \",\(outer):RGB\"    (in ~/.tmux.conf; then reattach)"))
    case .multiplexer:
      changes.append(change("24-bit colours", "tmux instead of screen, which lacks them"))
    case .terminfo where profile.isRemote:
      changes.append(
        change(
          "24-bit colours, if the terminal supports them: COLORTERM does not cross ssh",
          "ssh -t HOST env COLORTERM=truecolor island"))
      changes.append(
        change(
          "the same for every login",
          "SendEnv COLORTERM in ~/.ssh/config, AcceptEnv COLORTERM in the server's sshd_config"))
    case .terminfo:
      changes.append(
        change("24-bit colours, if the terminal supports them", "COLORTERM=truecolor island"))
    case .requested, .colorTerm, .terminalName, .answer: break
    }
    return changes
  }

  private var locale: [TerminalDiagnosis.Change] {
    guard !findings.isUTF8 else { return [] }
    return [change("round edges and symbols", "LC_ALL=C.UTF-8 island")]
  }

  private var width: [TerminalDiagnosis.Change] {
    guard profile.glyphs == .narrow else { return [] }
    return [
      change(
        "lines, blocks and round edges", "set ambiguous-width characters to narrow in the terminal")
    ]
  }

  private var tmux: [TerminalDiagnosis.Change] {
    guard let tmux = findings.tmux else { return [] }
    var changes: [TerminalDiagnosis.Change] = []
    if let time = tmux.escapeTime, time > 100 {
      changes.append(
        change("Escape at once, not after \(time) ms", "set -s escape-time 10    (~/.tmux.conf)"))
    }
    if !tmux.passesFocus {
      changes.append(
        change(
          "presses that end when the window loses the focus",
          "set -g focus-events on    (~/.tmux.conf)"))
    }
    return changes
  }

  private var keyboard: [TerminalDiagnosis.Change] {
    guard findings.failure == nil, !profile.reportsRelease else { return [] }
    let isInside = findings.hops.contains { $0 == .tmux || $0 == .screen || $0 == .mosh }
    return [
      change(
        "an exact long press of space",
        isInside
          ? "a terminal with the kitty keyboard protocol, without tmux, screen or mosh before it"
          : "a terminal with the kitty keyboard protocol: kitty, foot, Ghostty, WezTerm, iTerm2")
    ]
  }

  private var link: [TerminalDiagnosis.Change] {
    guard findings.hops.contains(.ssh), let seconds = profile.roundTrip, seconds >= 0.05 else {
      return []
    }
    return [change("an eighth of the bytes on this slow link", "ssh -C")]
  }
}

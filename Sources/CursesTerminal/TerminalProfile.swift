package import CellRaster

/// What this terminal can do, and how we know (terminal.md §2).
package struct TerminalProfile: Sendable, Hashable {
  /// What decided the colour depth; the first of these that says something wins.
  package enum DepthReason: Sendable, Hashable {
    /// A flag or `ISLAND_COLOR`.
    case requested
    /// `NO_COLOR`.
    case noColor
    /// tmux says what its client takes; screen never takes 24 bit.
    case multiplexer
    /// `COLORTERM`.
    case colorTerm
    /// The name is one of those that are known to show 24 bit.
    case terminalName
    /// The terminal answered a question.
    case answer
    /// What its description claims.
    case terminfo
  }

  package var depth: ColorDepth
  package var depthReason: DepthReason
  package var glyphs: GlyphSet
  /// Key releases are reported (kitty keyboard protocol).
  package var reportsRelease = false
  /// Frames can be bracketed so that they appear at once (mode 2026).
  package var hasSynchronizedOutput = false
  /// What the terminal calls itself, or else `TERM`.
  package var name: String
  /// The colour behind everything; nil when it was not told.
  package var background: RGB?
  /// Whether that is light, from the colour or from `COLORFGBG`; nil when nothing tells.
  package var isLight: Bool?
  /// Columns of a sign whose width is ambiguous: 1 or 2; nil when it was not told.
  package var ambiguousColumns: Int?
  /// Whether the mouse is reported; nil where nobody can tell before it moves.
  package var hasMouse: Bool?
  /// What the terminal, or what stands before it, calls its kind; empty without an answer.
  package var attributes: [Int] = []
  /// Seconds from a question to its answer; nil when none was answered.
  package var roundTrip: Double?
  /// Reached over SSH.
  package var isRemote: Bool

  package init(
    depth: ColorDepth, depthReason: DepthReason, glyphs: GlyphSet, name: String, isRemote: Bool
  ) {
    self.depth = depth
    self.depthReason = depthReason
    self.glyphs = glyphs
    self.name = name
    self.isRemote = isRemote
  }

  /// What can be said before the terminal has been asked.
  /// - Parameters:
  ///   - requestedDepth: From a flag; wins over everything.
  ///   - isUTF8: Whether the locale's encoding is UTF-8.
  ///   - terminfoColors: The number of colours in the terminal's description.
  ///   - tmuxFeatures: What the surrounding tmux says about its client; called inside tmux only.
  package static func detect(
    environment: [String: String], requestedDepth: ColorDepth? = nil,
    requestedGlyphs: GlyphSet? = nil, isUTF8: Bool, terminfoColors: Int,
    tmuxFeatures: () -> String? = { nil }
  ) -> TerminalProfile {
    let term = environment["TERM"] ?? ""
    let (depth, reason) = decideDepth(
      environment: environment, requested: requestedDepth, term: term,
      described: depth(colors: terminfoColors), tmuxFeatures: tmuxFeatures)
    var profile = TerminalProfile(
      depth: depth, depthReason: reason, glyphs: requestedGlyphs ?? (isUTF8 ? .unicode : .ascii),
      name: term,
      isRemote: environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil)
    profile.isLight = environment["COLORFGBG"].flatMap(isLight(colors:))
    return profile
  }

  private static func decideDepth(
    environment: [String: String], requested: ColorDepth?, term: String, described: ColorDepth,
    tmuxFeatures: () -> String?
  ) -> (ColorDepth, DepthReason) {
    if let requested { return (requested, .requested) }
    if let word = environment["ISLAND_COLOR"], let depth = depth(named: word) {
      return (depth, .requested)
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return (.mono, .noColor) }
    let isInTmux = environment["TMUX"] != nil
    if !isInTmux, environment["STY"] != nil || term.hasPrefix("screen") {
      return (min(described, .indexed), .multiplexer)  // screen 4 turns 24 bit into dim black
    }
    if let value = environment["COLORTERM"], value == "truecolor" || value == "24bit" {
      return (.direct, .colorTerm)
    }
    // LC_TERMINAL crosses SSH, COLORTERM does not.
    if isKnownDirect(term) || environment["LC_TERMINAL"] == "iTerm2" {
      return (.direct, .terminalName)
    }
    if isInTmux {
      let passesDirect = tmuxFeatures()?.contains("RGB") ?? false
      return (passesDirect ? .direct : described, .multiplexer)
    }
    return (described, .terminfo)
  }

  /// A depth from a word a person would write; nil when it is none.
  package static func depth(named word: String) -> ColorDepth? {
    switch word.lowercased() {
    case "mono", "none", "never", "1": .mono
    case "16", "ansi", "8": .sixteen
    case "256": .indexed
    case "24-bit", "24bit", "truecolor", "direct": .direct
    default: nil
    }
  }

  private static func depth(colors: Int) -> ColorDepth {
    switch colors {
    case 0x1000000...: .direct
    case 256...: .indexed
    case 8...: .sixteen
    default: .mono
    }
  }

  /// `15;0` or `15;default;0`: rxvt and Konsole name the background among the sixteen colours.
  private static func isLight(colors: String) -> Bool? {
    guard let last = colors.split(separator: ";").last, let index = Int(last),
      (0...15).contains(index)
    else { return nil }
    return index == 7 || index > 8
  }

  private static func isKnownDirect(_ term: String) -> Bool {
    let names: Set = ["xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "contour"]
    let name = term.lowercased()
    return name.hasSuffix("-direct") || names.contains(name)
      || ["foot", "rio", "iterm"].contains { name.hasPrefix($0) }
  }

  /// Whether text other than ASCII can be written here; sets the encoding of the process.
  package static func hasUnicode(environment: [String: String]) -> Bool {
    LocaleSetup.apply(environment: environment)
  }

  /// Adds what the terminal answered.
  package mutating func apply(_ answers: TerminalAnswers) {
    if let version = answers.version { name = version }
    hasSynchronizedOutput = answers.hasSynchronizedOutput
    reportsRelease = answers.keyboardFlags != nil
    background = answers.background
    // Between black and white half of what is seen lies at 0.18.
    isLight = answers.background.map { $0.luminance > 0.18 } ?? isLight
    ambiguousColumns = answers.ambiguousColumns
    hasMouse = answers.hasMouse
    attributes = answers.attributes
    roundTrip = answers.roundTrip
    if depthReason == .terminfo, answers.showsDirectColor {
      (depth, depthReason) = (.direct, .answer)
    }
  }
}

package import CellRaster

/// The capabilities of the terminal, and how they were detected (COLOR-1, COLOR-2).
package struct TerminalProfile: Sendable, Hashable {
  /// The source of the colour depth; the first one that applies decides.
  package enum DepthReason: Sendable, Hashable {
    /// A flag or `ISLAND_COLOR`.
    case requested
    /// `NO_COLOR`.
    case noColor
    /// tmux reports its client's features; screen never supports 24 bit.
    case multiplexer
    /// `COLORTERM`.
    case colorTerm
    /// The terminal's name is known to support 24 bit.
    case terminalName
    /// The terminal's reply to a query.
    case answer
    /// The number of colours in the terminal's description.
    case terminfo
  }

  package var depth: ColorDepth
  package var depthReason: DepthReason
  package var glyphs: GlyphSet
  /// True when key releases are reported (kitty keyboard protocol).
  package var reportsRelease = false
  /// True when a frame can be bracketed so that it appears at once (mode 2026).
  package var hasSynchronizedOutput = false
  /// The name that the terminal reports, else `TERM`.
  package var name: String
  /// The terminal's background colour; nil: unknown.
  package var background: RGB?
  /// True when the background is light, by its colour or by `COLORFGBG`; nil: unknown.
  package var isLight: Bool?
  /// The measured widths of glyphs.
  package var widths = GlyphWidths()
  /// True when a glyph of several bytes is repeated (REP), false when the sequence is dropped; nil:
  /// not measured.
  package var repeatsGlyphs: Bool?
  /// True when the terminal replies to a status request (`CSI 5n`).
  package var answersStatus = false
  /// True for GNU screen, which keeps Escape back while the mouse is reported.
  package var isScreen = false
  /// True when the mouse can be reported; nil: the terminal does not report which modes it
  /// supports.
  package var hasMouse: Bool?
  /// The device attributes of the terminal or of the multiplexer; empty without a reply.
  package var attributes: [Int] = []
  /// The time from a query to its reply, in seconds; nil without a reply.
  package var roundTrip: Double?
  /// True when the session runs over SSH.
  package var isRemote: Bool
  /// True for a terminal that draws sextants itself, without gaps between cells (SHAPE-4).
  package var drawsSextants = false
  /// Whether and how pictures are shown.
  package var pictures = PictureSupport(reason: "not asked")

  package init(
    depth: ColorDepth, depthReason: DepthReason, glyphs: GlyphSet, name: String, isRemote: Bool
  ) {
    self.depth = depth
    self.depthReason = depthReason
    self.glyphs = glyphs
    self.name = name
    self.isRemote = isRemote
  }

  /// Returns the profile known before the terminal is queried.
  /// - Parameters:
  ///   - requestedDepth: The depth from a flag; it overrides everything else.
  ///   - isUTF8: True when the locale's encoding is UTF-8.
  ///   - terminfoColors: The number of colours in the terminal's description.
  ///   - tmuxFeatures: Returns the features of the tmux client; called inside tmux only.
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
    profile.isScreen = environment["STY"] != nil && environment["TMUX"] == nil
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
    // SSH forwards LC_TERMINAL, but not COLORTERM.
    if isKnownDirect(term) || environment["LC_TERMINAL"] == "iTerm2" {
      return (.direct, .terminalName)
    }
    if isInTmux {
      let passesDirect = tmuxFeatures()?.contains("RGB") ?? false
      return (passesDirect ? .direct : described, .multiplexer)
    }
    return (described, .terminfo)
  }

  /// Parses a colour depth as a user would write it; nil when the word is unknown.
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

  /// Parses `15;0` or `15;default;0`: in rxvt and Konsole the last number is the background colour.
  /// Nil: malformed.
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

  /// The terminals that draw sextants themselves, by the start of the name that they report.
  private static let sextantTerminals = [
    "kitty(", "foot(", "ghostty", "WezTerm", "contour", "Rio", "VTE(",
  ]

  /// Returns whether text beyond ASCII can be displayed; sets the encoding of the process.
  package static func hasUnicode(environment: [String: String]) -> Bool {
    LocaleSetup.apply(environment: environment)
  }

  /// Updates the profile from the terminal's replies.
  package mutating func apply(_ answers: TerminalQueryResult) {
    if let version = answers.version {
      name = version
      drawsSextants = Self.sextantTerminals.contains(where: version.hasPrefix)
    }
    hasSynchronizedOutput = answers.hasSynchronizedOutput
    reportsRelease = answers.keyboardFlags != nil
    background = answers.background
    // A luminance of 0.18 is the perceived middle between black and white.
    isLight = answers.background.map { $0.luminance > 0.18 } ?? isLight
    widths = answers.widths
    repeatsGlyphs = answers.repeatsGlyphs
    answersStatus = answers.answersStatus
    attributes = answers.attributes
    if !answers.attributes.isEmpty { isScreen = answers.isScreen }
    hasMouse = isScreen ? false : answers.hasMouse
    roundTrip = answers.roundTrip
    if widths.ambiguous == 2, glyphs == .unicode { glyphs = .narrow }
    applyDepth(answers)
  }

  private mutating func applyDepth(_ answers: TerminalQueryResult) {
    guard ![.requested, .noColor].contains(depthReason) else { return }
    if answers.isScreenWithoutDirectColor, depth == .direct {
      (depth, depthReason) = (.indexed, .multiplexer)
    } else if depthReason == .terminfo, answers.showsDirectColor, !answers.isLibvterm {
      (depth, depthReason) = (.direct, .answer)
    }
  }
}

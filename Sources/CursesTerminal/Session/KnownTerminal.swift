import CellRaster

/// What is known of a terminal before it has answered anything: its description, and what the user
/// wants of it.
struct KnownTerminal {
  let terminfo: Terminfo
  /// The value of `TERM`.
  let name: String
  let options: TerminalOptions
  /// The client of the surrounding tmux, where pictures depend on it.
  let tmux: TmuxClient?
  /// Without the terminal's answers.
  let profile: TerminalProfile
  private(set) var notices: [TerminalNotice] = []

  /// Looks the terminal up, and sets the locale.
  ///
  /// - Throws: `TerminalError` when the terminal cannot position its cursor.
  init(_ options: TerminalOptions) throws(TerminalError) {
    let environment = options.environment
    let name = environment["TERM"] ?? ""
    var found = TerminfoDatabase.entry(named: name, environment: environment)
    if found == nil, !name.isEmpty, name != "dumb" {
      found = FallbackTerminfo.entry
      notices.append(.unknownTerminal(name))
    }
    guard let terminfo = found, terminfo[.placeCursor] != nil else { throw .dumb(term: name) }
    if let word = environment["ISLAND_COLOR"], TerminalProfile.depth(named: word) == nil {
      notices.append(.unknownDepth(word))
    }
    // Takes a process; asked only where colours or pictures depend on it.
    lazy var tmux = environment["TMUX"] == nil ? nil : TmuxClient.ask()
    profile = TerminalProfile.detect(
      environment: environment, requestedDepth: options.depth, requestedGlyphs: options.glyphs,
      isUTF8: LocaleSetup.apply(environment: environment), terminfoColors: terminfo[.colors],
      tmuxFeatures: { tmux?.features.joined(separator: ",") })
    (self.terminfo, self.name, self.options) = (terminfo, name, options)
    let wantsPictures = if case .off = options.pictures { false } else { true }
    self.tmux = wantsPictures ? tmux : nil
  }

  /// Notes once what the user should know.
  mutating func note(_ notice: TerminalNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  /// The description with sequences for a depth of colours.
  func terminfo(for depth: ColorDepth) -> Terminfo {
    var prepared = terminfo
    prepared.prepare(for: depth)
    return prepared
  }
}

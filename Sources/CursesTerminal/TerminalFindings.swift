package import CellRaster

/// Everything that can be found out about the terminal and the way to it, for a person who wants
/// to know why it looks as it does.
package struct TerminalFindings: Sendable {
  package var environment: [String: String]
  package var profile: TerminalProfile
  /// Nil without a terminal.
  package var size: CellSize?
  /// Why there is no full screen.
  package var failure: TerminalError?
  package var notices: [TerminalNotice]
  /// The machine describes `TERM`.
  package var isDescribed: Bool
  package var isUTF8: Bool
  /// The C library has the locale that the environment names.
  package var isLocaleGenerated: Bool
  package var tmux: TmuxClient?
  package var hops: [TerminalHop]

  package init(
    environment: [String: String], profile: TerminalProfile, size: CellSize? = nil,
    failure: TerminalError? = nil, notices: [TerminalNotice] = [], isDescribed: Bool = true,
    isUTF8: Bool = true, isLocaleGenerated: Bool = true, tmux: TmuxClient? = nil,
    hops: [TerminalHop] = []
  ) {
    self.environment = environment
    self.profile = profile
    self.size = size
    self.failure = failure
    self.notices = notices
    self.isDescribed = isDescribed
    self.isUTF8 = isUTF8
    self.isLocaleGenerated = isLocaleGenerated
    self.tmux = tmux
    self.hops = hops
  }

  /// Takes the terminal over as the program does, and gives it back at once.
  package static func gather(_ options: TerminalOptions) -> TerminalFindings {
    let environment = options.environment
    let term = environment["TERM"] ?? ""
    let entry = TerminfoDatabase.entry(named: term, environment: environment)
    let isUTF8 = LocaleSetup.apply(environment: environment)
    let isInTmux = environment["TMUX"] != nil
    let tmux = isInTmux ? TmuxClient.ask() : nil
    var findings = TerminalFindings(
      environment: environment,
      profile: TerminalProfile.detect(
        environment: environment, requestedDepth: options.depth, requestedGlyphs: options.glyphs,
        isUTF8: isUTF8, terminfoColors: entry?[.colors] ?? 0,
        tmuxFeatures: { tmux?.features.joined(separator: ",") }),
      isDescribed: entry != nil, isUTF8: isUTF8, isLocaleGenerated: LocaleSetup.isGenerated,
      tmux: tmux)
    do {
      let terminal = try CursesTerminal(options: options)
      findings.profile = terminal.profile
      findings.size = terminal.size
      findings.notices = terminal.notices
      terminal.close()
    } catch {
      findings.failure = error
    }
    findings.hops = TerminalHop.hops(
      environment: environment, attributes: findings.profile.attributes, tmux: tmux)
    return findings
  }
}

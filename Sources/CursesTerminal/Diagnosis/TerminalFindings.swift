package import CellRaster

/// The results of examining the terminal and the connection to it, the input of
/// `TerminalDiagnosis`.
package struct TerminalFindings: Sendable {
  package var environment: [String: String]
  package var profile: TerminalProfile
  /// The size in cells. Nil: no terminal was opened.
  package var size: CellSize?
  /// The error that prevents a full screen. Nil: the terminal was opened.
  package var failure: TerminalError?
  package var notices: [TerminalNotice]
  /// True when this host has a description of `TERM`.
  package var isDescribed: Bool
  package var isUTF8: Bool
  /// True when the C library has the locale that the environment names.
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

  /// Examines the terminal: opens it as the program does and closes it at once.
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
      let terminal = try CursesDevice(options: options)
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

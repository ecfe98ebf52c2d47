/// Whether and how a terminal shows pictures, and why (PICTURE-10).
package struct PictureSupport: Hashable, Sendable {
  /// Nil: cells only.
  package var form: PictureProtocol?
  /// The reason in words, for `island doctor`.
  package var reason: String
  /// The size of a cell; nil: unknown.
  package var cell: PixelSize?
  /// True when a picture is drawn only when a key asks for it: as requested, or because the link is
  /// slow (PICTURE-13).
  package var isOnKey = false
  /// True while the terminal may still reply that it shows pictures.
  package var isUndecided = false

  package init(form: PictureProtocol? = nil, reason: String, cell: PixelSize? = nil) {
    self.form = form
    self.reason = reason
    self.cell = cell
  }

  /// What is known before the decision.
  struct Findings {
    var wish: PictureWish
    var environment: [String: String]
    var answers: TerminalQueryResult
    /// The client of the surrounding tmux; nil: none, or it did not reply.
    var tmux: TmuxClient?
    /// The size of a cell by the size of the window.
    var windowCell: PixelSize?
  }

  /// True when the terminal can be asked for pictures without leaving garbage: screen takes the
  /// query for a title, tmux for the title of a pane, a console prints it.
  static func mayAsk(_ wish: PictureWish, environment: [String: String]) -> Bool {
    [.automatic, .onKey].contains(wish) && environment["TMUX"] == nil
      && hidden(in: environment) == nil
  }

  /// The program or terminal that shows no pictures, by the environment; nil: none is known.
  private static func hidden(in environment: [String: String]) -> String? {
    let term = environment["TERM"] ?? ""
    if environment["TMUX"] != nil { return nil }
    if environment["STY"] != nil || term.hasPrefix("screen") { return "screen passes no pictures" }
    if term.hasPrefix("tmux") { return "tmux on another machine is not asked" }
    return ["linux", "dumb", "vt100"].contains(term) ? "TERM is \(term)" : nil
  }

  /// True when a query for pictures may be sent to a terminal with these device attributes.
  static func mayAsk(attributes: [Int]) -> Bool { hidden(attributes: attributes) == nil }

  private static func hidden(attributes: [Int]) -> String? {
    if attributes.first == 83 { return "screen passes no pictures" }
    if attributes.first == 84 { return "tmux on another machine is not asked" }
    if attributes.starts(with: [1, 10]) { return "mosh passes no pictures" }
    if attributes.starts(with: [1, 95]) { return "Terminal.app shows no pictures" }
    if attributes == [0, 100, 0] { return "libvterm shows no pictures" }
    return nil
  }

  /// Decides from everything that is known.
  init(_ findings: Findings) {
    let (environment, answers) = (findings.environment, findings.answers)
    let isInTmux = environment["TMUX"] != nil
    let cell =
      answers.cell?.ifPlausible ?? findings.tmux?.cell?.ifPlausible
      ?? findings.windowCell?.ifPlausible
    func off(_ reason: String) -> PictureSupport { PictureSupport(reason: reason, cell: cell) }
    func use(_ form: PictureProtocol, _ reason: String) -> PictureSupport {
      // Sixel counts in pixels, so that without the size of a cell it would miss its place.
      form == .sixel && cell == nil
        ? off("Sixel without the size of a cell in pixels")
        : PictureSupport(form: form, reason: reason, cell: cell)
    }
    let hidden = Self.hidden(in: environment) ?? Self.hidden(attributes: answers.attributes)
    switch findings.wish {
    case .off(let reason): self = off(reason)
    case .use(let form):
      self = use(isInTmux && form == .kitty ? .placeholders : form, "as requested")
    case .automatic where isInTmux, .onKey where isInTmux:
      self = Self.decided(inTmux: findings.tmux, hasSixel: answers.hasSixel, use: use, off: off)
    case .automatic, .onKey:
      let name = answers.version ?? ""
      if let hidden {
        self = off(hidden)
      } else if ["WezTerm", "iTerm2"].contains(where: name.hasPrefix)
        || environment["LC_TERMINAL"] == "iTerm2"
      {
        self = use(.iterm2, "known for this terminal")
      } else if answers.showsKittyGraphics {
        self = use(.kitty, "the terminal accepted a picture")
      } else if answers.hasSixel {
        self = use(.sixel, "4 is among the device attributes")
      } else {
        self = off("the terminal announces no protocol for pictures")
      }
    }
    isOnKey = findings.wish == .onKey
  }

  /// The speed of a link below which pictures are drawn only by key, in bytes a second.
  private static let slowLink = 20_000.0

  /// Takes over the speed of the link; returns whether that changes anything.
  mutating func adopt(secondsPerByte: Double, wish: PictureWish) -> Bool {
    guard wish == .automatic, form != nil else { return false }
    // Twice the speed ends it, so that it does not change all the time.
    let isSlow = secondsPerByte * Self.slowLink * (isOnKey ? 2 : 1) > 1
    guard isSlow != isOnKey else { return false }
    isOnKey = isSlow
    return true
  }

  private static func decided(
    inTmux client: TmuxClient?, hasSixel: Bool,
    use: (PictureProtocol, String) -> PictureSupport, off: (String) -> PictureSupport
  ) -> PictureSupport {
    guard let client else { return off("tmux does not say what is outside it") }
    if client.showsPlaceholders {
      guard client.passesThrough else {
        return off("tmux does not pass pictures on: set -g allow-passthrough on")
      }
      return use(.placeholders, "\(client.terminalVersion) outside tmux")
    }
    if hasSixel { return use(.sixel, "4 is among the device attributes of tmux") }
    return off("the terminal outside tmux has no placeholders for pictures")
  }
}

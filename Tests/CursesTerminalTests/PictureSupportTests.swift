import CellRaster
import Testing

@testable import CursesTerminal

/// Which protocol is chosen, and that nothing is asked where asking leaves garbage (PICTURE-10).
@Suite struct PictureSupportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var environment: [String: String] = [:]
    var version: String?
    var attributes: [Int] = []
    var accepts = false
    var hasSixel = false
    var cell: PixelSize? = PixelSize(width: 10, height: 20)
    var wish = PictureWish.automatic
    var tmux: TmuxClient?
    var form: PictureProtocol?
    var reason = ""
    var testDescription: String { name }
  }

  private static func tmux(_ version: String, passes: String = "on") -> TmuxClient? {
    TmuxClient(answer: "3.4\txterm\tRGB\t7\t0\t1\t\(version)\t10\t20\t\(passes)")
  }

  private static let inTmux = ["TMUX": "/tmp/x,1,0", "TERM": "tmux-256color"]

  @Test(arguments: [
    Row(name: "kitty", version: "kitty(0.26.5)", accepts: true, form: .kitty),
    Row(name: "Ghostty", version: "ghostty 1.2.0", accepts: true, form: .kitty),
    Row(
      name: "WezTerm says yes to all three", version: "WezTerm 2025", accepts: true,
      hasSixel: true, form: .iterm2),
    Row(name: "iTerm2", version: "iTerm2 3.5.1", accepts: true, form: .iterm2),
    Row(
      name: "iTerm2 over SSH", environment: ["LC_TERMINAL": "iTerm2"], cell: nil, form: .iterm2),
    Row(name: "foot", version: "foot(1.20.2)", hasSixel: true, form: .sixel),
    Row(
      name: "Sixel without the size of a cell", hasSixel: true, cell: nil, form: nil,
      reason: "size of a cell"),
    Row(
      name: "an implausible size of a cell", hasSixel: true,
      cell: PixelSize(width: 1000, height: 800), form: nil, reason: "size of a cell"),
    Row(name: "xterm", version: "XTerm(379)", form: nil, reason: "no protocol"),
    Row(name: "silence", cell: nil, form: nil, reason: "no protocol"),
    Row(
      name: "screen", environment: ["STY": "1.x", "TERM": "screen"], hasSixel: true, form: nil,
      reason: "screen"),
    Row(name: "screen at the other end", attributes: [83, 40900], form: nil, reason: "screen"),
    Row(name: "mosh", attributes: [1, 10, 0], hasSixel: true, form: nil, reason: "mosh"),
    Row(
      name: "tmux at the other end", environment: ["TERM": "tmux-256color"], form: nil,
      reason: "tmux on another machine"),
    Row(name: "a console", environment: ["TERM": "linux"], form: nil, reason: "TERM is linux"),
    Row(
      name: "kitty outside tmux", environment: inTmux, tmux: tmux("kitty(0.36.4)"),
      form: .placeholders),
    Row(
      name: "an old kitty outside tmux", environment: inTmux, tmux: tmux("kitty(0.26.5)"),
      form: nil, reason: "no placeholders"),
    Row(
      name: "tmux that passes nothing on", environment: inTmux,
      tmux: tmux("ghostty 1.2.0", passes: "off"), form: nil, reason: "allow-passthrough"),
    Row(
      name: "tmux with Sixel", environment: inTmux, hasSixel: true, tmux: tmux("foot(1.20)"),
      form: .sixel),
    Row(name: "tmux without a reply", environment: inTmux, form: nil, reason: "tmux"),
    Row(name: "chosen", cell: nil, wish: .use(.kitty), form: .kitty),
    Row(
      name: "chosen in tmux", environment: inTmux, wish: .use(.kitty), tmux: tmux("x"),
      form: .placeholders),
    Row(
      name: "switched off", version: "kitty(0.36.4)", accepts: true,
      wish: .off(because: "as requested"), form: nil, reason: "as requested"),
  ])
  func theDecisionFollowsTheTable(row: Row) {
    var answers = TerminalQueryResult()
    answers.version = row.version
    answers.attributes = row.attributes
    answers.showsKittyGraphics = row.accepts
    answers.hasSixel = row.hasSixel
    answers.cell = row.cell
    let tmux = row.tmux
    let support = PictureSupport(
      PictureSupport.Findings(
        wish: row.wish, environment: row.environment, answers: answers, tmux: tmux,
        windowCell: nil))
    #expect(support.form == row.form, "\(support.reason)")
    #expect(support.reason.contains(row.reason), "\(support.reason)")
  }

  @Test func aSlowLinkHasPicturesByKey() {
    var support = PictureSupport(form: .kitty, reason: "")
    func adopt(_ bytesPerSecond: Double, _ wish: PictureWish = .automatic) -> Bool {
      support.adopt(secondsPerByte: 1 / bytesPerSecond, wish: wish)
    }
    #expect(!adopt(100_000) && !support.isOnKey)
    #expect(!adopt(10_000, .use(.kitty)) && !support.isOnKey)
    #expect(adopt(10_000) && support.isOnKey)
    // It does not change back and forth.
    #expect(!adopt(30_000) && support.isOnKey)
    #expect(adopt(50_000) && !support.isOnKey)
    var none = PictureSupport(reason: "none")
    let changed = none.adopt(secondsPerByte: 1, wish: .automatic)
    #expect(!changed)
  }

  @Test func picturesByKeyAreDecidedAsOthers() {
    var answers = TerminalQueryResult()
    answers.showsKittyGraphics = true
    let support = PictureSupport(
      PictureSupport.Findings(
        wish: .onKey, environment: [:], answers: answers, tmux: nil, windowCell: nil))
    #expect(support.form == .kitty && support.isOnKey)
  }

  @Test func theSizeOfACellComesFromTheFirstThatIsPlausible() {
    var answers = TerminalQueryResult()
    answers.showsKittyGraphics = true
    answers.cell = PixelSize(width: 0, height: 0)
    let findings = PictureSupport.Findings(
      wish: .automatic, environment: [:], answers: answers, tmux: nil,
      windowCell: PixelSize(width: 9, height: 18))
    #expect(PictureSupport(findings).cell == PixelSize(width: 9, height: 18))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "xterm", "STY": "1"], false),
    (["TERM": "screen.xterm"], false), (["TERM": "tmux-256color"], false),
    (["TERM": "xterm", "TMUX": "x"], false), (["TERM": "linux"], false), (["TERM": "dumb"], false),
  ])
  func nothingIsAskedWhereItWouldBeSeen(environment: [String: String], mayAsk: Bool) {
    #expect(PictureSupport.mayAsk(.automatic, environment: environment) == mayAsk)
    #expect(!PictureSupport.mayAsk(.off(because: ""), environment: environment))
    #expect(!PictureSupport.mayAsk(.use(.kitty), environment: environment))
  }

  @Test(arguments: [
    ([41, 379, 0], true), ([1, 4000, 19], true), ([83, 40900, 0], false), ([84, 0, 0], false),
    ([1, 10, 0], false), ([0, 100, 0], false),
  ])
  func theQueryIsPartOfTheFencedOne(attributes: [Int], isAsked: Bool) {
    var query = TerminalQuery(at: 0, asksPictures: true)
    query.bytes = []
    query.receive(.secondaryAttributes(attributes), at: 0.01)
    let text = String(decoding: query.bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}_Gi=31") == isAsked)
    #expect(text.contains("\u{1B}[16t") == isAsked)
    #expect(text.hasSuffix("\u{1B}[c"))
    query.receive(.kittyGraphics(true), at: 0.02)
    query.receive(.cellSize(PixelSize(width: 10, height: 19)), at: 0.02)
    query.receive(.primaryAttributes([62, 4]), at: 0.02)
    #expect(query.answers.showsKittyGraphics && query.answers.hasSixel)
    #expect(query.answers.cell == PixelSize(width: 10, height: 19))
  }

  @Test func withoutAWishNothingIsAsked() {
    var query = TerminalQuery(at: 0)
    query.receive(.secondaryAttributes([1, 4000, 19]), at: 0.01)
    #expect(!String(decoding: query.bytes, as: UTF8.self).contains("_G"))
  }

  @Test(arguments: [
    ("kitty", PictureWish.use(.kitty)), ("Sixel", .use(.sixel)), ("iterm2", .use(.iterm2)),
    ("off", .off(because: "as requested")), ("auto", .automatic),
    ("rest=off", .onKey),
  ])
  func wordsAreParsed(word: String, wish: PictureWish) {
    #expect(PictureWish(word: word) == wish)
    #expect(PictureWish(word: word + "x") == nil)
  }
}

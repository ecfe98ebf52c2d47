import Testing

@testable import CursesTerminal

@Suite struct TerminalMessagesTests {
  @Test(arguments: [
    (TerminalError.noTerminal, ["no controlling terminal", "at  /dev/tty", "try  "]),
    (.background, ["background", "try  starting it without '&'"]),
    (.dumb(term: "dumb"), ["got  \"dumb\"", "at  TERM", "try  TERM=xterm-256color"]),
    (.dumb(term: ""), ["got  nothing"]),
    (.cannotOpen(path: "/dev/tty", code: 13), ["permission denied", "at  /dev/tty"]),
    (.cannotReadModes(code: 25), ["inappropriate ioctl"]),
    (.noResources(code: 24), ["too many open files"]),
    (.refused(term: "odd"), ["got  \"odd\""]),
  ])
  func everyFailureNamesItsPlaceAndAWayOut(error: TerminalError, parts: [String]) {
    let text = TerminalErrorMessage(error).text
    for part in parts { #expect(text.contains(part), "\(text)") }
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix(" ") })
  }

  @Test func noticesNameTheVariable() {
    let unknown = TerminalErrorMessage(TerminalNotice.unknownTerminal("xterm-ghostty")).text
    #expect(unknown.contains("xterm-ghostty") && unknown.contains("TERM"))
    let depth = TerminalErrorMessage(TerminalNotice.unknownDepth("puce")).text
    #expect(depth.contains("ISLAND_COLOR") && depth.contains("24-bit"))
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "en_US.UTF-8"], true), (["LC_CTYPE": "UTF-8", "LANG": "C"], true),
      (["LANG": "C"], false), (["LC_ALL": "POSIX"], false), (["LANG": "de_DE.ISO-8859-1"], false),
      (["LANG": ""], true), (["LC_ALL": "C", "LANG": "C.UTF-8"], false),
    ] as [([String: String], Bool)])
  func onlyAnExplicitLocaleMeansNoUTF8(environment: [String: String], wants: Bool) {
    #expect(LocaleSetup.wantsUTF8(environment) == wants)
  }

  @Test func whatIsSwitchedOnIsSwitchedOff() {
    let modes = TerminalModes(
      mouse: true, keyboard: true, synchronizedOutput: true,
      enterAlternate: Array("\u{1B}[?1049h".utf8), exitAlternate: Array("\u{1B}[?1049l".utf8))
    let restore = String(decoding: modes.restore, as: UTF8.self)
    #expect(
      restore
        == "\u{1B}[?2026l\u{1B}[r\u{1B}[<u\u{1B}[?1006;1002;1004;2004l\u{1B}[m\u{1B}[?25h"
        + "\u{1B}[999;1H\r\n\u{1B}[?1049l\u{1B}[?1l\u{1B}>")
    #expect(modes.restore.count <= 256)
    let enable = String(decoding: modes.enable, as: UTF8.self)
    for mode in ["1006;1002h", "1004h", "2004h", ">27u"] { #expect(enable.contains(mode)) }
  }

  @Test func motionIsReportedWhileItIsWantedAndNeverAfter() {
    var modes = TerminalModes(
      mouse: true, keyboard: false, synchronizedOutput: false, enterAlternate: [],
      exitAlternate: [])
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(!text(modes.enable + modes.restore).contains("1003"))
    modes.motion = true
    #expect(text(modes.motionChange) == "\u{1B}[?1003h")
    #expect(text(modes.enable).contains("\u{1B}[?1003h"))
    #expect(text(modes.restore).contains("\u{1B}[?1003l"))
    modes.motion = false
    #expect(text(modes.motionChange) == "\u{1B}[?1003l\u{1B}[?1002h")
    modes.mouse = false
    modes.motion = true
    #expect(modes.motionChange.isEmpty && !text(modes.enable).contains("1003"))
  }

  @Test func aKeyboardThatWasNotPushedIsNotPopped() {
    let modes = TerminalModes(
      mouse: false, keyboard: false, synchronizedOutput: false, enterAlternate: [],
      exitAlternate: [])
    let text = String(decoding: modes.enable + modes.restore, as: UTF8.self)
    for part in ["u", "1002", "2026", "1049"] { #expect(!text.contains(part)) }
  }
}

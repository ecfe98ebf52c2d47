/// The bytes that switch a terminal's reports on, and those that undo everything
/// (terminal.md §4, §7). Leaving twice is harmless.
struct TerminalModes {
  var mouse: Bool
  /// Where the mouse is, even with no button held.
  var motion = false
  var keyboard: Bool
  var synchronizedOutput: Bool
  /// From the terminal's description; empty where there is no alternate screen.
  var enterAlternate: [UInt8]
  var exitAlternate: [UInt8]

  /// Kitty flags: disambiguate 1, event types 2, all keys as escapes 8, with their text 16.
  /// Releases of Space need 8. The question behind shows what was granted.
  private static let pushKeyboard = "\u{1B}[>27u\u{1B}[?u"

  /// To be sent on the alternate screen: keyboard stacks are kept per screen.
  var enable: [UInt8] {
    var text = keyboard ? Self.pushKeyboard : ""
    if mouse { text += "\u{1B}[?1006;1002h" }
    if mouse, motion { text += "\u{1B}[?1003h" }
    text += "\u{1B}[?1004h\u{1B}[?2004h"
    return Array(text.utf8)
  }

  /// What changes when only the reports of motion do; ending them takes those with a button held
  /// along, which come back.
  var motionChange: [UInt8] {
    guard mouse else { return [] }
    return Array((motion ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1002h").utf8)
  }

  var restore: [UInt8] {
    var text = synchronizedOutput ? "\u{1B}[?2026l" : ""
    text += "\u{1B}[r"  // a scroll region survives the alternate screen
    if keyboard { text += "\u{1B}[<u" }
    if mouse, motion { text += "\u{1B}[?1003l" }
    text += mouse ? "\u{1B}[?1006;1002;1004;2004l" : "\u{1B}[?1004;2004l"
    text += "\u{1B}[m\u{1B}[?25h"
    let end = exitAlternate.isEmpty ? Array("\u{1B}[999;1H\r\n".utf8) : exitAlternate
    return Array(text.utf8) + end + Array("\u{1B}[?1l\u{1B}>".utf8)
  }
}

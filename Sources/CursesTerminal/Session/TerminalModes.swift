/// The bytes that turn on a terminal's reports, and those that restore its state
/// (KEY-2, ROBUST-1). Restoring twice is harmless.
struct TerminalModes {
  /// True when the mouse is reported.
  var mouse: Bool
  /// True when mouse movement is reported even without a button held.
  var motion = false
  var keyboard: Bool
  var synchronizedOutput: Bool
  /// The sequences for the alternate screen, from the terminal's description; empty without one.
  var enterAlternate: [UInt8]
  var exitAlternate: [UInt8]

  /// Pushes the kitty flags 1 (disambiguate), 2 (event types), 8 (all keys as escapes) and 16 (with
  /// their text); releases of Space need 8. The query after it returns which flags were enabled.
  private static let pushKeyboard = "\u{1B}[>27u\u{1B}[?u"

  /// The bytes that turn on the reports. To be sent on the alternate screen: keyboard flags are
  /// stored per screen.
  var enable: [UInt8] {
    var text = keyboard ? Self.pushKeyboard : ""
    // Presses, drags and releases (KEY-5).
    if mouse { text += "\u{1B}[?1006;1002h" }
    if mouse, motion { text += "\u{1B}[?1003h" }
    text += "\u{1B}[?1004h\u{1B}[?2004h"
    return Array(text.utf8)
  }

  /// The bytes that change only the motion reports. Turning off 1003 also turns off the reports
  /// with a button held (1002), so they are turned on again.
  var motionChange: [UInt8] {
    guard mouse else { return [] }
    return Array((motion ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1002h").utf8)
  }

  /// The bytes that turn off the reports of the mouse.
  static let mouseOff = Array("\u{1B}[?1006;1002l".utf8)

  /// The bytes that turn off all reports and leave the alternate screen.
  var restore: [UInt8] {
    var text = synchronizedOutput ? "\u{1B}[?2026l" : ""
    text += "\u{1B}[r"  // leaving the alternate screen keeps the scroll region
    if keyboard { text += "\u{1B}[<u" }
    if mouse, motion { text += "\u{1B}[?1003l" }
    text += mouse ? "\u{1B}[?1006;1002;1004;2004l" : "\u{1B}[?1004;2004l"
    // Below what was drawn, for terminals without an alternate screen, whatever their description
    // says: screen and mosh. Others restore the cursor.
    text += "\u{1B}[m\u{1B}[?25h\u{1B}[999;1H\r\n"
    return Array(text.utf8) + exitAlternate + Array("\u{1B}[?1l\u{1B}>".utf8)
  }
}

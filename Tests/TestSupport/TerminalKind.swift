/// What a terminal answers, obeys and how wide its glyphs are: the facts in which terminals differ,
/// measured with the versions in the names (../shared/review/terminals.md).
package struct TerminalKind: Sendable {
  package enum Repeating: Sendable {
    /// REP repeats every glyph.
    case everything
    /// Only after a glyph of ASCII, as tmux 3.2 to 3.4 does.
    case afterASCII
    case nothing
  }

  package enum Strings: Sendable {
    /// Control strings that are not known are dropped.
    case dropped
    /// They become text on the screen.
    case printed
  }

  package var name: String
  /// The value of `TERM`.
  package var term = "xterm-256color"
  /// The secondary device attributes; nil: `CSI > c` has no answer.
  package var attributes: String? = "41;379;0"
  /// The primary device attributes; nil: `CSI c` has no answer.
  package var primary: String? = "64;1;2;6;22"
  /// Its name and version; nil: no answer.
  package var version: String?
  package var answersStatus = true
  package var answersCursor = true
  package var answersModes = true
  /// True when it has the kitty keyboard protocol.
  package var hasKeyboardProtocol = false
  /// True when a selected 24-bit colour is reported as such.
  package var reportsDirectColor = false
  package var repeating = Repeating.everything
  package var strings = Strings.dropped
  package var hasAlternateScreen = true
  /// The columns of a character of ambiguous width, an emoji, a symbol, and a symbol with U+FE0F.
  package var ambiguous = 1
  package var emoji = 2
  package var symbol = 1
  package var selectedEmoji = 1
  /// Each answer is given so often.
  package var copies = 1
  /// The number of the status request, from 1, whose answer is lost; nil: none is.
  package var lostAnswer: Int?

  package init(_ name: String, _ change: (inout TerminalKind) -> Void = { _ in }) {
    self.name = name
    change(&self)
  }

  /// The one that shows what the program means: it obeys everything.
  package static let reference = TerminalKind("reference") { $0.version = "XTerm(379)" }

  /// What the program's frames depend on: all else must change no cell.
  package struct Abilities: Hashable, Sendable {
    /// The columns of lines and blocks; with 2 none are drawn.
    package var ambiguous: Int
    /// Terminals that draw sixths of a cell are known by their name.
    package var hasSextants: Bool
    package var hasMouse: Bool
    /// True where the hints name the space key first.
    package var reportsRelease: Bool

    package init(
      ambiguous: Int, hasSextants: Bool, hasMouse: Bool, reportsRelease: Bool = false
    ) {
      self.reportsRelease = reportsRelease
      self.ambiguous = ambiguous
      self.hasSextants = hasSextants
      self.hasMouse = hasMouse
    }
  }

  package var abilities: Abilities {
    Abilities(
      ambiguous: ambiguous, hasSextants: version?.hasPrefix("kitty(") == true,
      hasMouse: answersModes && attributes?.hasPrefix("83;") != true,
      reportsRelease: hasKeyboardProtocol)
  }

  /// The reference with the abilities of another.
  package static func reference(_ abilities: Abilities) -> TerminalKind {
    var kind = reference
    kind.ambiguous = abilities.ambiguous
    kind.answersModes = abilities.hasMouse
    kind.hasKeyboardProtocol = abilities.reportsRelease
    if abilities.hasSextants { kind.version = "kitty(0.26.5)" }
    return kind
  }

  /// What this terminal shows where the reference shows `cells`: an emoji of one column has a blank
  /// beside it, a symbol of two columns takes the blank beside it.
  package func adapted(_ cells: [[ModelTerminal.Cell]]) -> [[ModelTerminal.Cell]] {
    cells.map { row in
      var row = row
      for column in row.indices.dropFirst() {
        guard let base = row[column - 1].text.unicodeScalars.first, !base.isASCII else { continue }
        let isEmoji = base.properties.isEmojiPresentation
        if row[column].text.isEmpty, isEmoji, emoji == 1 {
          row[column].text = " "
          row[column] = row[column].seen
        } else if row[column].text == " ", base.properties.isEmoji, !isEmoji, symbol == 2 {
          row[column] = ModelTerminal.Cell(text: "", look: row[column - 1].look)
        }
      }
      return row
    }
  }

  /// Those that a program meets.
  package static let all: [TerminalKind] = [
    TerminalKind("xterm 379") {
      ($0.version, $0.reportsDirectColor) = ("XTerm(379)", true)
    },
    TerminalKind("xterm 379 -cjk_width") { ($0.version, $0.ambiguous) = ("XTerm(379)", 2) },
    TerminalKind("kitty 0.26") {
      ($0.version, $0.attributes, $0.primary) = ("kitty(0.26.5)", "1;4000;26", "62;")
      ($0.reportsDirectColor, $0.selectedEmoji, $0.hasKeyboardProtocol) = (true, 2, true)
    },
    TerminalKind("VTE 0.70") { ($0.attributes, $0.primary) = ("65;7003;1", "65;1;9") },
    TerminalKind("tmux 3.3a, TERM=xterm-256color") {
      ($0.version, $0.attributes, $0.primary) = ("tmux 3.3a", "84;0;0", "1;2")
      $0.repeating = .afterASCII
    },
    TerminalKind("tmux 3.3a, TERM=tmux-256color") {
      ($0.version, $0.attributes, $0.primary) = ("tmux 3.3a", "84;0;0", "1;2")
      ($0.term, $0.repeating) = ("tmux-256color", .afterASCII)
    },
    TerminalKind("tmux 3.3a, unknown TERM") {
      ($0.version, $0.attributes, $0.primary) = ("tmux 3.3a", "84;0;0", "1;2")
      ($0.term, $0.repeating) = ("xterm-ghostly", .afterASCII)
    },
    TerminalKind("screen 4.9, altscreen off") {
      ($0.term, $0.attributes, $0.primary) = ("screen-256color", "83;40900;0", "1;2")
      ($0.repeating, $0.hasAlternateScreen, $0.answersModes) = (.nothing, false, false)
    },
    TerminalKind("mosh 1.4") {
      ($0.attributes, $0.primary, $0.answersModes) = ("1;10;0", "62", false)
      ($0.repeating, $0.hasAlternateScreen) = (.nothing, false)
    },
    TerminalKind("st 0.9") {
      ($0.term, $0.attributes, $0.primary) = ("st-256color", nil, "6")
      ($0.answersStatus, $0.answersModes) = (false, false)
    },
    TerminalKind("urxvt 9.30") {
      ($0.term, $0.attributes, $0.primary) = ("rxvt-unicode-256color", "85;95;0", "1;2")
      ($0.repeating, $0.answersModes) = (.nothing, false)
    },
    TerminalKind("xterm.js 3.8") {
      ($0.attributes, $0.primary, $0.emoji) = ("0;276;0", "1;2", 1)
      ($0.repeating, $0.answersModes) = (.nothing, false)
    },
    TerminalKind("console before Linux 6.16") {
      ($0.term, $0.attributes, $0.primary, $0.emoji) = ("linux", nil, "6", 1)
      ($0.hasAlternateScreen, $0.answersModes) = (false, false)
    },
    TerminalKind("terminal of Vim 9.0") {
      ($0.attributes, $0.primary, $0.symbol) = ("0;100;0", "1;2", 2)
      ($0.version, $0.reportsDirectColor) = ("libvterm(0.3)", true)
    },
    TerminalKind("ansi-term of Emacs") {
      ($0.term, $0.attributes, $0.primary) = ("eterm-color", nil, nil)
      ($0.strings, $0.answersStatus, $0.answersModes) = (.printed, false, false)
      $0.repeating = .nothing
    },
    TerminalKind("one that answers nothing") {
      ($0.attributes, $0.primary, $0.repeating) = (nil, nil, .nothing)
      ($0.answersStatus, $0.answersCursor, $0.answersModes) = (false, false, false)
      ($0.emoji, $0.strings) = (1, .printed)
    },
    TerminalKind("one that answers twice") { ($0.version, $0.copies) = ("XTerm(379)", 2) },
    TerminalKind("one that loses an answer") { ($0.version, $0.lostAnswer) = ("XTerm(379)", 3) },
  ]
}

/// Generates the shortest cursor movement from the sequences in a terminal's description.
struct CursorMotion {
  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// The ECMA-48 sequence for an absolute row and column, as a terminfo string.
  static let place = Array("\u{1B}[%i%p1%d;%p2%dH".utf8)

  private let hasColumn: Bool
  private let hasRow: Bool
  private let hasSteps: Bool

  /// Creates the generator. Nil: the terminal does not use ECMA-48 sequences, so ncurses' output
  /// for it cannot be parsed.
  init?(_ terminfo: Terminfo) {
    guard terminfo[.placeCursor] == Self.place else { return nil }
    hasColumn = terminfo[.placeColumn] == Array("\u{1B}[%i%p1%dG".utf8)
    hasRow = terminfo[.placeRow] == Array("\u{1B}[%i%p1%dd".utf8)
    let steps: [(Terminfo.Text, String)] = [
      (.stepsUp, "A"), (.stepsDown, "B"), (.stepsRight, "C"), (.stepsLeft, "D"),
    ]
    hasSteps = steps.allSatisfy { terminfo[$0] == Array("\u{1B}[%p1%d\($1)".utf8) }
  }

  /// Appends the bytes that move the cursor. Nil `old`: its position is unknown. Line feeds only
  /// move the cursor: output processing is off in raw mode, and no movement goes below the last
  /// row.
  func move(from old: Place?, to new: Place, into output: inout [UInt8]) {
    guard old != new else { return }
    let start = output.count
    guard let old, appendRelative(from: old, to: new, into: &output) else {
      appendAbsolute(new, into: &output)
      return
    }
    if output.count - start > Self.absoluteLength(new) {
      output.removeSubrange(start...)
      appendAbsolute(new, into: &output)
    }
  }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : 3 }

  private static func absoluteLength(_ place: Place) -> Int {
    place.column == 0
      ? (place.row == 0 ? 3 : 3 + digits(place.row + 1))
      : 4 + digits(place.row + 1) + digits(place.column + 1)
  }

  private func appendAbsolute(_ place: Place, into output: inout [UInt8]) {
    output += [0x1B, UInt8(ascii: "[")]
    if place.row > 0 || place.column > 0 { output.appendDecimal(place.row + 1) }
    if place.column > 0 {
      output.append(UInt8(ascii: ";"))
      output.appendDecimal(place.column + 1)
    }
    output.append(UInt8(ascii: "H"))
  }

  /// Appends a relative movement, rows first, then columns; returns false when the terminal lacks a
  /// needed sequence.
  private func appendRelative(from old: Place, to new: Place, into output: inout [UInt8]) -> Bool {
    let down = new.row - old.row
    if down > 0, down <= 3 {
      output += repeatElement(0x0A, count: down)
    } else if down != 0 {
      // A relative movement is only shorter than an absolute one if the row or the column is
      // unchanged.
      guard appendRows(down, to: new.row, into: &output) else { return false }
    }
    return appendColumns(from: old.column, to: new.column, into: &output)
  }

  private func appendRows(_ down: Int, to row: Int, into output: inout [UInt8]) -> Bool {
    guard hasRow || hasSteps else { return false }
    let isStep = hasSteps && (!hasRow || Self.length(ofStep: abs(down)) <= 3 + Self.digits(row + 1))
    isStep
      ? append(abs(down), down > 0 ? "B" : "A", into: &output)
      : append(row + 1, "d", into: &output)
    return true
  }

  private func appendColumns(from old: Int, to new: Int, into output: inout [UInt8]) -> Bool {
    let right = new - old
    if right == 0 { return true }
    if new == 0 {
      output.append(0x0D)
    } else if right < 0, -right <= 3 {
      output += repeatElement(0x08, count: -right)
    } else {
      guard hasColumn || hasSteps else { return false }
      let isStep =
        hasSteps && (!hasColumn || Self.length(ofStep: abs(right)) <= 3 + Self.digits(new + 1))
      isStep
        ? append(abs(right), right > 0 ? "C" : "D", into: &output)
        : append(new + 1, "G", into: &output)
    }
    return true
  }

  private static func length(ofStep count: Int) -> Int { count == 1 ? 3 : 3 + digits(count) }

  private func append(_ number: Int, _ final: Unicode.Scalar, into output: inout [UInt8]) {
    output += [0x1B, UInt8(ascii: "[")]
    if number > 1 { output.appendDecimal(number) }
    output.append(UInt8(ascii: final))
  }
}

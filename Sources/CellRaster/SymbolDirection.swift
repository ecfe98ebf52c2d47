/// Which symbol shows what a symbol shows when it is turned, mirrored, or read from right to left.
enum SymbolDirection {
  /// The parts of names that point somewhere, clockwise, and then a pair that follows reading.
  private static let turns = ["up", "right", "down", "left"]
  private static let opposites = [
    "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
  ]

  /// The name of the symbol to draw for `name`. Only what is named after a direction changes, and
  /// by quarters only. Reading swaps what points along it, but not the keys of a player, which
  /// begin with their direction (`backward.fill`).
  static func seen(
    _ name: String, through transform: PlaneTransform, isRightToLeft: Bool
  ) -> String {
    guard transform != .identity || isRightToLeft else { return name }
    let parts = name.split(separator: ".").map(String.init)
    let isFlipped = transform.a * transform.d - transform.b * transform.c < 0
    let quarters =
      transform.keepsAxes
      ? ((isFlipped ? transform.d : transform.a) < 0 ? 2 : 0)
      : transform.swapsAxes ? ((isFlipped ? -transform.b : transform.b) < 0 ? 3 : 1) : 0
    let isSwapped = isRightToLeft != (isFlipped && transform.keepsAxes)
    var seen = parts.enumerated().map { place, part in
      if let turn = turns.firstIndex(of: part) {
        // A flip is a mirror image from left to right, then a turn.
        let mirrored = isFlipped && !turn.isMultiple(of: 2) ? turn + 2 : turn
        return turns[(mirrored + quarters) % 4]
      }
      return place > 0 && isSwapped ? opposites[part] ?? part : part
    }
    // Symbols name the vertical direction first.
    for place in seen.indices.dropLast()
    where ["left", "right"].contains(seen[place]) && ["up", "down"].contains(seen[place + 1]) {
      seen.swapAt(place, place + 1)
    }
    return seen.joined(separator: ".")
  }
}

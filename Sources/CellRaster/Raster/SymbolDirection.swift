/// Finds the symbol that shows another symbol rotated, mirrored, or in right-to-left layout.
package enum SymbolDirection {
  /// The parts of symbol names that are directions, clockwise; `opposites` are parts that depend on
  /// the layout direction.
  private static let turns = ["up", "right", "down", "left"]
  private static let opposites = [
    "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
  ]

  /// Returns the name of the symbol to draw for `name`. Only names that contain a direction change,
  /// and rotations count by quarter turns only. Right-to-left layout swaps directions along the
  /// line, except for playback controls, whose names start with the direction (`backward.fill`).
  package static func seen(
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
        // A flip is a horizontal mirror image followed by a rotation.
        let mirrored = isFlipped && !turn.isMultiple(of: 2) ? turn + 2 : turn
        return turns[(mirrored + quarters) % 4]
      }
      return place > 0 && isSwapped ? opposites[part] ?? part : part
    }
    // In symbol names the vertical direction comes first.
    for place in seen.indices.dropLast()
    where ["left", "right"].contains(seen[place]) && ["up", "down"].contains(seen[place + 1]) {
      seen.swapAt(place, place + 1)
    }
    return seen.joined(separator: ".")
  }
}

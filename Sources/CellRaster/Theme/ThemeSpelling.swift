/// Suggests the most similar valid word for a misspelled one.
enum ThemeSpelling {
  /// Returns the candidate with the smallest edit distance to `word`. Nil: none is within a third
  /// of the word's length, or two edits for short words.
  static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let limit = max(2, word.count / 3)
    let scored = candidates.map { (distance: distance(word, $0), candidate: $0) }
    let best = scored.min {
      $0.distance != $1.distance ? $0.distance < $1.distance : $0.candidate < $1.candidate
    }
    guard let best, best.distance <= limit else { return nil }
    return best.candidate
  }

  /// Returns the edit distance: the number of insertions, deletions and replacements.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}

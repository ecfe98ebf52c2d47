/// Suggestions for misspelled names.
package enum Spelling {
  /// Returns the candidate with the smallest edit distance, the first one of several; nil: even
  /// that one is too different. Case is ignored, and spaces and underscores equal hyphens.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let word = normal(word)
    guard !word.isEmpty else { return nil }
    let distances = candidates.map { (name: $0, distance: distance(word, normal($0))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, best.name.count / 3) ? best.name : nil
  }

  private static func normal(_ word: String) -> [Character] {
    // Names are shorter than this; the limit bounds the time for long input.
    word.lowercased().prefix(64).map { $0 == " " || $0 == "_" ? "-" : $0 }
  }

  /// Returns the edit distance: insertions, deletions and replacements.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}

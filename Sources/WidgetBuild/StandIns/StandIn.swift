/// Something that the look-alikes lack, with what was put in its place.
package struct StandIn: Codable, Hashable, Sendable {
  /// As users write it, with its labels: `View.glow(radius:)`.
  package var name: String
  /// `file:line` of the first use.
  package var place: String
  /// True when it is none of Apple's names that are known here: most likely an extension in a file
  /// that was not named.
  package var isOfAnotherFile = false

  package init(name: String, place: String, isOfAnotherFile: Bool = false) {
    self.name = name
    self.place = place
    self.isOfAnotherFile = isOfAnotherFile
  }

  /// What a person is told, after the place.
  package var words: String {
    isOfAnotherFile
      ? "\(name) is declared in none of the files; name the one that does"
      : "\(name) is missing here; something stands in for it"
  }
}

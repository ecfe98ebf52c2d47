/// Finds the activity that a person means by a word: its identifier, the name of its app, its
/// attributes type, its app's bundle identifier, where it is shown, or the beginning of one of them.
package struct ActivitySelector {
  package enum Failure: Error, Hashable {
    /// There is no such activity; `nearest` is a name that is spelled like it.
    case none(String, nearest: String?)
    /// The word fits several; `choices` tell them apart.
    case ambiguous(String, choices: [String])

    package var message: String {
      switch self {
      case .none(let word, let nearest?): "no activity '\(word)', did you mean '\(nearest)'?"
      case .none(let word, nil): "no activity '\(word)': 'island activities' lists them all"
      case .ambiguous(let word, let choices):
        "'\(word)' is ambiguous: \(choices.joined(separator: ", ")); "
          + "use the first characters of the identifier"
      }
    }
  }

  private let listings: [ActivityListing]

  package init(_ listings: [ActivityListing]) { self.listings = listings }

  /// Returns the activity that a word means. A whole word goes before a beginning, and of whole words
  /// an identifier before a name before a place; capitals do not matter. Of several the only one that
  /// is running is meant.
  ///
  /// - Throws: `Failure` when there is none, or more than one.
  package func activity(_ word: String) throws(Failure) -> ActivityID {
    let found = found(word)
    let running = found.filter(\.phase.isRunning)
    if running.count == 1 { return running[0].id }
    if found.count > 1 { throw .ambiguous(word, choices: found.map(\.shortName)) }
    if let first = found.first { return first.id }
    throw .none(
      word, nearest: Spelling.nearest(to: word, in: listings.flatMap(Self.names)))
  }

  /// Returns the running activity that a word means, of several the one started last; nil: there is
  /// none.
  package func newest(_ word: String) -> ActivityListing? {
    // Of those started in the same instant the last of the list.
    found(word).filter(\.phase.isRunning).enumerated().max {
      ($0.element.startDate, $0.offset) < ($1.element.startDate, $1.offset)
    }?.element
  }

  /// Returns the activities that a word may mean, in the order of the best meaning that fits any.
  private func found(_ word: String) -> [ActivityListing] {
    let wanted = word.lowercased()
    guard !wanted.isEmpty else { return [] }
    let meanings: [(ActivityListing) -> Bool] = [
      { $0.id.rawValue == word },
      { listing in Self.names(of: listing).contains { $0.lowercased() == wanted } },
      { $0.presentation?.label.lowercased() == wanted },
      { $0.id.rawValue.lowercased().hasPrefix(wanted) },
      { listing in
        Self.names(of: listing).contains { $0.lowercased().hasPrefix(wanted) }
          || listing.presentation?.label.lowercased().hasPrefix(wanted) == true
      },
    ]
    return meanings.lazy.map { listings.filter($0) }.first { !$0.isEmpty } ?? []
  }

  private static func names(of listing: ActivityListing) -> [String] {
    [listing.name, listing.attributesType, listing.app]
  }
}

extension ActivityListing {
  /// What tells the activity apart from others of its app: `Bento 3EC309E9 (ended)`.
  package var shortName: String {
    "\(name) \(id.rawValue.prefix(8)) (\(presentation?.label ?? phase.rawValue))"
  }
}

import ViewArchive

/// What changed in the views of a presentation, as a phone has them: `vstack leading spacing 14 → 4`,
/// `text "Ride" system 22 → 40`. Cells cannot show all of it.
struct TreeDifference {
  /// A line for each change, in the order of the views.
  let lines: [String]

  init(_ presentation: SheetPresentation, before: ActivityArchive?, after: ActivityArchive?) {
    guard let before, let after else {
      lines = []
      return
    }
    lines = Self.lines(
      from: Self.views(of: presentation, in: before), to: Self.views(of: presentation, in: after))
  }

  /// The views of a presentation, a line for each view and modifier.
  private static func views(
    of presentation: SheetPresentation, in archive: ActivityArchive
  ) -> [String] {
    presentation.parts(of: archive).compactMap(archive.node(of:)).flatMap {
      // An instant that a view takes from the clock is another one after each save.
      $0.dump().replacing(/@-?[0-9.]+/, with: "@…").split(separator: "\n")
        .map { $0.drop { $0 == " " || $0 == "." } }.map(String.init)
    }
  }

  /// Returns the lines that differ; two lines of as many words are told as one with both values.
  static func lines(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var removed: [(offset: Int, text: String)] = []
    var inserted: [(offset: Int, text: String)] = []
    for change in difference.removals + difference.insertions {
      switch change {
      case .remove(let offset, let text, _): removed.append((offset, text))
      case .insert(let offset, let text, _): inserted.append((offset, text))
      }
    }
    var lines: [String] = []
    // Lines of both texts that were compared.
    var (here, there) = (0, 0)
    while !removed.isEmpty || !inserted.isEmpty {
      let same = min(
        removed.first.map { $0.offset - here } ?? .max,
        inserted.first.map { $0.offset - there } ?? .max)
      (here, there) = (here + same, there + same)
      var (gone, come): ([String], [String]) = ([], [])
      while let first = removed.first, first.offset == here {
        gone.append(removed.removeFirst().text)
        here += 1
      }
      while let first = inserted.first, first.offset == there {
        come.append(inserted.removeFirst().text)
        there += 1
      }
      for index in 0..<max(gone.count, come.count) {
        let (old, new) = (
          gone.indices.contains(index) ? gone[index] : nil,
          come.indices.contains(index) ? come[index] : nil
        )
        switch (old, new) {
        case (let old?, let new?): lines += Self.merged(old, new)
        case (let old?, nil): lines.append("− \(old)")
        case (nil, let new?): lines.append("+ \(new)")
        case (nil, nil): break
        }
      }
    }
    return lines
  }

  private static func merged(_ old: String, _ new: String) -> [String] {
    let (before, after) = (old.split(separator: " "), new.split(separator: " "))
    guard before.count == after.count, before.first == after.first else {
      return ["− \(old)", "+ \(new)"]
    }
    return [
      zip(before, after).map { $0 == $1 ? String($0) : "\($0) → \($1)" }.joined(separator: " ")
    ]
  }
}

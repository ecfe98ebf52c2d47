/// The sections of one column of the expanded island, from top to bottom: each contains some views
/// and has a height budget (ISLAND-3). Lengths in points.
struct IslandSections {
  private(set) var head: Double
  /// Height of each section. Nil: no limit.
  private(set) var budgets: [Double?]
  /// The index in the column of each section's first view.
  private(set) var firstPlaces: [Int]
  private let count: Int

  init(head: Double, height: Double?, count: Int) {
    self.head = head
    self.count = count
    budgets = [height.map { $0 - head }]
    firstPlaces = [0]
  }

  func section(of place: Int) -> Int {
    max(0, (firstPlaces.lastIndex { $0 <= place } ?? 0))
  }

  /// Returns the indices in the column of a section's views.
  /// - Precondition: `section` is an index of `budgets`.
  func places(of section: Int) -> Range<Int> {
    let end = section + 1 < firstPlaces.count ? firstPlaces[section + 1] : count
    return firstPlaces[section]..<max(firstPlaces[section], end)
  }

  /// Starts a new section at `y`, in points, with the view at `place`; the spacing before this view
  /// is added to `y`.
  mutating func cut(at place: Int, y: Double) {
    let last = budgets.count - 1
    if place == 0 {
      head = max(head, y)
      budgets[0] = budgets[0].map { max(0, $0 - y) }
    } else if place >= count {
      budgets[last] = max(0, y - start(of: last))
    } else if let section = firstPlaces.firstIndex(of: place) {
      let above = section - 1
      budgets[above] = max(budgets[above] ?? 0, y - start(of: above))
    } else {
      let section = section(of: place)
      let upper = max(0, y - start(of: section))
      let lower = budgets[section].map { max(0, $0 - upper) }
      budgets[section] = upper
      budgets.insert(lower, at: section + 1)
      firstPlaces.insert(place, at: section + 1)
    }
  }

  /// Returns the top of each section in points: `head` for the first, else the end of the section
  /// above it.
  /// - Parameter needed: Returns the height of the view at a place.
  func starts(needed: (_ place: Int) -> Double) -> [Double] {
    var start = head
    return budgets.indices.map { section in
      defer {
        start += max(budgets[section] ?? 0, places(of: section).reduce(0) { $0 + needed($1) })
      }
      return start
    }
  }

  /// Returns the y of a section if all sections above it keep to their budgets.
  private func start(of section: Int) -> Double {
    budgets[..<section].reduce(head) { $0 + ($1 ?? 0) }
  }
}

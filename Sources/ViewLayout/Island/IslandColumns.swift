import ViewArchive

/// The columns of the expanded island: fills them, starts the views of the bottom region at the
/// same height in all columns, and moves views that are too wide below the camera (ISLAND-3 to
/// ISLAND-5). Lengths in points.
struct IslandColumns {
  /// In the order leading, center, trailing, bottom. An explicit spacing applies vertically only,
  /// and is included in `gaps`.
  var views: [IslandView]
  private let height: Double?
  private let head: Double
  private let metrics: LayoutMetrics
  /// For each column, the indices of its views in `views`, and the distance before each of them.
  private let members: [[Int]]
  private let gaps: [[Double]]

  /// A division of a column: the views from `index` on form a section that starts at `y`.
  private struct Cut {
    var column: IslandColumn
    var index: Int
    var y: Double
  }

  init(
    views: [IslandView], height: Double?, head: Double, spacing: Double?, metrics: LayoutMetrics
  ) {
    self.views = views
    self.height = height
    self.head = head
    self.metrics = metrics
    members = IslandColumn.allCases.map { column in
      views.indices.filter {
        views[$0].position == column.position || views[$0].position == .bottom
      }
    }
    gaps = members.map { column in
      column.indices.map { place in
        place == 0
          ? 0
          : StackLayout.gap(
            between: views[column[place - 1]].traits.spacing,
            and: views[column[place]].traits.spacing, along: .vertical, spacing: spacing,
            metrics: metrics)
      }
    }
  }

  /// Returns the horizontal distance between two columns; 0 if one of them has no views.
  func distance(_ left: IslandColumn, _ right: IslandColumn) -> Double {
    let outlines = [left, right].map { column in
      SpacingPreference.stack(
        members[column.rawValue].map { views[$0].traits.spacing }, along: .vertical)
    }
    guard !members[left.rawValue].isEmpty, !members[right.rawValue].isEmpty else { return 0 }
    return StackLayout.gap(
      between: outlines[0], and: outlines[1], along: .horizontal, spacing: nil, metrics: metrics)
  }

  /// Computes the height and position of every view (ISLAND-3 to ISLAND-5).
  mutating func settle(beside widths: IslandWidths, _ pass: inout LayoutPass) {
    fillWithAlignedBottoms(cuts: [], &pass)
    narrow(beside: widths, &pass)
    let cuts = [IslandColumn.leading, .trailing].compactMap { side -> Cut? in
      let column = members[side.rawValue]
      let place = column.indices.first {
        let view = views[column[$0]]
        return view.position == side.position && view.traits.isBelowIfTooWide
          && isBesideCamera(place: $0, in: side)
          && view.size.width > widths.room(beside: view.position) + LayoutMetrics.tolerance
      }
      return place.map {
        Cut(column: side, index: $0, y: clearance($0, in: side) - gaps[side.rawValue][$0])
      }
    }
    if !cuts.isEmpty { fillWithAlignedBottoms(cuts: cuts, &pass) }
  }

  // MARK: Too wide beside the camera (ISLAND-5)

  private mutating func narrow(beside widths: IslandWidths, _ pass: inout LayoutPass) {
    let sides = [IslandColumn.leading, .trailing]
    let rounds = sides.map { side in views.filter { $0.position == side.position }.count }.max()
    for _ in 0..<(rounds ?? 0) {
      var isNarrower = false
      for side in sides {
        guard let index = firstTooWide(in: side, beside: widths) else { continue }
        views[index].narrow(to: widths.room(beside: side.position))
        isNarrower = true
      }
      guard isNarrower else { return }
      fillWithAlignedBottoms(cuts: [], &pass)
    }
  }

  private func firstTooWide(in side: IslandColumn, beside widths: IslandWidths) -> Int? {
    let column = members[side.rawValue]
    for place in column.indices where views[column[place]].position == side.position {
      let view = views[column[place]]
      if view.traits.isBelowIfTooWide { return nil }
      let room = widths.room(beside: side.position) + LayoutMetrics.tolerance
      if !view.isNarrowed, view.size.width > room, isBesideCamera(place: place, in: side) {
        return column[place]
      }
    }
    return nil
  }

  private func isBesideCamera(place: Int, in side: IslandColumn) -> Bool {
    let start =
      place == 0
      ? startY(side) : views[members[side.rawValue][place - 1]].end + gaps[side.rawValue][place]
    return start < clearance(place, in: side) - LayoutMetrics.tolerance
  }

  /// Returns the y from which a side view is below the camera and the center content.
  private func clearance(_ place: Int, in side: IslandColumn) -> Double {
    guard let last = views.last(where: { $0.position == .center }) else { return head }
    let view = views[members[side.rawValue][place]]
    return last.end
      + StackLayout.gap(
        between: last.traits.spacing, and: view.traits.spacing, along: .vertical, spacing: nil,
        metrics: metrics)
  }

  private func startY(_ column: IslandColumn) -> Double { column == .center ? head : 0 }

  // MARK: Starting the bottom region at one height (ISLAND-4)

  private mutating func fillWithAlignedBottoms(cuts: [Cut], _ pass: inout LayoutPass) {
    fill(sections(cuts), &pass)
    let sides = [IslandColumn.leading, .trailing]
    let ends = sides.map { side -> Double in
      let place = firstBottom(in: side)
      guard place > 0 else { return startY(side) }
      return views[members[side.rawValue][place - 1]].end + gapAtBottom(of: side)
    }
    guard abs(ends[0] - ends[1]) > LayoutMetrics.tolerance else { return }
    let level = max(ends[0], ends[1])
    let leveling = sides.map {
      Cut(column: $0, index: firstBottom(in: $0), y: level - gapAtBottom(of: $0))
    }
    fill(sections(cuts + leveling), &pass)
  }

  /// Returns the index in a column of the first view of the bottom region; the number of views if
  /// there is none.
  private func firstBottom(in column: IslandColumn) -> Int {
    members[column.rawValue].count { views[$0].position != .bottom }
  }

  private func gapAtBottom(of column: IslandColumn) -> Double {
    let place = firstBottom(in: column)
    return gaps[column.rawValue].indices.contains(place) ? gaps[column.rawValue][place] : 0
  }

  private func sections(_ cuts: [Cut]) -> [IslandSections] {
    IslandColumn.allCases.map { column in
      var sections = IslandSections(
        head: startY(column), height: height, count: members[column.rawValue].count)
      for cut in cuts where cut.column == column { sections.cut(at: cut.index, y: cut.y) }
      return sections
    }
  }

  // MARK: Filling (ISLAND-3)

  private mutating func fill(_ columns: [IslandSections], _ pass: inout LayoutPass) {
    measure(columns, &pass)
    place(columns)
  }

  /// Computes heights: each view gets its share of one section: of the sections that contain it,
  /// the one with the least height left.
  private mutating func measure(_ columns: [IslandSections], _ pass: inout LayoutPass) {
    let sectionIndices = sectionIndices(in: columns)
    var rooms = columns.enumerated().map { number, sections in
      sections.budgets.indices.map { section in
        sections.budgets[section].map { budget in
          budget - sections.places(of: section).reduce(0) { $0 + gaps[number][$1] }
        }
      }
    }
    let claims = views.map { view in
      SpaceDistribution.Claim(
        priority: view.traits.priority,
        minimum: view.answer(to: Proposal(width: view.width, height: 0), &pass).height,
        maximum: view.answer(to: Proposal(width: view.width, height: .infinity), &pass).height)
    }
    func subtract(_ length: Double, from view: Int) {
      for home in sectionIndices[view] {
        if let room = rooms[home.column][home.section] {
          rooms[home.column][home.section] = room.distance(from: length)
        }
      }
    }
    for view in views.indices { subtract(claims[view].minimum, from: view) }
    let order = SpaceDistribution.order(claims)
    var current: Double?
    for (turn, view) in order.enumerated() {
      let priority = claims[view].priority
      let group = order[turn...].prefix { claims[$0].priority == priority }
      if priority != current {
        current = priority
        for member in group { subtract(-claims[member].minimum, from: member) }
      }
      let shares = sectionIndices[view].compactMap { home -> Double? in
        let sharing = group.count { sectionIndices[$0].contains(home) }
        return rooms[home.column][home.section].map { max(0, $0 / Double(sharing)) }
      }
      let share = shares.min().map { metrics.floor($0, .vertical) }
      let proposal = Proposal(width: views[view].width, height: share)
      views[view].proposal = views[view].inner(proposal)
      views[view].size = views[view].answer(to: proposal, &pass)
      subtract(views[view].size.height, from: view)
    }
  }

  private struct SectionIndex: Hashable {
    var column: Int
    var section: Int
  }

  /// Returns the sections that contain each view.
  private func sectionIndices(in columns: [IslandSections]) -> [[SectionIndex]] {
    var sectionIndices = views.map { _ in [SectionIndex]() }
    for (column, sections) in columns.enumerated() {
      for (place, view) in members[column].enumerated() {
        sectionIndices[view].append(
          SectionIndex(column: column, section: sections.section(of: place)))
      }
    }
    return sectionIndices
  }

  private mutating func place(_ columns: [IslandSections]) {
    var starts = columns.enumerated().map { number, sections in
      sections.starts { place in gaps[number][place] + views[members[number][place]].size.height }
    }
    // Sections that begin with the first bottom view start at the same y.
    let together = columns.indices.compactMap { number -> SectionIndex? in
      let bottom = firstBottom(in: IslandColumn.allCases[number])
      guard bottom < members[number].count else { return nil }
      let section = columns[number].section(of: bottom)
      guard columns[number].firstPlaces[section] == bottom else { return nil }
      return SectionIndex(column: number, section: section)
    }
    let gapsBefore = together.map {
      gaps[$0.column][columns[$0.column].firstPlaces[$0.section]]
    }
    let common = zip(together, gapsBefore).map { starts[$0.column][$0.section] + $1 }.max()
    for (home, gap) in zip(together, gapsBefore) {
      starts[home.column][home.section] = (common ?? 0) - gap
    }
    var reached = columns.indices.map { starts[$0].first ?? 0 }
    for view in views.indices {
      let places = members.indices.compactMap { number in
        members[number].firstIndex(of: view).map { (column: number, place: $0) }
      }
      let y = places.map { number, place in
        let section = columns[number].section(of: place)
        let isFirst = columns[number].firstPlaces[section] == place
        let start = isFirst ? max(reached[number], starts[number][section]) : reached[number]
        return start + gaps[number][place]
      }.max()
      views[view].y = y ?? 0
      for (number, _) in places { reached[number] = views[view].end }
    }
  }
}

import CellRaster

/// The tiles of a sheet on their pages, and the one that keys act on.
struct SheetPages<Tile: Hashable> {
  /// In the order of the sheet.
  private(set) var all: [Tile]
  /// The tile that keys act on.
  var focus: Tile
  private(set) var layout: SheetLayout?

  init(_ all: [Tile], focus: Tile) {
    self.all = all
    self.focus = focus
  }

  /// Lays the tiles out; nil discards the layout until the next drawing.
  mutating func lay(out layout: SheetLayout?) { self.layout = layout }

  /// Replaces the tiles; the focus stays where it still is.
  mutating func replace(by tiles: [Tile]) {
    all = tiles
    layout = nil
    if !tiles.contains(focus), let first = tiles.first { focus = first }
  }

  /// The number of pages; 1 before the first layout.
  var count: Int { max(layout?.pages.count ?? 1, 1) }

  /// The index of the page that the focus is on.
  var page: Int { layout?.page(of: all.firstIndex(of: focus) ?? 0) ?? 0 }

  /// The layout of this page.
  var places: [SheetLayout.Place] {
    guard let layout, page < layout.pages.count else { return [] }
    return layout.pages[page]
  }

  /// The tiles on this page; all of them before the first layout.
  var visible: [Tile] { layout == nil ? all : places.map { all[$0.index] } }

  /// Moves the focus as a command says; false when it is about something else.
  mutating func perform(_ command: SheetCommand) -> Bool {
    switch command {
    case .move(let direction): move(direction)
    case .next, .previous: step(command == .next)
    case .first, .last: jump(toLast: command == .last)
    case .page(let forwards): turnPage(forwards)
    default: return false
    }
    return true
  }

  /// Moves the focus to the nearest neighbour in a direction.
  private mutating func move(_ direction: SheetLayout.Direction) {
    let here = all.firstIndex(of: focus) ?? 0
    if let next = layout?.neighbour(of: here, direction) { focus = all[next] }
  }

  /// Moves the focus to the next tile in the order of the pages, wrapping around.
  private mutating func step(_ forwards: Bool) {
    let order = layout.map { $0.pages.joined().map { all[$0.index] } } ?? all
    guard !order.isEmpty else { return }
    let here = order.firstIndex(of: focus) ?? 0
    focus = order[(here + (forwards ? 1 : order.count - 1)) % order.count]
  }

  /// Moves the focus to the first or the last tile.
  private mutating func jump(toLast: Bool) {
    let place = toLast ? layout?.pages.last?.last : layout?.pages.first?.first
    if let place { focus = all[place.index] }
  }

  /// Moves the focus to the first tile of the next page, wrapping around.
  private mutating func turnPage(_ forwards: Bool) {
    guard let layout, layout.pages.count > 1 else { return }
    let next = (page + (forwards ? 1 : layout.pages.count - 1)) % layout.pages.count
    if let first = layout.pages[next].first { focus = all[first.index] }
  }

  /// Returns the tile whose frame or label is at a cell.
  func tile(at point: CellPoint) -> Tile? {
    places.first { $0.rect.contains(point) || $0.label.contains(point) }.map { all[$0.index] }
  }
}

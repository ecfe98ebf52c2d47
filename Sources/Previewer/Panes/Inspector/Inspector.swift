package import CellRaster
package import ViewArchive
import ViewLayout
package import WidgetLint

/// The selection of one view in a frame, and the moves to other views.
package struct Inspector: Sendable {
  package private(set) var frame: SheetFrame
  package private(set) var tree: FrameTree
  /// Nil when the frame has no views.
  package private(set) var selection: FrameTree.ViewID?
  /// Each layer on a phone; empty until the lint rules have measured it.
  package var phoneViews: [ArchivePart: [Int: PhoneView]] = [:]

  package enum Direction: Hashable, Sendable { case left, right, up, down }

  /// - Parameter path: The path of the view to select; nil for the first visible view.
  package init(_ frame: SheetFrame, at path: FramePath? = nil) {
    self.frame = frame
    tree = FrameTree(frame)
    selection = path.flatMap { tree.view(at: $0) } ?? tree.firstVisible
  }

  package var path: FramePath? { selection.map { tree.path(to: $0) } }

  package var selected: FrameTree.View? { selection.map { tree.views[$0] } }

  /// Replaces the frame, after a tick of the clock or a reload, and keeps the selection.
  package mutating func show(_ frame: SheetFrame) {
    self = Inspector(frame, at: path, phoneViews: phoneViews)
  }

  private init(
    _ frame: SheetFrame, at path: FramePath?, phoneViews: [ArchivePart: [Int: PhoneView]]
  ) {
    self.init(frame, at: path)
    self.phoneViews = phoneViews
  }

  // MARK: Moving; each returns false when the selection did not change

  @discardableResult
  package mutating func select(_ view: FrameTree.ViewID?) -> Bool {
    guard let view, tree.views.indices.contains(view), view != selection else { return false }
    selection = view
    return true
  }

  /// Selects the view at a cell of the frame.
  @discardableResult
  package mutating func select(at cell: CellPoint) -> Bool { select(tree.view(at: cell)) }

  /// Selects the next or the previous view in the order of the tree, wrapping around.
  @discardableResult
  package mutating func step(forwards: Bool) -> Bool {
    let count = tree.views.count
    guard let selection, count > 1 else { return select(tree.firstVisible) }
    return select((selection + (forwards ? 1 : count - 1)) % count)
  }

  @discardableResult
  package mutating func selectParent() -> Bool { select(selected?.parent) }

  @discardableResult
  package mutating func selectChild() -> Bool { select(selected?.children.first) }

  /// Selects the nearest view in a direction, except containers, ancestors and descendants.
  @discardableResult
  package mutating func move(_ direction: Direction) -> Bool {
    guard let selection, let here = selected?.cells, !here.isEmpty else { return false }
    let related = Set(ancestors(of: selection)).union(descendants(of: selection))
    func distance(_ id: FrameTree.ViewID) -> (isOff: Int, cells: Int)? {
      let view = tree.views[id]
      let there = view.cells
      guard id != selection, view.isShown, !tree.isContainer(id), !there.isEmpty,
        !related.contains(id)
      else { return nil }
      let isAcross = direction == .left || direction == .right
      let ahead =
        switch direction {
        case .left: here.column - there.maxColumn
        case .right: there.column - here.maxColumn
        case .up: here.row - there.maxRow
        case .down: there.row - here.maxRow
        }
      guard ahead >= 0 else { return nil }
      let (start, end) = isAcross ? (here.row, here.maxRow) : (here.column, here.maxColumn)
      let (from, to) = isAcross ? (there.row, there.maxRow) : (there.column, there.maxColumn)
      // Views straight ahead come before views to the side; a row counts as two columns.
      let off = max(max(from - end, start - to) + 1, 0) * (isAcross ? 2 : 1)
      return (off > 0 ? 1 : 0, ahead * (isAcross ? 1 : 2) + 4 * off)
    }
    let nearest = tree.views.indices.compactMap { id in distance(id).map { (id, $0) } }
      .min { ($0.1.isOff, $0.1.cells, $0.0) < ($1.1.isOff, $1.1.cells, $1.0) }
    return select(nearest?.0)
  }

  private func ancestors(of view: FrameTree.ViewID) -> [FrameTree.ViewID] {
    var found: [FrameTree.ViewID] = []
    var current = tree.views[view].parent
    while let id = current {
      found.append(id)
      current = tree.views[id].parent
    }
    return found
  }

  private func descendants(of view: FrameTree.ViewID) -> [FrameTree.ViewID] {
    tree.views[view].children.flatMap { [$0] + descendants(of: $0) }
  }
}

extension FrameTree {
  /// True for a view with children other than overlays, backgrounds and masks.
  fileprivate func isContainer(_ id: ViewID) -> Bool {
    views[id].children.contains { views[$0].role == nil }
  }

  /// The first visible view without children; else the first view.
  fileprivate var firstVisible: ViewID? {
    let seen = views.indices.first { id in
      views[id].isShown && views[id].children.isEmpty && !views[id].cells.isEmpty
    }
    return seen ?? views.indices.first
  }
}

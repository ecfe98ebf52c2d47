package import CellRaster
import ViewArchive
package import ViewLayout

/// The cells of a view that appears and disappears with its own transition.
///
/// An archive does not identify views across updates: two views with the same structure and the
/// same `id` are treated as the same view.
package struct TransitionRegion: Hashable, Sendable {
  package enum Edge: Hashable, Sendable { case top, left, bottom, right }

  package var rect: CellRect
  /// The structure and `id` of the view, which identify it across updates.
  package var identity: String
  /// The edge from which the view enters, and the one towards which it leaves; nil: it fades.
  package var entry: Edge?
  package var exit: Edge?

  /// Returns the regions of a tree whose (0, 0) is at `origin`.
  package static func regions(in placed: PlacedNode, at origin: CellPoint) -> [TransitionRegion] {
    var regions: [TransitionRegion] = []
    collect(placed, identifier: "", into: &regions)
    return regions.map { region in
      var copy = region
      copy.rect.column += origin.column
      copy.rect.row += origin.row
      return copy
    }
  }

  /// Returns the regions whose identity is not in `others`.
  package static func missing(
    _ regions: [TransitionRegion], in others: [TransitionRegion]
  ) -> [TransitionRegion] {
    var left = Dictionary(others.map { ($0.identity, 1) }, uniquingKeysWith: +)
    return regions.filter { region in
      guard let count = left[region.identity], count > 0 else { return true }
      left[region.identity] = count - 1
      return false
    }
  }

  private static func collect(
    _ node: PlacedNode, identifier: String, into regions: inout [TransitionRegion]
  ) {
    var identifier = identifier
    switch node.element {
    case .modifier(.transition(let transition)):
      let (entry, exit) = edges(of: transition)
      regions.append(
        TransitionRegion(
          rect: CellRect(covering: node.bounds), identity: identifier + structure(of: node),
          entry: entry, exit: exit))
    case .modifier(.identifier(let name)): identifier = name
    case .modifier: break
    case .view: identifier = ""
    }
    for child in node.children { collect(child, identifier: identifier, into: &regions) }
  }

  /// Returns the structure of a view, without its contents.
  private static func structure(of node: PlacedNode) -> String {
    var text = ""
    node.walk { part in
      switch part.element {
      case .modifier(.identifier(let name)): text += "#\(name)"
      case .modifier: break
      case .view(let kind): text += "/" + String("\(kind)".prefix { $0 != "(" })
      }
    }
    return text
  }

  private static func edges(of transition: TransitionValue) -> (Edge?, Edge?) {
    switch transition {
    case .identity, .opacity, .scale: (nil, nil)
    case .slide: (.left, .right)
    case .move(let edge): (Edge(edge), Edge(edge))
    case .push(let edge): (Edge(edge), Edge(edge).opposite)
    case .combined(let first, let second):
      edges(of: first).0 == nil ? edges(of: second) : edges(of: first)
    }
  }
}

extension TransitionRegion.Edge {
  fileprivate init(_ name: EdgeName) {
    switch name {
    case .top: self = .top
    case .leading: self = .left
    case .bottom: self = .bottom
    case .trailing: self = .right
    }
  }

  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// Returns the offset, in cells, of a view of so many cells when it has moved a part (0…1) of its
  /// size towards this edge.
  package func offset(of size: CellSize, by amount: Double) -> CellPoint {
    let columns = Int((Double(size.columns) * amount).rounded())
    let rows = Int((Double(size.rows) * amount).rounded())
    return switch self {
    case .top: CellPoint(column: 0, row: -rows)
    case .left: CellPoint(column: -columns, row: 0)
    case .bottom: CellPoint(column: 0, row: rows)
    case .right: CellPoint(column: columns, row: 0)
    }
  }
}

import ViewArchive

/// The three columns of the island; bottom views belong to all of them.
enum IslandColumn: Int, CaseIterable {
  case leading, center, trailing

  var position: IslandRegionContent.Position {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A request to a child process for what a tile shows.
package enum TileRequest: Hashable, Sendable {
  case activity(SheetArchives.Key)
  case view(ViewArchives.Key)

  /// The request for an archive of an activity; nil: it is for the screen of a preview.
  package var activity: SheetArchives.Key? {
    if case .activity(let key) = self { key } else { nil }
  }

  /// The request for the screen of a preview; nil: it is for an archive of an activity.
  package var view: ViewArchives.Key? { if case .view(let key) = self { key } else { nil } }
}

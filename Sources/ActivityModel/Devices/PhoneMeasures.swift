/// The measures that phones of one kind share, in points. Screens and insets of single devices are
/// in `DeviceCatalog`; both together are the one table of device measures.
///
/// ViewArchive imports nothing, so the defaults of its `IslandMeasures` repeat those of the small size class; a test
/// compares them with this table.
package enum PhoneMeasures {
  /// The height of the expanded island: less is padded, more is clipped (SIZE-4).
  package static let expandedHeight = 84.0...160.0
  /// The most that a card is high; higher content is cut at both ends (SIZE-4).
  package static let cardHeight = 160.0
  /// The corner radius of the expanded island, unless its inset says otherwise (SIZE-5).
  package static let cornerRadius = 44.0
  /// The corner radius of the expanded island on phones whose island is 14 below the edge (SIZE-5).
  package static let wideCornerRadius = 47.0
  /// The corner radius of a card (SIZE-5).
  package static let cardRadius = 24.0
  /// The recommended content margin of a card (SIZE-6).
  package static let contentMargin = 14.0

  /// The area that the island keeps free for the camera (SIZE-3).
  package static let camera = (width: 125.0, height: 36.67)
  /// The width that the clock and the battery need on each side of the island, in points (SIZE-10).
  package static let statusWidth = 67.0
  /// The height of the island when it is compact or minimal (SIZE-1).
  package static let restingHeight = 36.67
  /// The largest width of a minimal view (SIZE-1).
  package static let minimalWidth = 45.0
  /// The width of a detached minimal view's shape, at least (SIZE-1).
  package static let detachedWidth = 43.8
  /// The least distance from the compact island to each side of the screen (SIZE-10).
  package static let compactInset = 36.67
  /// The margin of the expanded island's content (ISLAND-8).
  package static let expandedMargin = 18.0
  /// The distance from the screen's top edge to the island's, unless a device has its own
  /// (SIZE-11).
  package static let islandInset = 34.0 / 3

  /// The distance from a card to each side of the screen (SIZE-9).
  package static let cardInset = 14.0
  /// The width of a tablet's card, unless a device has its own (SIZE-9).
  package static let tabletCardWidth = 425.0

  /// The least screen width of `Device.SizeClass.small` (SIZE-1).
  package static let smallScreenWidth = 393.0
  /// The least screen width of `Device.SizeClass.large` (SIZE-1).
  package static let largeScreenWidth = 420.0
  /// The screen width above which a device is a tablet (SIZE-1).
  package static let phoneScreenWidth = 600.0
}

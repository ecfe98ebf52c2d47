/// The properties of a phone or tablet that matter to Live Activities; lengths in points
/// (SIZE-1, SIZE-2).
package struct Device: Codable, Hashable, Sendable, Identifiable {
  /// The guidelines' classes of phones with an island (SIZE-1).
  package enum SizeClass: String, Codable, Hashable, Sendable {
    /// Screens of 393 and 402 points.
    case small
    /// Screens of 420 points and more.
    case large
  }

  /// The identifier in flags and settings: `iphone-16-pro`.
  package var id: String
  package var name: String
  package var screenWidth: Double
  package var screenHeight: Double
  package var displayScale: Double
  /// Nil: the device has no island.
  package var island: SizeClass?
  /// The width of a card on the lock screen.
  package var cardWidth: Double
  /// The distance from the screen's top edge to the island's (SIZE-11); nil:
  /// `PhoneMeasures.islandInset`.
  package var islandInset: Double?
  /// How many activities the island shows side by side; nil: two (ORDER-4).
  package var islandPlaces: Int?
  /// The most that the compact island is wide; nil: `PhoneMeasures.compactInset` from each side of the
  /// screen (SIZE-10).
  package var widestCompact: Double?
  /// The margin of the expanded island's content; nil: `PhoneMeasures.expandedMargin` (ISLAND-8).
  package var expandedMargin: Double?

  /// What the front has besides the screen.
  package enum Front: Hashable, Sendable {
    case island
    /// The camera's housing at the screen's upper edge.
    case notch
    /// A button below a screen with square corners.
    case homeButton
    /// Nothing, on an iPad.
    case plain
  }

  /// What the front has besides the screen. Only phones with a home button are less than twice as high
  /// as they are wide.
  package var front: Front {
    if island != nil { return .island }
    if isTablet { return .plain }
    return screenHeight < 2 * screenWidth ? .homeButton : .notch
  }

  /// True for an iPad.
  package var isTablet: Bool { screenWidth > PhoneMeasures.phoneScreenWidth }

  /// The width of the expanded island, in points: its distance from the screen's sides is that from
  /// the top (SIZE-1).
  package var expandedWidth: Double {
    screenWidth - 2 * (islandInset ?? PhoneMeasures.islandInset)
  }

  /// The most that the compact island is wide, in points (SIZE-10).
  package var compactWidth: Double { widestCompact ?? screenWidth - 2 * PhoneMeasures.compactInset }

  /// The corner radius of the expanded island, in points (SIZE-5).
  package var expandedRadius: Double {
    (islandInset ?? PhoneMeasures.islandInset) > 12
      ? PhoneMeasures.wideCornerRadius : PhoneMeasures.cornerRadius
  }

  package init(
    id: String, name: String, screenWidth: Double, screenHeight: Double, displayScale: Double,
    island: SizeClass?, cardWidth: Double, islandInset: Double? = nil, islandPlaces: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
    self.displayScale = displayScale
    self.island = island
    self.cardWidth = cardWidth
    self.islandInset = islandInset
    self.islandPlaces = islandPlaces
  }
}

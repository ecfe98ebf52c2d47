/// The surface that is shown and its display settings; no rule of the engine depends on them.
package struct ScreenMode: Codable, Hashable, Sendable {
  package var surface = Surface.phone
  /// Always-On display: the locked phone is dimmed and stays readable.
  package var isAlwaysOn = false
  /// StandBy's night mode: all colours become shades of red.
  package var isNight = false
  /// True when StandBy shows the card on the whole screen; false: StandBy shows its clock.
  package var isStandByOpen = false
  /// True when "Live Activities" under Allow Access When Locked is switched off.
  package var hidesCardsWhenLocked = false
  package var watch = WatchSize.mm45
  package var car = CarSize.medium

  package init(surface: Surface = .phone) { self.surface = surface }

  /// Decodes a mode; missing fields get their default values.
  ///
  /// - Throws: `DecodingError` when a field does not fit its type.
  package init(from decoder: any Decoder) throws {
    let mode = try decoder.container(keyedBy: CodingKeys.self)
    func flag(_ key: CodingKeys) throws -> Bool {
      try mode.decodeIfPresent(Bool.self, forKey: key) ?? false
    }
    surface = try mode.decodeIfPresent(Surface.self, forKey: .surface) ?? .phone
    isAlwaysOn = try flag(.isAlwaysOn)
    isNight = try flag(.isNight)
    isStandByOpen = try flag(.isStandByOpen)
    hidesCardsWhenLocked = try flag(.hidesCardsWhenLocked)
    watch = try mode.decodeIfPresent(WatchSize.self, forKey: .watch) ?? .mm45
    car = try mode.decodeIfPresent(CarSize.self, forKey: .car) ?? .medium
  }
}

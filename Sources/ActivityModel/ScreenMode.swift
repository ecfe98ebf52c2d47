/// The surface that is shown and its display settings; no rule of the engine depends on them.
package struct ScreenMode: Codable, Hashable, Sendable {
  /// A surface on which activities are visible (presentations.md §2.4).
  package enum Surface: String, Codable, Hashable, Sendable, CaseIterable {
    /// The home screen, the island and the lock screen.
    case phone
    case standBy = "standby"
    case watch
    case carPlay = "carplay"
    /// The menu bar of a Mac.
    case mac
  }

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

/// The Apple Watch sizes by the height of the case in millimetres (presentations.md §1.2).
package enum WatchSize: Int, Codable, Hashable, Sendable, CaseIterable {
  case mm40 = 40
  case mm41 = 41
  case mm44 = 44
  case mm45 = 45
  case mm49 = 49

  /// The size of a card in the Smart Stack, in points.
  package var card: (width: Double, height: Double) {
    switch self {
    case .mm40: (152, 69.5)
    case .mm41: (165, 72.5)
    case .mm44: (173, 76.5)
    case .mm45: (184, 80.5)
    case .mm49: (191, 81.5)
    }
  }

  package var name: String { "Apple Watch \(rawValue) mm" }

  package var next: WatchSize {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// The card sizes of a CarPlay Dashboard (presentations.md §1.2).
package enum CarSize: String, Codable, Hashable, Sendable, CaseIterable {
  case medium = "240x78"
  case large = "240x100"
  case small = "170x78"

  /// The size of a card in points.
  package var card: (width: Double, height: Double) {
    switch self {
    case .medium: (240, 78)
    case .large: (240, 100)
    case .small: (170, 78)
    }
  }

  package var name: String { "CarPlay \(rawValue)" }

  package var next: CarSize {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

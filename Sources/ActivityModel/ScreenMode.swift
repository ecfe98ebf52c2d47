/// What is looked at and how it is lit: choices of a person that no rule of the engine depends on.
package struct ScreenMode: Codable, Hashable, Sendable {
  /// Where activities are seen (presentations.md §2.4).
  package enum Surface: String, Codable, Hashable, Sendable, CaseIterable {
    /// Home screen, island and lock screen.
    case phone
    case standBy = "standby"
    case watch
    case carPlay = "carplay"
    /// The menu bar of a Mac.
    case mac
  }

  package var surface = Surface.phone
  /// The locked phone goes dark and stays readable.
  package var isAlwaysOn = false
  /// StandBy in the dark: red alone.
  package var isNight = false
  /// StandBy shows the card over the whole screen; else its own clock.
  package var isStandByOpen = false
  /// The switch "Live Activities" under Allow Access When Locked is off.
  package var hidesCardsWhenLocked = false
  package var watch = WatchSize.mm45
  package var car = CarSize.medium

  package init(surface: Surface = .phone) { self.surface = surface }

  /// What is left out is as it is at the start.
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

/// The watches of presentations.md §1.2, by their cases' heights.
package enum WatchSize: Int, Codable, Hashable, Sendable, CaseIterable {
  case mm40 = 40
  case mm41 = 41
  case mm44 = 44
  case mm45 = 45
  case mm49 = 49

  /// A card of the Smart Stack; points.
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

/// The cards of a CarPlay Dashboard (presentations.md §1.2).
package enum CarSize: String, Codable, Hashable, Sendable, CaseIterable {
  case medium = "240x78"
  case large = "240x100"
  case small = "170x78"

  /// Points.
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

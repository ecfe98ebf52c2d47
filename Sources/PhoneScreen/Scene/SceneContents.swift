package import ActivityModel
package import ViewArchive

/// What is on a surface, but for the time, the places and the look.
package enum SceneContents: Codable, Hashable, Sendable {
  case home(Home)
  case lock(Lock)
  case standBy(StandBy)
  case watch(Watch)
  case carPlay(CarPlay)
  /// The activities in the menu bar of a Mac.
  case mac([Activity])

  /// An activity and its views.
  package struct Activity: Codable, Hashable, Sendable {
    package var id: ActivityID
    package var archive: ActivityArchive
    /// The name of its app, which a watch writes; nil: nobody does.
    package var name: String?

    package init(_ id: ActivityID, _ archive: ActivityArchive, name: String? = nil) {
      self.id = id
      self.archive = archive
      self.name = name
    }
  }

  package enum Island: Codable, Hashable, Sendable {
    /// The device has none.
    case none
    /// The camera alone.
    case idle
    case compact(Activity)
    case expanded(Activity)
    /// One left of the camera, and the others in bubbles on the right; nil: the place is empty.
    case split(attached: Activity?, detached: [Activity?])

    /// The activities of the island's shape and of the bubbles, in their order.
    package var activities: [ActivityID?] {
      switch self {
      case .none, .idle: []
      case .compact(let activity), .expanded(let activity): [activity.id]
      case .split(let attached, let detached): ([attached] + detached).map { $0?.id }
      }
    }
  }

  /// An app in the dock, or in front.
  package struct App: Codable, Hashable, Sendable {
    package var name: String
    /// An emoji or a letter.
    package var sign: String
    package var isRunning: Bool

    package init(name: String, sign: String, isRunning: Bool = false) {
      self.name = name
      self.sign = sign
      self.isRunning = isRunning
    }
  }

  /// The unlocked phone.
  package struct Home: Codable, Hashable, Sendable {
    package var island: Island
    package var apps: [App]
    /// The app in front, which shows its name; nil: the home screen.
    package var front: App?
    /// The activity whose card is shown as a banner.
    package var banner: Activity?
    /// What is said below the island: what can be tried there, or which activity the keys act on.
    package var tip: String?
    /// The activity below which it stands; nil: the last one.
    package var tipped: ActivityID?
    package var notice: Notice?

    package init(
      island: Island, apps: [App] = [], front: App? = nil, banner: Activity? = nil,
      tip: String? = nil, below tipped: ActivityID? = nil, notice: Notice? = nil
    ) {
      self.island = island
      self.apps = apps
      self.front = front
      self.banner = banner
      self.tip = tip
      self.tipped = tipped
      self.notice = notice
    }
  }

  /// The locked phone.
  package struct Lock: Codable, Hashable, Sendable {
    /// The cards from above to below.
    package var cards: [Activity]
    /// The activity that the keys act on.
    package var focus: ActivityID?
    /// The colour of the line around its card, as `0xRRGGBB`.
    package var focusColor: UInt32
    /// True to draw the content of cards as placeholders (LOCK-3).
    package var isHidden: Bool
    /// True for a column of cards beside a phone, with date and time on one line.
    package var isColumn: Bool
    package var notice: Notice?

    package init(
      cards: [Activity], focus: ActivityID? = nil, focusColor: UInt32 = 0xFFFFFF,
      isHidden: Bool = false, isColumn: Bool = false, notice: Notice? = nil
    ) {
      self.cards = cards
      self.focus = focus
      self.focusColor = focusColor
      self.isHidden = isHidden
      self.isColumn = isColumn
      self.notice = notice
    }
  }

  /// A phone that charges on its side.
  package struct StandBy: Codable, Hashable, Sendable {
    package var activities: [Activity]
    /// The one whose card is open; nil: the clock is shown.
    package var open: ActivityID?
    package var isNight: Bool

    package init(activities: [Activity], open: ActivityID? = nil, isNight: Bool = false) {
      self.activities = activities
      self.open = open
      self.isNight = isNight
    }
  }

  /// The Smart Stack of a watch.
  package struct Watch: Codable, Hashable, Sendable {
    package var size: WatchSize
    package var cards: [Activity]

    package init(size: WatchSize, cards: [Activity]) {
      self.size = size
      self.cards = cards
    }
  }

  /// The Dashboard of a car.
  package struct CarPlay: Codable, Hashable, Sendable {
    package var size: CarSize
    package var cards: [Activity]

    package init(size: CarSize, cards: [Activity]) {
      self.size = size
      self.cards = cards
    }
  }

  /// The views that are shown.
  package var nodes: [ViewNode] {
    switch self {
    case .home(let home):
      let island: [ViewNode?] =
        switch home.island {
        case .none, .idle: []
        case .compact(let activity):
          [activity.archive.compactLeading, activity.archive.compactTrailing]
        case .expanded(let activity): [activity.archive.expanded]
        case .split(let attached, let detached):
          ([attached] + detached).map { $0?.archive.minimal }
        }
      return (island + [home.banner?.archive.lockScreen]).compactMap { $0 }
    case .lock(let lock): return lock.cards.compactMap(\.archive.lockScreen)
    case .watch(let watch): return watch.cards.flatMap(Self.small)
    case .carPlay(let car): return car.cards.flatMap(Self.small)
    case .mac(let activities):
      return activities.flatMap {
        [$0.archive.compactLeading, $0.archive.compactTrailing].compactMap { $0 }
      }
    case .standBy(let standBy):
      return standBy.activities.compactMap {
        standBy.open == nil
          ? $0.archive.minimal : standBy.open == $0.id ? $0.archive.lockScreen : nil
      }
    }
  }

  /// The view for the family `small`, else the compact views.
  private static func small(of activity: Activity) -> [ViewNode] {
    let archive = activity.archive
    return archive.small.map { [$0] }
      ?? [archive.compactLeading, archive.compactTrailing].compactMap { $0 }
  }
}

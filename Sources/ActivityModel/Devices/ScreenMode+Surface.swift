extension ScreenMode {
  /// A surface on which activities are visible (SURFACE-1 to SURFACE-6). Its raw value is its name
  /// in commands.
  package enum Surface: String, Codable, Hashable, Sendable, CaseIterable {
    /// The home screen, the island and the lock screen.
    case phone
    case standBy = "standby"
    case watch
    case carPlay = "carplay"
    /// The menu bar of a Mac.
    case mac

    /// Those besides the phone, in the order of the sheet.
    package static let others = allCases.filter { $0 != .phone }

    package var traits: Traits {
      switch self {
      case .phone:
        Traits(Names("iPhone"), key: nil, shows: .phone, press: .opensApp, isPhone: true)
      case .standBy:
        Traits(
          Names("StandBy"), key: "s", shows: .wholeScreenCard, press: .opensCard, isPhone: true,
          keepsEnded: false)
      case .watch:
        Traits(
          Names("Apple Watch", onSheet: "Watch"), key: "w", shows: .smallCard, press: .opensApp,
          sizes: .watch)
      case .carPlay:
        Traits(
          Names("CarPlay"), key: "c", shows: .smallCard, press: .opensApp, sizes: .car,
          keepsEnded: false, refusal: "buttons do nothing in a car")
      case .mac:
        Traits(
          Names("Mac menu bar", inPanel: "Mac", inSentence: "the menu bar of a Mac"), key: "m",
          shows: .compactViews, press: .expands)
      }
    }
  }
}

extension ScreenMode.Surface {
  /// What distinguishes a surface from the others.
  package struct Traits: Sendable {
    package var names: Names
    /// The key that switches to the surface and back; nil: none does.
    package var key: Character?
    package var shows: Views
    /// What a press on an activity does.
    package var press: Press
    /// What the next device is.
    package var sizes: Sizes
    /// True on the phone's own screen.
    package var isPhone: Bool
    /// True when the card of an ended activity stays until it is removed (LIFE-9).
    package var keepsEnded: Bool
    /// Why a button of a widget does nothing; nil: buttons work.
    package var refusal: String?

    /// True when an activity can be seen expanded.
    package var hasIsland: Bool {
      switch shows {
      case .phone, .compactViews: true
      case .wholeScreenCard, .smallCard: false
      }
    }

    init(
      _ names: Names, key: Character?, shows: Views, press: Press, sizes: Sizes = .phone,
      isPhone: Bool = false, keepsEnded: Bool = true, refusal: String? = nil
    ) {
      self.names = names
      self.key = key
      self.shows = shows
      self.press = press
      self.sizes = sizes
      self.isPhone = isPhone
      self.keepsEnded = keepsEnded
      self.refusal = refusal
    }
  }

  package struct Names: Sendable {
    package var full: String
    /// The title of the panel beside the surface.
    package var inPanel: String
    package var onSheet: String
    package var inSentence: String

    init(
      _ full: String, inPanel: String? = nil, onSheet: String? = nil, inSentence: String? = nil
    ) {
      self.full = full
      self.inPanel = inPanel ?? full
      self.onSheet = onSheet ?? full
      self.inSentence = inSentence ?? full
    }
  }

  /// The views of a widget that a surface shows.
  package enum Views: Sendable {
    /// Those of the island and the cards.
    case phone
    /// The lock screen's card on the whole screen, dark.
    case wholeScreenCard
    /// The view for the family `small`, else the compact views.
    case smallCard
    /// The compact views, or the minimal one; a press shows the expanded view.
    case compactViews

    /// True for the lock screen's card on the whole screen, which is dark whatever the phone's
    /// appearance.
    package var isWholeScreenCard: Bool {
      switch self {
      case .wholeScreenCard: true
      case .phone, .smallCard, .compactViews: false
      }
    }
  }

  package enum Press: Sendable {
    case opensApp
    /// The card opens first; a press on it opens the app.
    case opensCard
    /// The island's expanded view opens.
    case expands
  }

  /// The list of devices that a surface is seen on.
  package enum Sizes: Sendable { case phone, watch, car }
}

extension ScreenMode {
  /// What a press on an activity does now.
  package var press: Surface.Press {
    surface.traits.press == .opensCard && isStandByOpen ? .opensApp : surface.traits.press
  }

  /// The size, in points, of a card for the family `small`.
  package var smallCard: (width: Double, height: Double) {
    switch surface.traits.sizes {
    case .phone, .watch: watch.card
    case .car: car.card
    }
  }
}

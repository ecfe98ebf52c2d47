package import ViewArchive

/// The values that a view inherits.
///
/// Unchecked: values are read and written on the main actor only, while views are lowered.
public struct EnvironmentValues: @unchecked Sendable {
  /// The environment of the body that is running; `@Environment` reads it.
  @TaskLocal static var current = EnvironmentValues()

  /// How controls are drawn where no style says it.
  var controlLook = ControlLook.widget
  /// True where views are marked with their identifiers, to scroll to them.
  var hasScrollTargets = false
  /// True for the content of a list.
  var isInList = false
  /// Whether scroll views scroll.
  public internal(set) var isScrollEnabled = true
  /// What can be done to the controls inside besides pressing them.
  var gestures = ControlGestures()
  /// Called after a button of an alert has been pressed.
  var dismissesAfterPress: (() -> Void)?
  /// The view whose body is running, on the screen of an app.
  var bodyReader: BodyReader?

  private var custom: [ObjectIdentifier: Any] = [:]
  /// Objects set with `environmentObject(_:)` and `environment(_:)`, by type.
  var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  // The device and its settings.
  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  public var locale = Locale(identifier: "en_US")
  public var calendar = Calendar(identifier: .gregorian)
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  public var layoutDirection: LayoutDirection = .leftToRight
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// True in the compact and minimal island, where text styles have sizes of their own.
  package var isInRestingIsland = false
  public var displayScale: CGFloat = 3
  public var isLuminanceReduced = false
  /// The phone's version of iOS.
  var systemVersion = ArchiveEnvironment.newestSystem
  /// The generation of iOS that decides the components of named colours.
  var systemLook = SystemLook.newest
  /// The date for which the view is drawn.
  var now = Date(timeIntervalSinceReferenceDate: 0)
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityVoiceOverEnabled = false
  public var legibilityWeight: LegibilityWeight?
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var scenePhase: ScenePhase = .active
  public var redactionReasons: RedactionReasons = []
  public var openURL = OpenURLAction()
  public var dismiss = DismissAction()
  public var isEnabled = true

  public var pixelLength: CGFloat { 1 / displayScale }

  // Text settings.
  public var lineLimit: Int?
  var reservedLines = 0
  public var multilineTextAlignment: TextAlignment = .leading
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var lineSpacing: CGFloat = 0

  // Settings of other views.
  /// The levels of the foreground style, primary first. Empty: the surface's own foreground.
  var foreground: [StyleValue] = []
  /// What `.background` stands for. Nil: the background of the surface.
  var background: StyleValue?
  /// The tint. Nil: the surface's accent colour.
  var tint: StyleValue?
  /// What `Color.accentColor` stands for, set by `accentColor(_:)`. Nil: the surface's accent colour.
  var accent: StyleValue?
  public var symbolRenderingMode: SymbolRenderingMode?
  public var symbolVariants: SymbolVariants = .none
  public var controlSize: ControlSize = .regular
  public var buttonBorderShape: ButtonBorderShape = .automatic
  var areLabelsHidden = false
  /// Points. Nil: the label style's own.
  var labelSpacing: CGFloat?
  /// Points. Nil: the icon's own.
  var labelIconWidth: CGFloat?
  var isButtonFlexible = false

  /// The size in points of the nearest container whose size is known before layout: the card or the
  /// island's content, reduced by the frames and padding inside it.
  var containerSize = Self.standardSize
  /// The size of the whole presentation, in points.
  package private(set) var presentationSize = Self.standardSize

  /// The size of a card where no size has been set, in points.
  private static let standardSize = CGSize(
    width: ArchiveEnvironment.standardCard.width, height: ArchiveEnvironment.standardCard.height)

  /// Sets the size of the whole presentation, in points.
  package mutating func present(in size: CGSize) {
    presentationSize = size
    containerSize = size
  }

  /// The name of the preview that contains the view.
  package var previewDisplayName: String?
}

extension EnvironmentValues {
  /// Creates the initial environment of a view on a device.
  package init(_ archive: ArchiveEnvironment, colorScheme: ColorSchemeName) {
    self.init()
    now = archive.now
    self.colorScheme = ColorScheme(colorScheme)
    locale = Locale(identifier: archive.locale)
    timeZone = TimeZone(identifier: archive.timeZone) ?? timeZone
    calendar.locale = locale
    calendar.timeZone = timeZone
    layoutDirection = archive.isRightToLeft ? .rightToLeft : .leftToRight
    dynamicTypeSize = DynamicTypeSize(name: archive.dynamicTypeSize) ?? .large
    displayScale = archive.displayScale
    isLuminanceReduced = archive.isLuminanceReduced
    accessibilityReduceMotion = archive.isMotionReduced
    take(systemOf: archive)
    present(in: CGSize(width: archive.card.width, height: archive.card.height))
  }

  private mutating func take(systemOf archive: ArchiveEnvironment) {
    systemVersion = archive.systemVersion
    systemLook = archive.systemLook
  }

  /// Runs code of a widget that is no view's body, such as the closures of its configuration, on the
  /// system of a phone.
  package static func onSystem<Result>(
    of archive: ArchiveEnvironment, _ work: () throws -> Result
  ) rethrows -> Result {
    var values = current
    values.take(systemOf: archive)
    return try $current.withValue(values, operation: work)
  }

  /// Returns the style of a level of the foreground. Nil: the surface's own primary style.
  func foreground(level: Int) -> StyleValue? {
    if level < foreground.count { return foreground[level] }
    guard let base = foreground.first else {
      return level == 0 ? nil : .hierarchical(level: level, base: nil)
    }
    if case .hierarchical(let outer, nil) = base {
      return .hierarchical(level: min(outer + level, 4), base: nil)
    }
    return .hierarchical(level: level, base: base)
  }
}

package import ViewArchive

/// A value that views hand down to the views inside them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view inherits.
///
/// Unchecked: values are put in and read on the main actor only, while views are lowered.
public struct EnvironmentValues: @unchecked Sendable {
  /// The environment of the body that runs now; what `@Environment` reads.
  @TaskLocal static var current = EnvironmentValues()

  private var custom: [ObjectIdentifier: Any] = [:]
  /// Objects given with `environmentObject(_:)` and `environment(_:)`, by type.
  var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  // The device and the person who uses it.
  public var colorScheme: ColorScheme = .light
  public var colorSchemeContrast: ColorSchemeContrast = .standard
  public var locale = Locale(identifier: "en_US")
  public var calendar = Calendar(identifier: .gregorian)
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  public var layoutDirection: LayoutDirection = .leftToRight
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var displayScale: CGFloat = 3
  public var isLuminanceReduced = false
  /// The moment that is drawn.
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

  // How text is set.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }
  public var lineLimit: Int?
  var reservedLines = 0
  public var multilineTextAlignment: TextAlignment = .leading
  public var truncationMode: Text.TruncationMode = .tail
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var lineSpacing: CGFloat = 0
  public var textCase: Text.Case?
  /// The traits that texts without their own take over.
  var text = TextTraits()

  // How everything else is drawn.
  /// The foreground's levels, primary first; empty is the surface's own.
  var foreground: [StyleValue] = []
  /// Nil is the accent of the surface.
  var tint: StyleValue?
  var imageScale: Image.Scale = .medium
  public var symbolRenderingMode: SymbolRenderingMode?
  public var symbolVariants: SymbolVariants = .none
  public var controlSize: ControlSize = .regular
  public var buttonBorderShape: ButtonBorderShape = .automatic
  var styles = ControlStyles()
  var areLabelsHidden = false

  /// The room of the nearest container whose size is known before layout, in points: the card or
  /// the island's content, narrowed by the frames and padding inside it.
  var containerSize = CGSize(width: 371, height: 160)
  /// The room of the whole presentation, in points.
  package private(set) var presentationSize = CGSize(width: 371, height: 160)

  /// Says what room the whole presentation has, in points.
  package mutating func present(in size: CGSize) {
    presentationSize = size
    containerSize = size
  }

  /// The name of the preview that the view stands in.
  package var previewDisplayName: String?
}

extension EnvironmentValues {
  /// What a view starts from on a device.
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
    present(in: CGSize(width: archive.card.width, height: archive.card.height))
  }

  /// The style of a level of the foreground; nil is the surface's own primary.
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

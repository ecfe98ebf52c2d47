/// Recognises names of Apple's API, for which stand-ins are generated. Any other unknown name
/// belongs to a source that was not given, or is a mistake.
enum AppleTypeNames {
  static func isApples(_ name: String) -> Bool {
    known.contains(name) || isOfAFramework(name) || APISupportTable.absentTypes.contains(name)
  }

  /// Returns true for a name with a framework's prefix, such as `UIView`.
  static func isOfAFramework(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true, rest.dropFirst().contains(where: \.isLowercase)
      else { return false }
      // Another capital letter belongs to a longer prefix, which is not Apple's: `CAPPlugin`.
      return rest.dropFirst().first?.isUppercase != true
        || acronyms.contains { rest.hasPrefix($0) }
    }
  }

  /// What Apple's names have in capital letters after the prefix.
  private static let acronyms = [
    "AR", "CMYK", "CPU", "DNS", "DRM", "ETA", "FPS", "GIF", "GL", "GPS", "GPU", "HD", "HTML",
    "HTTP", "ID", "IO", "IP", "ISBN", "JPEG", "JSON", "MIDI", "ML", "OS", "PCM", "PDF", "PNG", "QR",
    "RGB", "RTF", "SMS", "SQL", "SSL", "TCP", "TLS", "TTML", "UDP", "UI", "URI", "URL", "UTI",
    "UUID", "VR", "WS", "XML", "XPC",
  ]

  private static let prefixes = [
    "UI", "NS", "CG", "CA", "CF", "CI", "CL", "CK", "CM", "CN", "CT", "CB", "AV", "MK", "MP", "HK",
    "UN", "SK", "WK", "PH", "EK", "AS", "BG", "SF", "LA", "NW", "ML", "VN", "GK", "SCN", "MTL",
    "IN", "AC", "TK", "QL", "PK", "MX", "MF", "AX", "SwiftUI", "kSec",
    "kAudio", "errSec",
  ]

  private static let known: Set<String> = Set(
    names.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let names = """
    noErr AccessibilityNotification AccessibilityRotorEntry AccessoryWidgetBackground
    AccessoryWidgetGroup ActionSheet Alert AlarmAttributes AlarmButton AlarmManager
    AlarmMetadata AlarmPresentation AlarmPresentationState AnyLayout AppShortcut
    AppShortcutsProvider AreaMark AsyncStream AudioServicesPlaySystemSound AuthenticationServices
    AxisGridLine AxisMarks AxisTick AxisValue AxisValueLabel BarMark BarPlot CIContext Canvas Chart
    ChartContent ChartProxy CommandGroup CommandMenu Commands ConfirmationDialog ContainerValues
    ContentUnavailableView ControlGroup ControlWidget ControlWidgetButton ControlWidgetToggle
    DatePicker DateIntervalFormatter DeviceActivityReport DisclosureGroup DismissSearchAction
    DocumentGroup DragGesture EditButton EnvironmentalModifier EventModifiers FetchedResults
    FetchRequest FocusState FocusedValue Form FullScreenCover GestureState GlassEffectContainer
    GraphicsContext GroupBox GroupedFormStyle HelpLink HSplitView HSplitView ImagePaint
    ImageRenderer InsettableShape KeyboardShortcut KeyframeAnimator KeyframeTrack LabeledContent
    Layout LayoutSubview LayoutSubviews LazyHGrid LazyVGrid LineMark LinePlot List ListFormatter
    LongPressGesture MagnificationGesture MagnifyGesture MagnifyGesture Map MapAnnotation
    MapCameraPosition MapMarker Marker MeshGradient Menu MultiDatePicker NavigationLink
    NavigationPath NavigationSplitView NavigationStack NavigationView OutlineGroup PasteButton
    PhaseAnimator PhotosPicker Picker PlottableValue PointMark PreviewModifier
    PreviewModifierContent Query RadialGradient RectangleMark RelevanceConfiguration
    RelativeDateTimeFormatter RenameButton RotateGesture RotationGesture RuleMark Scene
    ScrollViewReader Section SectorMark SecureField ServiceConfiguration SettingsLink ShareLink
    SignInWithAppleButton Slider SpatialTapGesture Stepper StoreKit Subviews TabView Table
    TapGesture TextEditor TextField TextFieldLink TextRenderer TimelineEntryRelevances ToolbarItem
    ToolbarItemGroup UTType UnitCurve VSplitView VideoPlayer ViewProxy WidgetPushHandler
    WidgetPushInfo WidgetInfo WidgetRelevance Window WindowGroup AppDelegateAdaptor Logger OSLog
    OSLogType OSSignposter SecItemCopyMatching SecItemAdd MusicPlayer ApplicationMusicPlayer
    ModelContainer ModelContext ModelConfiguration FetchDescriptor PersistentModel Predicate
    SortDescriptor ManagedSettingsStore FamilyActivitySelection FamilyActivityPicker
    AuthorizationCenter DeviceActivityCenter DeviceActivityName DeviceActivitySchedule
    ShazamKit Tip TipView PushHandler GeometryReader3D AttributedTextFormatting
    """
}

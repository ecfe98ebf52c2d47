public import Foundation
package import ViewArchive

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct DirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
  private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
  private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
  private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
  private struct ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
  private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  private struct PreviewNameKey: EnvironmentKey { static let defaultValue: String? = nil }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// True on an always-on display.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Pixels in a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// What `previewDisplayName` says of the preview that is being gathered.
  package var previewDisplayName: String? {
    get { self[PreviewNameKey.self] }
    set { self[PreviewNameKey.self] = newValue }
  }

  /// The environment that the emulator describes, for a surface of one appearance.
  package init(_ archive: ArchiveEnvironment, colorScheme: ColorSchemeName) {
    self.init()
    self.colorScheme = colorScheme == .dark ? .dark : .light
    layoutDirection = archive.isRightToLeft ? .rightToLeft : .leftToRight
    locale = Locale(identifier: archive.locale)
    timeZone = TimeZone(identifier: archive.timeZone) ?? .gmt
    isLuminanceReduced = archive.isLuminanceReduced
    displayScale = archive.displayScale
    dynamicTypeSize =
      DynamicTypeSize.allCases.first { "\($0)" == archive.dynamicTypeSize } ?? .large
  }
}

/// The size a person reads text in.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

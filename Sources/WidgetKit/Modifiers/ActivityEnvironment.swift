public import SwiftUI
import ViewArchive

/// How a widget's colours are rendered.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  public static let fullColor = Self(name: "fullColor")
  public static let accented = Self(name: "accented")
  public static let vibrant = Self(name: "vibrant")
}

/// How much detail a widget should show at its viewing distance.
public struct LevelOfDetail: Hashable, Sendable {
  private let name: String

  public static let `default` = Self(name: "default")
  public static let simplified = Self(name: "simplified")
}

extension EnvironmentValues {
  /// The activity family (the size of card) for which the view is evaluated.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesKey.self] }
    set { self[SupportedActivityFamiliesKey.self] = newValue }
  }

  /// True on a watch that receives only updates with an alert; such a watch is not emulated.
  public var isActivityUpdateReduced: Bool {
    get { self[UpdateReducedKey.self] }
    set { self[UpdateReducedKey.self] = newValue }
  }

  /// True in StandBy, where the card fills the screen.
  public internal(set) var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }

  /// True when the island is narrower than on a phone in portrait.
  public internal(set) var isDynamicIslandLimitedInWidth: Bool {
    get { self[LimitedInWidthKey.self] }
    set { self[LimitedInWidthKey.self] = newValue }
  }

  /// False when the system omits the widget's background, as in StandBy.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The margins of a widget of the Home Screen; a Live Activity has none.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }

  public internal(set) var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// The family of a home screen widget. In a Live Activity it is medium, the family most similar
  /// to a card.
  public internal(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

private struct SupportedActivityFamiliesKey: EnvironmentKey {
  static let defaultValue: Set<ActivityFamily> = [.medium]
}

private struct UpdateReducedKey: EnvironmentKey { static let defaultValue = false }
private struct FullscreenKey: EnvironmentKey { static let defaultValue = false }
private struct LimitedInWidthKey: EnvironmentKey { static let defaultValue = false }
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }

private struct LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }

private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}

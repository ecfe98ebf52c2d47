public import AppIntents
public import Foundation

/// The context in which a home screen widget is shown.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

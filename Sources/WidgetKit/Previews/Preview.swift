public import ActivityKit
public import SwiftUI

/// Declares a preview of a Live Activity in some of its states.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind = .content,
  using attributes: Attributes, widget: @escaping () -> PreviewedWidget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "ActivityPreviewMacro")

/// Declares a preview of a home screen widget; it is listed by name and not rendered.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> PreviewedWidget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "TimelinePreviewMacro")

/// Declares a preview of a home screen widget; it is listed by name and not rendered.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> PreviewedWidget,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "TimelinePreviewMacro")

/// Declares a preview of a home screen widget with settings; it is listed by name and not rendered.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping () -> PreviewedWidget,
  timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "TimelinePreviewMacro")

/// The protocol of the types that the activity form of `#Preview` expands to; not used in Apple's
/// sources.
public protocol _ActivityPreview: _PlacedPreview {
  @MainActor static func _content() async -> _ActivityPreviewContent
}

/// The name, attributes and states of a preview; created by the expansion of `#Preview`.
@MainActor
public struct _ActivityPreviewContent {
  package let preview: CollectedPreview

  public init<PreviewedWidget: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind = .content,
    using attributes: Attributes, widget: @escaping () -> PreviewedWidget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) async {
    preview = CollectedPreview(
      name: name, attributes: attributes, states: await contentStates(), isStale: false,
      viewKind: viewKind)
  }
}

/// The protocol of the types that the timeline forms of `#Preview` expand to; not used in Apple's
/// sources.
public protocol _TimelinePreview: _PlacedPreview {
  @MainActor static func _content() async -> _TimelinePreviewContent
}

/// The name of a preview of a home screen widget; its entries are never evaluated.
@MainActor
public struct _TimelinePreviewContent {
  package let name: String?

  public init<PreviewedWidget: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> PreviewedWidget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) async {
    self.name = name
  }

  public init<PreviewedWidget: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) async {
    self.name = name
  }

  public init<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () async -> Provider
  ) async {
    self.name = name
  }
}

public import ActivityKit
public import SwiftUI
import ViewArchive

/// Previews a view as a home screen widget of one family.
public struct WidgetPreviewContext: PreviewContext {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension ActivityAttributes {
  /// Returns a view for `PreviewProvider` that represents this activity in one presentation.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(
      attributes: self, state: contentState, isStale: isStale, viewKind: viewKind)
  }
}

/// Represents an activity in a `PreviewProvider`: lowers to no nodes, and adds the activity to the
/// collector.
struct ActivityPreviewView<Attributes: ActivityAttributes>: View, PrimitiveView {
  let attributes: Attributes
  let state: Attributes.ContentState
  let isStale: Bool
  let viewKind: ActivityPreviewViewKind

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.environment.previewCollector?.add(
      CollectedPreview(
        name: context.environment.previewDisplayName, attributes: attributes, states: [state],
        isStale: isStale, viewKind: viewKind))
    return []
  }
}

extension EnvironmentValues {
  private struct CollectorKey: EnvironmentKey {
    static var defaultValue: PreviewCollector? { nil }
  }

  var previewCollector: PreviewCollector? {
    get { self[CollectorKey.self] }
    set { self[CollectorKey.self] = newValue }
  }
}

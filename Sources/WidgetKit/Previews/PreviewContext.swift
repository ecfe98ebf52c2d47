public import ActivityKit
public import SwiftUI
import ViewArchive

/// Shows a view as a home screen widget of one family.
public struct WidgetPreviewContext: PreviewContext {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension ActivityAttributes {
  /// A view for `PreviewProvider` that stands for this activity in one presentation.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(
      attributes: self, state: contentState, isStale: isStale, viewKind: viewKind)
  }
}

/// Gathers the activities that a `PreviewProvider` mentions while its views are lowered.
@MainActor
final class PreviewCollector {
  private(set) var previews: [CollectedPreview] = []

  func add(_ preview: CollectedPreview) { previews.append(preview) }
}

/// Draws nothing by itself: the host finds it and archives the activity.
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

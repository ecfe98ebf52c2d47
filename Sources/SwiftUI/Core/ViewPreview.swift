public import Foundation

/// A preview of a plain view; listed by name, since only Live Activities are drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "ViewPreviewMacro")

/// What the view form of `#Preview` becomes. Apple's sources never name it.
public protocol _ViewPreview {
  @MainActor static func _content() -> _ViewPreviewContent
}

/// The name of a preview of a plain view; its view is never asked for.
@MainActor
public struct _ViewPreviewContent {
  package let name: String?

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
  }
}

/// The namespace of preview traits.
public struct Preview {
  public struct ViewTraits {}
}

/// How a preview is shown; without effect here.
public struct PreviewTrait<Content> {
  fileprivate init() {}
}

extension PreviewTrait where Content == Preview.ViewTraits {
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

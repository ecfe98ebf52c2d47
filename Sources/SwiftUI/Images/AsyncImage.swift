package import ViewArchive

/// An image loaded from the network. An archived view has no network access: the placeholder is
/// drawn.
public struct AsyncImage<Content: View> {
  private let placeholder: Content

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePlaceholder {
    placeholder = _AsyncImagePlaceholder()
  }

  nonisolated public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.placeholder = _ConditionalContent(storage: .second(placeholder()))
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    placeholder = content(.empty)
  }
}

extension AsyncImage: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [
      ViewNode(
        .unsupported("AsyncImage"), children: [Lowering.node(of: placeholder, in: context)])
    ]
  }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The grey default placeholder of an image that is not loaded.
public struct _AsyncImagePlaceholder {}

extension _AsyncImagePlaceholder: View {
  public var body: some View { StyleView(style: FillShapeStyle()) }
}

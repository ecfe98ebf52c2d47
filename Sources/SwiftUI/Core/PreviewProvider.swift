/// Gives previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public protocol PreviewContext {}

extension View {
  public func previewDisplayName(_ name: String?) -> some View {
    transformedContext { $0.previewDisplayName = name }
  }

  /// A view outside of an activity is not drawn, whatever it is previewed in.
  public func previewContext<C: PreviewContext>(_ context: C) -> some View { self }
}

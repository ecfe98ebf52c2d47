/// A scene that shows views in a window.
public struct WindowGroup<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

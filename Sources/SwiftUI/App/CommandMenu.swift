public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

package import ViewArchive

/// A reusable change that turns one view into another.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    guard context.depth < Lowering.deepest else {
      return [ViewNode(.unsupported("\(Modifier.self) (recursion)"))]
    }
    var inner = context
    inner.depth += 1
    let content = _ViewModifier_Content<Modifier>(view: AnyView(content))
    let body = context.lowering.body(of: self, subject: modifier, in: &inner) {
      modifier.body(content: content)
    }
    return Lowering.nodes(of: body, in: inner)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> Content { content }
}

extension View {
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> some ViewModifier {
    JoinedModifier(first: self, second: modifier)
  }
}

struct JoinedModifier<First: ViewModifier, Second: ViewModifier> {
  let first: First
  let second: Second
}

extension JoinedModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

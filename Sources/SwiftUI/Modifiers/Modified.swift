public import Foundation
package import ViewArchive

/// A view with a node modifier around each of its nodes.
struct ModifiedNodes<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let modifier: @MainActor (LoweringContext) -> NodeModifier?

  func lower(in context: LoweringContext) -> [ViewNode] {
    let modifier = modifier(context)
    return Lowering.nodes(of: content, in: context).map { node in
      modifier.map { node.modified($0) } ?? node
    }
  }
}

/// A view whose surroundings were changed.
struct TransformedContext<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void

  func lower(in context: LoweringContext) -> [ViewNode] {
    var copy = context
    change(&copy.environment)
    return Lowering.nodes(of: content, in: copy)
  }
}

extension View {
  func modified(_ modifier: NodeModifier) -> some View {
    ModifiedNodes(content: self) { _ in modifier }
  }

  func modified(
    _ modifier: @escaping @MainActor (LoweringContext) -> NodeModifier?
  ) -> some View {
    ModifiedNodes(content: self, modifier: modifier)
  }

  func transformedContext(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    TransformedContext(content: self, change: change)
  }

  func text(_ change: @escaping @MainActor (inout TextEnvironment) -> Void) -> some View {
    transformedContext { change(&$0.text) }
  }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformedContext { $0[keyPath: keyPath] = value }
  }
}

/// A change of a view that can be used again.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
  public typealias Body = Never
  let view: any View
  package func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: view, in: context)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View { modifier.body(content: .init(view: content)) }
}

extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

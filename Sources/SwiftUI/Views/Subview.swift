package import ViewArchive

/// One of the views that a container was given.
public struct Subview: Identifiable {
  public struct ID: Hashable, Sendable { let index: Int }

  public let id: ID
  let container: AnyView

  public var containerValues: ContainerValues { ContainerValues() }
}

extension Subview: View, PrimitiveView {
  public typealias Body = Never

  /// Lowers the container again, so that what is inherited here reaches the subview.
  package func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: container, in: context)
    return nodes.indices.contains(id.index) ? [nodes[id.index]] : []
  }
}

/// Values that containers read from their subviews; only defaults, since none are kept.
public struct ContainerValues {
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { key.defaultValue }
    set {}
  }
}

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  nonisolated public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    unsupported("containerValue")
  }
}

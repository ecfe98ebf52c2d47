import ViewArchive

extension View {
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    LayoutValueView(content: self, key: key, value: value)
  }
}

/// A view with a value for the enclosing layout. Values can be of any type, so they are not
/// encoded: they stay in this process, and a node modifier carries their number.
private struct LayoutValueView<Content: View, Key: LayoutValueKey> {
  let content: Content
  let key: Key.Type
  let value: Key.Value
}

extension LayoutValueView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let number = context.record.layoutValues.count
    context.record.layoutValues.append([ObjectIdentifier(key): value])
    return Lowering.nodes(of: content, in: context).map { $0.modified(.layoutValue(number)) }
  }
}

extension LoweringRecord {
  /// Removes and returns the layout values of a node; for equal keys the outer value wins.
  func takeLayoutValues(from node: inout ViewNode) -> LayoutValues {
    var values: LayoutValues = [:]
    node.modifiers.removeAll { modifier in
      guard case .layoutValue(let number) = modifier else { return false }
      values.merge(layoutValues[number]) { $1 }
      return true
    }
    return values
  }
}

import ActivityModel

/// What is found out about a value while its type decodes it.
final class ShapeNode {
  private enum Found {
    case nothing
    case leaf(ValueShape)
    case list(ShapeNode)
    case dictionary(ShapeNode)
    case record
    /// The names of the cases.
    case variant([String])
  }

  private var found = Found.nothing
  private var fields: [(name: String, node: ShapeNode)] = []
  private var isOptional = false
  /// Which case an enum with values is told that it has.
  let caseIndex: Int

  init(caseIndex: Int = 0) { self.caseIndex = caseIndex }

  func note(_ shape: ValueShape) { found = .leaf(shape) }

  /// Somebody asked whether there is a value.
  func noteOptional() { isOptional = true }

  func noteRecord() { if case .nothing = found { found = .record } }

  func noteCases(_ names: [String]) { found = .variant(names) }

  /// The node of the elements, which are all alike.
  func element() -> ShapeNode {
    if case .list(let node) = found { return node }
    let node = ShapeNode()
    found = .list(node)
    return node
  }

  /// The node of a dictionary's values, which are all alike.
  func dictionaryValue() -> ShapeNode {
    if case .dictionary(let node) = found { return node }
    let node = ShapeNode()
    found = .dictionary(node)
    return node
  }

  func field(_ name: String) -> ShapeNode {
    if let known = fields.first(where: { $0.name == name }) { return known.node }
    let node = ShapeNode()
    fields.append((name, node))
    return node
  }

  /// The other cases of an enum with values, by index; none for anything else.
  var otherCases: [Int] {
    if case .variant(let names) = found { names.indices.filter { $0 != caseIndex } } else { [] }
  }

  /// Takes over what another run found out about another case.
  func add(caseOf other: ShapeNode) {
    for field in other.fields where !fields.contains(where: { $0.name == field.name }) {
      fields.append(field)
    }
  }

  var shape: ValueShape {
    let shape: ValueShape =
      switch found {
      case .nothing: .free
      case .leaf(let shape): shape
      case .list(let node): .list(node.shape)
      case .dictionary(let node): .dictionary(node.shape)
      // An object without fields that it knows of has keys of its own making.
      case .record: fields.isEmpty ? .free : .record(fieldShapes)
      case .variant(let names): .variant(cases(names))
      }
    return isOptional ? .optional(shape) : shape
  }

  private var fieldShapes: [ValueShape.Field] {
    fields.map { ValueShape.Field($0.name, $0.node.shape) }
  }

  /// In the order of the declaration.
  private func cases(_ names: [String]) -> [ValueShape.Field] {
    names.map { name in
      guard let node = fields.first(where: { $0.name == name })?.node, !node.fields.isEmpty else {
        return ValueShape.Field(name, .record([]))
      }
      return ValueShape.Field(name, node.shape)
    }
  }
}

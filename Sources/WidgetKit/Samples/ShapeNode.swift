import ActivityModel

/// Records the shape of a value while its type decodes it.
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
  /// The index of the case that an enum with associated values decodes.
  let caseIndex: Int

  /// A form that is not decoded, to learn whether the type also decodes another.
  private let refused: ValueShape?

  init(caseIndex: Int = 0, refusing refused: ValueShape? = nil) {
    self.caseIndex = caseIndex
    self.refused = refused
  }

  func note(_ shape: ValueShape) { found = .leaf(shape) }

  /// Notes a number, text or truth that a type reads by hand.
  ///
  /// - Throws: `DecodingError` where the node refuses this form.
  func noteRead(_ shape: ValueShape) throws {
    guard shape != refused else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "another form is asked for"))
    }
    note(shape)
  }

  /// The form that was found; nil where it is no number, text or truth.
  var leaf: ValueShape? { if case .leaf(let shape) = found { shape } else { nil } }

  /// Marks the value as optional; called when the decoder is asked for nil.
  func noteOptional() { isOptional = true }

  func noteRecord() { if case .nothing = found { found = .record } }

  func noteCases(_ names: [String]) { found = .variant(names) }

  /// Returns the node of the elements, which all have one shape.
  func element() -> ShapeNode {
    if case .list(let node) = found { return node }
    let node = ShapeNode()
    found = .list(node)
    return node
  }

  /// Returns the node of a dictionary's values, which all have one shape.
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

  /// The indices of the other cases of an enum with associated values; empty for other types.
  var otherCases: [Int] {
    if case .variant(let names) = found { names.indices.filter { $0 != caseIndex } } else { [] }
  }

  /// Adds the fields recorded for another case in a separate decoding.
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
      // An object without known fields has arbitrary keys.
      case .record: fields.isEmpty ? .free : .record(fieldShapes)
      case .variant(let names): .variant(cases(names))
      }
    return isOptional ? .optional(shape) : shape
  }

  private var fieldShapes: [ValueShape.Field] {
    fields.map { ValueShape.Field($0.name, $0.node.shape) }
  }

  /// Returns the cases in the order of their declaration.
  private func cases(_ names: [String]) -> [ValueShape.Field] {
    names.map { name in
      guard let node = fields.first(where: { $0.name == name })?.node, !node.fields.isEmpty else {
        return ValueShape.Field(name, .record([]))
      }
      return ValueShape.Field(name, node.shape)
    }
  }
}

/// How a box of `NodeKind.flex` is laid out, and how it lays out its children. The defaults are
/// React Native's, not CSS's.
package struct FlexStyle: Hashable, Sendable {
  package var display = FlexDisplay.flex
  package var overflow = FlexOverflow.visible
  /// The direction of writing; nil: the parent's.
  package var writingDirection: FlexWritingDirection?
  package var position = FlexPositionKind.relative
  /// True for a box that absolute descendants refer to even if it is static: React Native says so
  /// for views with a transform or a filter (`YogaLayoutableShadowNode`).
  package var formsContainingBlock = false
  /// The distances of an absolute node's edges from its containing block, and by how much a
  /// relative node is moved. Percentages are of the containing block's size along the same axis.
  package var insets = FlexEdges()
  /// Percentages are of the parent's width.
  package var margin = FlexEdges()
  /// Percentages are of the parent's width; `auto` counts as nothing.
  package var padding = FlexEdges()
  /// Border widths, in points; other values count as nothing.
  package var border = FlexEdges()
  package var sizes = FlexSizes()
  package var container = FlexContainerStyle()
  package var item = FlexItemStyle()

  /// Creates the style of a node that gives none.
  package init() {}
}

extension FlexStyle: Codable {
  private enum Key: String, CodingKey {
    case display, overflow, writingDirection, position, formsContainingBlock
    case insets, margin, padding, border, sizes, container, item
  }

  /// Decodes a style; what is absent has its default.
  /// - Throws: `DecodingError` when a value is malformed.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key, or standard: Value) throws -> Value {
      try values.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    display = try value(.display, or: display)
    overflow = try value(.overflow, or: overflow)
    writingDirection = try values.decodeIfPresent(
      FlexWritingDirection.self, forKey: .writingDirection)
    position = try value(.position, or: position)
    formsContainingBlock = try value(.formsContainingBlock, or: formsContainingBlock)
    insets = try value(.insets, or: insets)
    margin = try value(.margin, or: margin)
    padding = try value(.padding, or: padding)
    border = try value(.border, or: border)
    sizes = try value(.sizes, or: sizes)
    container = try value(.container, or: container)
    item = try value(.item, or: item)
  }

  /// Encodes what is not as by default: a screen has a thousand boxes, most of which say little.
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let standard = FlexStyle()
    func add<Value: Encodable & Equatable>(
      _ path: KeyPath<FlexStyle, Value>, _ key: Key
    ) throws {
      let value = self[keyPath: path]
      if value != standard[keyPath: path] { try values.encode(value, forKey: key) }
    }
    try add(\.display, .display)
    try add(\.overflow, .overflow)
    try add(\.writingDirection, .writingDirection)
    try add(\.position, .position)
    try add(\.formsContainingBlock, .formsContainingBlock)
    try add(\.insets, .insets)
    try add(\.margin, .margin)
    try add(\.padding, .padding)
    try add(\.border, .border)
    try add(\.sizes, .sizes)
    try add(\.container, .container)
    try add(\.item, .item)
  }
}

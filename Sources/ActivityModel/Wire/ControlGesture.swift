/// A gesture on a control of an app's screen.
package enum ControlGesture: Codable, Hashable, Sendable {
  case tap
  /// A long press, which shows a context menu.
  case hold
  /// A swipe to the left, which shows the actions of a row.
  case swipe
  /// A drag by some points to the right and down.
  case drag(x: Double, y: Double)

  private enum Name: String, Codable { case tap, hold, swipe, drag }
  private enum Key: String, CodingKey { case name, x, y }

  /// Decodes the name of a gesture, or a drag with its lengths.
  ///
  /// - Throws: `DecodingError` when the name is unknown, or a drag has no lengths.
  package init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(Name.self) {
      switch name {
      case .tap: self = .tap
      case .hold: self = .hold
      case .swipe: self = .swipe
      case .drag:
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a drag needs x and y"))
      }
      return
    }
    let form = try decoder.container(keyedBy: Key.self)
    self = .drag(
      x: try form.decode(Double.self, forKey: .x), y: try form.decode(Double.self, forKey: .y))
  }

  /// Encodes the name, or the lengths of a drag.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    let name: Name
    switch self {
    case .tap: name = .tap
    case .hold: name = .hold
    case .swipe: name = .swipe
    case .drag(let x, let y):
      var form = encoder.container(keyedBy: Key.self)
      try form.encode(Name.drag, forKey: .name)
      try form.encode(x, forKey: .x)
      try form.encode(y, forKey: .y)
      return
    }
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }
}

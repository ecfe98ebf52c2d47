/// What the JSON of a `Codable` type looks like, as far as its decoding tells: the one description
/// that made-up states, forms and the byte meter read.
package indirect enum ValueShape: Codable, Hashable, Sendable {
  case text
  case number
  /// Between these two.
  case whole(least: Int64, most: Int64)
  case truth
  /// Seconds since 2001, as ActivityKit encodes a date.
  case date
  case url
  case uuid
  /// Bytes, as Base64.
  case data
  /// One of these.
  case choice([Choice])
  /// An object with one key, which says what lies behind it.
  case variant([Field])
  case optional(ValueShape)
  case list(ValueShape)
  case record([Field])
  /// An object whose keys are free, with such values.
  case dictionary(ValueShape)
  /// A type that contains itself, or one whose decoding does not tell.
  case free

  package struct Choice: Codable, Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  package struct Field: Codable, Hashable, Sendable {
    package var name: String
    package var shape: ValueShape

    package init(_ name: String, _ shape: ValueShape) {
      self.name = name
      self.shape = shape
    }
  }

  /// What a person calls it.
  package var words: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .whole: "whole number"
    case .truth: "yes or no"
    case .date: "date"
    case .url: "address"
    case .uuid: "identifier"
    case .data: "bytes"
    case .choice: "choice"
    case .variant: "case with values"
    case .optional(let shape): "\(shape.words), or nothing"
    case .list(let shape): "list of \(shape.words)"
    case .record: "record"
    case .dictionary(let shape): "dictionary of \(shape.words)"
    case .free: "JSON"
    }
  }
}

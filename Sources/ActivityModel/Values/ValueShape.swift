/// The structure of a `Codable` type's JSON, as far as decoding reveals it; used by presets, the
/// form and the payload meter.
package indirect enum ValueShape: Codable, Hashable, Sendable {
  case text
  case number
  /// A whole number between two bounds, inclusive.
  case whole(least: Int64, most: Int64)
  case truth
  /// Seconds since 2001, as ActivityKit encodes a date.
  case date
  case url
  case uuid
  /// Bytes as Base64.
  case data
  /// One of several fixed values.
  case choice([Choice])
  /// An object with one key, which names the case; its value contains the associated values.
  case variant([Field])
  case optional(ValueShape)
  case list(ValueShape)
  case record([Field])
  /// An object with any keys and values of one shape.
  case dictionary(ValueShape)
  /// Any JSON: a recursive type, or one whose decoding does not reveal its structure.
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

  /// The display name of the shape.
  package var label: String {
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
    case .optional(let shape): "\(shape.label), or nothing"
    case .list(let shape): "list of \(shape.label)"
    case .record: "record"
    case .dictionary(let shape): "dictionary of \(shape.label)"
    case .free: "JSON"
    }
  }
}

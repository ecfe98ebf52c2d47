package import Foundation

/// Any JSON value, for code that reads and edits JSON without knowing its type.
package indirect enum JSONValue: Codable, Hashable, Sendable {
  case null
  case truth(Bool)
  case whole(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case record([String: JSONValue])

  /// Decodes any JSON; whole numbers become `whole`.
  ///
  /// - Throws: `DecodingError` when the value is not JSON.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .record(try container.decode([String: JSONValue].self))
    }
  }

  /// Encodes the value.
  ///
  /// - Throws: `EncodingError` from the encoder, for numbers that are not finite.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .record(let value): try container.encode(value)
    }
  }

  /// Parses JSON.
  ///
  /// - Throws: `DecodingError` when the data is not JSON.
  package init(json: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: json) }

  /// The most compact JSON of the value, keys sorted, as activities store it.
  package var json: Data {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return Data(bytes)
  }

  /// Appends the JSON to bytes. Each push is written several times, for which the encoder of
  /// Foundation takes ten times as long; it writes what has rules of its own.
  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .truth(let value): bytes += (value ? "true" : "false").utf8
    case .whole(let value): bytes += String(value).utf8
    case .number: bytes += encoded
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        item.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .record(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(field.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    let needsEscapes = text.utf8.contains {
      $0 < 0x20 || $0 == 0x7f || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if needsEscapes { return bytes += JSONValue.text(text).encoded }
    bytes.append(UInt8(ascii: "\""))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\""))
  }

  /// The JSON by Foundation's encoder.
  private var encoded: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, which parsed JSON never contains.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  /// The value at a path of keys and array indices.
  ///
  /// The getter returns nil, and the setter does nothing, where the path leads to no value. A new
  /// last key is added to an object; setting nil removes a key or an array's element.
  package subscript(path: ArraySlice<String>) -> JSONValue? {
    get {
      guard let key = path.first else { return self }
      switch self {
      case .record(let fields): return fields[key]?[path.dropFirst()]
      case .list(let items):
        return Int(key).flatMap { items.indices.contains($0) ? items[$0][path.dropFirst()] : nil }
      case .null, .truth, .whole, .number, .text: return nil
      }
    }
    set {
      guard let key = path.first else {
        self = newValue ?? .null
        return
      }
      switch self {
      case .record(var fields):
        if path.count == 1 {
          fields[key] = newValue
        } else {
          fields[key]?[path.dropFirst()] = newValue
        }
        self = .record(fields)
      case .list(var items):
        guard let index = Int(key), items.indices.contains(index) else { return }
        if path.count == 1, newValue == nil {
          items.remove(at: index)
        } else {
          items[index][path.dropFirst()] = newValue
        }
        self = .list(items)
      case .null, .truth, .whole, .number, .text: return
      }
    }
  }

  /// The value at a path of keys and array indices; see the subscript for slices.
  package subscript(path: [String]) -> JSONValue? {
    get { self[path[...]] }
    set { self[path[...]] = newValue }
  }
}

package import Foundation

/// Any JSON, to be looked into and changed without knowing the type that it is for.
package indirect enum JSONValue: Codable, Hashable, Sendable {
  case null
  case truth(Bool)
  case whole(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case record([String: JSONValue])

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

  /// Reads JSON; throws what is wrong with it.
  package init(json: Data) throws { self = try JSONDecoder().decode(JSONValue.self, from: json) }

  /// The shortest JSON of it, keys in order, as an activity carries it.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that JSON has no word for cannot be read from JSON; made by hand they are nothing.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  /// What lies at the end of a path; nil where the path leads nowhere.
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

  /// What lies at the end of a path.
  package subscript(path: [String]) -> JSONValue? {
    get { self[path[...]] }
    set { self[path[...]] = newValue }
  }
}

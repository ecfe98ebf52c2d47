package import ActivityModel
import Foundation

extension SampleSource {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Generates JSON of a shape that no type declares.
  ///
  /// - Parameters:
  ///   - name: The name of the property; nil: it is of the whole value, or an element of a list.
  ///   - depth: How many values are around it.
  func value(of shape: ValueShape, named name: String? = nil, depth: Int = 0) -> JSONValue {
    let key = name.map(Key.init(stringValue:))
    switch shape {
    case .text: return .text(text(for: key))
    case .number: return JSONValue.plain(number(for: key))
    case .whole: return .whole(whole(Int64.self, for: key))
    case .truth: return .truth(truth(for: key))
    case .date: return JSONValue.plain(now.timeIntervalSinceReferenceDate.rounded() + 300)
    case .url: return .text("https://example.com")
    case .uuid: return .text("00000000-0000-4000-8000-000000000001")
    case .data: return .text("")
    case .choice(let choices):
      let likely = choices.first { !SampleText.isOfAnEnd($0.name) } ?? choices.first
      return likely?.value ?? .null
    case .variant(let cases):
      guard let first = cases.first else { return .record([:]) }
      return .record([first.name: value(of: first.shape, named: first.name, depth: depth + 1)])
    case .optional(let shape): return value(of: shape, named: name, depth: depth)
    case .list(let shape):
      return .list(
        (0..<count(atDepth: depth)).map { index in
          element(index) { value(of: shape, named: name, depth: depth + 1) }
        })
    case .dictionary: return .record([:])
    case .record(let fields): return record(fields, depth)
    // A name alone says the most about a value without a type.
    case .free: return name == nil ? .record([:]) : .text(text(for: key))
    }
  }

  private func record(_ fields: [ValueShape.Field], _ depth: Int) -> JSONValue {
    let names = fields.map(\.name)
    var values: [String: JSONValue] = [:]
    for field in fields {
      if case .optional = field.shape,
        isAbsent(Key(stringValue: field.name), depth: depth + 1, hasExample: false)
      {
        continue
      }
      values[field.name] = property(beside: names) {
        value(of: field.shape, named: field.name, depth: depth + 1)
      }
    }
    return .record(values)
  }

  /// A text that is a moment is written as JSON has dates.
  private func text(for key: Key?) -> String {
    guard let name = key?.stringValue, let last = KeyWords(name).lowercased.last,
      ["at", "date", "iso", "timestamp", "since"].contains(last),
      case .moment? = SampleTime(KeyWords(name).lowercased)
    else { return word(for: key) }
    return now.addingTimeInterval(KeyWords(name).isPast ? -300 : 300).ISO8601Format()
  }
}

extension JSONValue {
  /// A number as JavaScript writes it: without a fraction where there is none.
  fileprivate static func plain(_ number: Double) -> JSONValue {
    Int64(exactly: number).map { .whole($0) } ?? .number(number)
  }
}

extension SampleContext {
  /// What is known of values whose types are JavaScript's: moments are numbers of milliseconds.
  package init(momentsOf shapes: [ValueShape]) {
    var names = _SourceNames()
    for shape in shapes { names.milliseconds.formUnion(Self.moments(of: shape)) }
    self.init(names: names)
  }

  /// The names of the numbers of a shape that are moments.
  private static func moments(of shape: ValueShape) -> Set<String> {
    switch shape {
    case .optional(let shape), .list(let shape), .dictionary(let shape): moments(of: shape)
    case .record(let fields), .variant(let fields):
      fields.reduce(into: []) { names, field in
        names.formUnion(moments(of: field.shape))
        guard [.number, .optional(.number)].contains(field.shape),
          SampleTime(KeyWords(field.name).lowercased) == .moment
        else { return }
        names.insert(field.name)
      }
    case .text, .number, .whole, .truth, .date, .url, .uuid, .data, .choice, .free: []
    }
  }
}

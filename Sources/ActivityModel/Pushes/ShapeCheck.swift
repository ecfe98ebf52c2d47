import Foundation

/// Validates JSON against the shape of attributes or a state, as a phone would decode it. Each
/// finding has its path: `content-state.stops.0.eta: is text; expected date`.
package struct ShapeCheck {
  package private(set) var findings: [PushFinding] = []

  package init(_ value: JSONValue, of shape: ValueShape, at path: [String] = []) {
    check(value, shape, path)
  }

  package var isDecodable: Bool { !findings.contains(where: \.isError) }

  private mutating func addError(_ path: [String], _ message: String) {
    findings.append(PushFinding(path, message, isError: true))
  }

  private mutating func addWarning(_ path: [String], _ message: String) {
    findings.append(PushFinding(path, message, isError: false))
  }

  /// Checks a value against what Foundation's decoder takes for a type (CODE-3).
  private mutating func check(_ value: JSONValue, _ shape: ValueShape, _ path: [String]) {
    switch (shape, value) {
    case (.free, _), (.text, .text), (.number, .number), (.number, .whole), (.truth, .truth):
      break
    case (.optional, .null):
      // An explicit null is a known mistake: PUSH-12.
      addWarning(path, "is null: leave the key out, iOS is reported to drop such pushes")
    case (.optional(let shape), _): check(value, shape, path)
    case (.whole(let least, let most), _): checkWhole(value, least, most, shape, path)
    case (.date, .number(let seconds)): checkDate(seconds, path)
    case (.date, .whole(let seconds)): checkDate(Double(seconds), path)
    case (.url, .text(let text)):
      if URL(string: text) == nil { addError(path, "\"\(text)\" is not a URL") }
    case (.uuid, .text(let text)):
      if UUID(uuidString: text) == nil { addError(path, "\"\(text)\" is not a UUID") }
    case (.data, .text(let text)):
      if Data(base64Encoded: text) == nil { addError(path, "is not Base64") }
    case (.choice(let choices), _): checkChoice(value, choices, path)
    case (.variant(let cases), .record(let record)): checkVariant(record, cases, path)
    case (.list(let shape), .list(let items)):
      for (index, item) in items.enumerated() { check(item, shape, path + ["\(index)"]) }
    case (.dictionary(let shape), .record(let record)):
      for (key, item) in record.sorted(by: { $0.key < $1.key }) {
        check(item, shape, path + [key])
      }
    case (.record(let fields), .record(let record)): checkRecord(record, fields, path)
    case (.date, _):
      addError(
        path, "is \(value.kind); expected a date, which is a number: seconds since 2001")
    case (.text, _), (.number, _), (.truth, _), (.url, _), (.uuid, _), (.data, _),
      (.variant, _), (.list, _), (.dictionary, _), (.record, _):
      addError(path, "is \(value.kind); expected \(shape.label)")
    }
  }

  private mutating func checkWhole(
    _ value: JSONValue, _ least: Int64, _ most: Int64, _ shape: ValueShape, _ path: [String]
  ) {
    let whole: Int64? =
      switch value {
      case .whole(let whole): whole
      case .number(let number): Int64(exactly: number)
      case .null, .truth, .text, .list, .record: nil
      }
    guard let whole else {
      return addError(path, "is \(value.kind); expected \(shape.label)")
    }
    if whole < least || whole > most { addError(path, "\(whole) is not within \(least)…\(most)") }
  }

  /// Warns about numbers that decode as a date but were probably counted from 1970 or in
  /// milliseconds (PUSH-13).
  private mutating func checkDate(_ seconds: Double, _ path: [String]) {
    let sinceUnix = "a date is seconds since 2001 (subtract 978307200)"
    switch seconds {
    case 1_400_000_000..<5_000_000_000:
      let year = 2001 + Int(seconds / 31_556_952)
      addWarning(path, "reads as the year \(year); \(sinceUnix)")
    case 100_000_000_000...:
      addWarning(path, "reads as a date far in the future; \(sinceUnix), not milliseconds")
    default: break
    }
  }

  private mutating func checkChoice(
    _ value: JSONValue, _ choices: [ValueShape.Choice], _ path: [String]
  ) {
    if choices.contains(where: { $0.value == value }) { return }
    let all = choices.map { $0.value.jsonText }
    var message = "\(value.jsonText) is not one of \(all.prefix(6).joined(separator: ", "))"
    if all.count > 6 { message += ", …" }
    if case .text(let text) = value,
      let near = Spelling.nearest(to: text, in: choices.compactMap(\.value.string))
    {
      message += "; did you mean \"\(near)\"?"
    }
    addError(path, message)
  }

  private mutating func checkVariant(
    _ record: [String: JSONValue], _ cases: [ValueShape.Field], _ path: [String]
  ) {
    let names = cases.map(\.name).joined(separator: ", ")
    guard record.count == 1, let (name, content) = record.first else {
      return addError(path, "has \(record.count) keys; expected one of \(names)")
    }
    guard let known = cases.first(where: { $0.name == name }) else {
      return addError(path, "\"\(name)\" is not one of \(names)")
    }
    check(content, known.shape, path + [name])
  }

  private mutating func checkRecord(
    _ record: [String: JSONValue], _ fields: [ValueShape.Field], _ path: [String]
  ) {
    let unknown = record.keys.filter { key in !fields.contains { $0.name == key } }.sorted()
    var explained: Set<String> = []
    for field in fields {
      if let value = record[field.name] {
        check(value, field.shape, path + [field.name])
        continue
      }
      let near = Spelling.nearest(to: field.name, in: unknown)
      if let near {
        explained.insert(near)
        let isOptional = if case .optional = field.shape { true } else { false }
        let message = "the key is \"\(field.name)\", not \"\(near)\""
        if isOptional {
          addWarning(path + [near], message)
        } else {
          addError(path + [near], message)
        }
        continue
      }
      switch field.shape {
      case .optional, .free: break
      case .text, .number, .whole, .truth, .date, .url, .uuid, .data, .choice, .variant, .list,
        .record, .dictionary:
        // Attributes are sent once, with the start; a state is whole in every push (PUSH-11).
        let rule = path.contains("attributes") ? "" : "; a push replaces the whole state"
        addError(path + [field.name], "the key is missing\(rule)")
      }
    }
    for key in unknown where !explained.contains(key) {
      addWarning(path + [key], "the type has no such key")
    }
  }
}

extension JSONValue {
  /// The value as JSON in one line.
  package var jsonText: String { String(decoding: json, as: UTF8.self) }

  /// The string of a text; nil for other values.
  package var string: String? { if case .text(let text) = self { text } else { nil } }
}

import Foundation

/// An object of a body, whose fields are read by their kind.
struct InletFields {
  let path: [String]
  private let fields: [String: JSONValue]

  /// Reads a body.
  ///
  /// - Throws: `InletRefusal` when it is not a JSON object.
  init(body: Data) throws(InletRefusal) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONParser.read(body)
    } catch {
      throw InletRefusal([], "invalid JSON at \(error.text)")
    }
    guard case .record(let fields) = value else {
      throw InletRefusal([], "the body is \(value.kind); expected an object")
    }
    (path, self.fields) = ([], fields)
  }

  private init(_ path: [String], _ fields: [String: JSONValue]) {
    self.path = path
    self.fields = fields
  }

  var names: [String] { fields.keys.sorted() }

  subscript(name: String) -> JSONValue? {
    // A field that is null counts as one that is absent.
    fields[name] == .null ? nil : fields[name]
  }

  /// Returns an object; nil: absent.
  ///
  /// - Throws: `InletRefusal` for another value.
  func object(_ name: String) throws(InletRefusal) -> InletFields? {
    guard let value = self[name] else { return nil }
    guard case .record(let inner) = value else {
      throw refusal(name, "is \(value.kind); expected an object")
    }
    return InletFields(path + [name], inner)
  }

  /// Returns an object that must be there.
  ///
  /// - Throws: `InletRefusal` when it is absent, or another value.
  func needed(_ name: String, _ meaning: String) throws(InletRefusal) -> InletFields {
    guard let object = try object(name) else { throw refusal(name, "is missing: \(meaning)") }
    return object
  }

  /// Returns a text that is not empty; nil: absent.
  ///
  /// - Throws: `InletRefusal` for another value.
  func text(_ name: String) throws(InletRefusal) -> String? {
    switch self[name] {
    case nil: return nil
    case .text(let text)?: return text.isEmpty ? nil : text
    case let value?: throw refusal(name, "is \(value.kind); expected text")
    }
  }

  /// Returns a number; nil: absent.
  ///
  /// - Throws: `InletRefusal` for another value.
  func number(_ name: String) throws(InletRefusal) -> JSONValue? {
    switch self[name] {
    case nil: return nil
    case .whole?, .number?: return self[name]
    case let value?: throw refusal(name, "is \(value.kind); expected a number")
    }
  }

  /// Returns true for a field that is true.
  ///
  /// - Throws: `InletRefusal` for a value that is neither true nor false.
  func truth(_ name: String) throws(InletRefusal) -> Bool {
    switch self[name] {
    case nil: return false
    case .truth(let truth)?: return truth
    case let value?: throw refusal(name, "is \(value.kind); expected true or false")
    }
  }

  var value: JSONValue { .record(fields) }

  func refusal(_ name: String, _ message: String) -> InletRefusal {
    InletRefusal(path + [name], message)
  }
}

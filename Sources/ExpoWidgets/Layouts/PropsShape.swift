import ActivityModel

/// The shape of props as the scripts write it: `{"kind": "list", "of": {"kind": "text"}}`.
enum PropsShape {
  /// Shapes that the scripts do not say are of any JSON.
  static func shape(_ json: JSONValue) -> ValueShape {
    guard case .record(let record) = json, case .text(let kind)? = record["kind"] else {
      return .free
    }
    switch kind {
    case "text": return .text
    case "number": return .number
    case "truth": return .truth
    case "choice":
      guard case .list(let values)? = record["values"], !values.isEmpty else { return .free }
      return .choice(values.map { .init(name: name(of: $0), value: $0) })
    case "list": return .list(record["of"].map(shape) ?? .free)
    case "dictionary": return .dictionary(record["of"].map(shape) ?? .free)
    case "record":
      guard case .list(let fields)? = record["fields"] else { return .record([]) }
      return .record(fields.compactMap(field))
    default: return .free
    }
  }

  private static func field(_ json: JSONValue) -> ValueShape.Field? {
    guard case .record(let record) = json, case .text(let name)? = record["name"] else {
      return nil
    }
    let shape = record["shape"].map(shape) ?? .free
    return .init(name, record["optional"] == .truth(true) ? .optional(shape) : shape)
  }

  private static func name(of value: JSONValue) -> String {
    if case .text(let text) = value { return text }
    return String(decoding: value.json, as: UTF8.self)
  }
}

/// A structure that a script passes as an object: its properties that are marked `@Field`.
public protocol Record: Convertible {
  typealias Dict = [String: Any]

  init()

  /// - Throws: `Exception` when a field has another type, or a required one is missing.
  init(from: Dict, appContext: AppContext) throws

  func toDictionary(appContext: AppContext?) -> Dict
}

extension Record {
  /// - Throws: `Exception` when the value is no object, or a field cannot be converted.
  public static func convert(from value: Any?, appContext: AppContext) throws -> Self {
    if let record = value as? Self { return record }
    guard let values = value as? Dict else { throw Conversions.failure(value, Self.self) }
    return try Self(from: values, appContext: appContext)
  }

  /// - Throws: `Exception` when a field has another type, or a required one is missing.
  public init(from values: Dict, appContext: AppContext) throws {
    self.init()
    for (key, field) in fields {
      let value = values[key].flatMap { $0 is NSNull ? nil : $0 }
      guard values[key] != nil || field.isRequired else { continue }
      try field.set(value, key: key)
    }
  }

  public func toDictionary(appContext: AppContext? = nil) -> Dict {
    var values: Dict = [:]
    for (key, field) in fields {
      values[key] = Conversions.value(of: field.content).object ?? NSNull()
    }
    return values
  }

  /// The fields by their keys, also those of superclasses.
  private var fields: [(key: String, field: any AnyField)] {
    var next: Mirror? = Mirror(reflecting: self)
    var fields: [(key: String, field: any AnyField)] = []
    while let mirror = next {
      for child in mirror.children {
        guard let field = child.value as? any AnyField,
          // The storage of a wrapped property has its name with an underscore.
          let label = child.label?.drop(while: { $0 == "_" })
        else { continue }
        fields.append((field.key ?? String(label), field))
      }
      next = mirror.superclassMirror
    }
    return fields
  }
}

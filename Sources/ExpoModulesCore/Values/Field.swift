import React

/// Marks a property of a record that the script passes.
@propertyWrapper
public final class Field<Type>: AnyField, @unchecked Sendable {
  public var wrappedValue: Type
  private let options: [FieldOption]

  public init(wrappedValue: Type, _ options: FieldOption...) {
    self.wrappedValue = wrappedValue
    self.options = options
  }

  public init(wrappedValue: Type, _ options: [FieldOption]) {
    self.wrappedValue = wrappedValue
    self.options = options
  }

  public init(wrappedValue: Type = nil) where Type: ExpressibleByNilLiteral {
    self.wrappedValue = wrappedValue
    options = []
  }

  public init(wrappedValue: Type = nil, _ options: FieldOption...)
  where Type: ExpressibleByNilLiteral {
    self.wrappedValue = wrappedValue
    self.options = options
  }

  var key: String? { options.lazy.compactMap(\.key).first }
  var isRequired: Bool { options.contains(.required) }
  var content: Any { wrappedValue }

  /// - Throws: `Exception` when the value is missing or cannot be converted.
  func set(_ value: Any?, key: String) throws {
    guard value != nil || Type.self is any _BridgeOptional.Type && !isRequired else {
      throw FieldRequiredException(key)
    }
    do {
      wrappedValue = try Conversions.convert(value, to: Type.self)
    } catch {
      throw FieldInvalidTypeException(
        (key: key, value: value.map { "\($0)" } ?? "null", type: Type.self)
      ).causedBy(error)
    }
  }
}

final class FieldRequiredException: GenericException<String>, @unchecked Sendable {
  override var reason: String { "Value for field '\(param)' is required, got nil" }
}

final class FieldInvalidTypeException: GenericException<
  (key: String, value: String, type: Any.Type)
>,
@unchecked Sendable
{
  override var reason: String {
    "Cannot cast '\(param.value)' for field '\(param.key)' of type \(param.type)"
  }
}

/// An enumeration of raw values that a script can pass.
public protocol Enumerable: AnyArgument, CaseIterable {
  static var allRawValues: [Any] { get }
  var anyRawValue: Any { get }

  /// - Throws: `Exception` when no case has the raw value.
  static func create<Raw>(fromRawValue rawValue: Raw) throws -> Self
}

extension Enumerable where Self: RawRepresentable {
  public static var allRawValues: [Any] { allCases.map(\.rawValue) }
  public var anyRawValue: Any { rawValue }

  /// - Throws: `Exception` when no case has the raw value.
  public static func create<Raw>(fromRawValue rawValue: Raw) throws -> Self {
    guard let raw = try? Conversions.convert(rawValue, to: RawValue.self) else {
      throw EnumCastingException((value: "\(rawValue)", type: RawValue.self))
    }
    guard let value = Self(rawValue: raw) else {
      throw EnumNoSuchValueException(
        (value: "\(rawValue)", type: Self.self, all: allRawValues.map { "'\($0)'" }))
    }
    return value
  }
}

final class EnumCastingException: GenericException<(value: String, type: Any.Type)>,
  @unchecked Sendable
{
  override var reason: String { "Unable to cast '\(param.value)' to expected type \(param.type)" }
}

final class EnumNoSuchValueException: GenericException<
  (value: String, type: Any.Type, all: [String])
>,
@unchecked Sendable
{
  override var reason: String {
    "'\(param.value)' is not present in \(param.type) enum, it must be one of: "
      + param.all.joined(separator: ", ")
  }
}

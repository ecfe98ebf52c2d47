import Foundation

/// A value of one of two types.
open class Either<FirstType, SecondType>: AnyEither, AnyArgument {
  let value: Any?

  public required init(_ value: Any?) { self.value = value }

  class var types: [Any.Type] { [FirstType.self, SecondType.self] }

  /// - Throws: `Exception` when the value is of none of the types.
  static func make(of object: Any?) throws -> Any {
    for type in types {
      func convert<Value>(_ type: Value.Type) -> Any? {
        try? Conversions.convert(object, to: type)
      }
      if let value = _openExistential(type, do: convert) { return Self(value) }
    }
    throw NeitherTypeException(types.map { "\($0)" })
  }

  public func `is`(_ type: FirstType.Type) -> Bool { value is FirstType }
  public func `is`(_ type: SecondType.Type) -> Bool { value is SecondType }
  public func get() -> FirstType? { value as? FirstType }
  public func get() -> SecondType? { value as? SecondType }

  /// - Throws: `Exception` when the value has another type.
  public func `as`<Result>(_ type: Result.Type) throws -> Result {
    guard let result = value as? Result else { throw Conversions.failure(value, type) }
    return result
  }
}

/// A value of one of three types.
open class EitherOfThree<FirstType, SecondType, ThirdType>: Either<FirstType, SecondType> {
  override class var types: [Any.Type] { super.types + [ThirdType.self] }

  public func `is`(_ type: ThirdType.Type) -> Bool { value is ThirdType }
  public func get() -> ThirdType? { value as? ThirdType }
}

/// A value of one of four types.
open class EitherOfFour<FirstType, SecondType, ThirdType, FourthType>:
  EitherOfThree<FirstType, SecondType, ThirdType>
{
  override class var types: [Any.Type] { super.types + [FourthType.self] }

  public func `is`(_ type: FourthType.Type) -> Bool { value is FourthType }
  public func get() -> FourthType? { value as? FourthType }
}

final class NeitherTypeException: GenericException<[String]>, @unchecked Sendable {
  override var reason: String {
    "Type must be either: \(param.dropLast().joined(separator: ", ")) or \(param.last ?? "")"
  }
}

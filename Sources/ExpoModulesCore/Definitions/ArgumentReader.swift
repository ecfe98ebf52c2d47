import React

/// Converts the arguments of one call, one after the other.
final class ArgumentReader {
  private let arguments: [_BridgeValue]
  private let reply: _BridgeReply
  private var index = 0
  /// True for a function that settles its promise itself.
  let hasPromise: Bool

  /// - Parameter types: What the function takes; optional ones at the end can be left out.
  /// - Throws: `Exception` when there are too many or too few.
  init(_ arguments: [_BridgeValue], _ types: [Any.Type], _ reply: _BridgeReply) throws {
    let expected = types.filter { $0 != Promise.self }
    let required = (expected.lastIndex { !($0 is any _BridgeOptional.Type) } ?? -1) + 1
    guard (required...expected.count).contains(arguments.count) else {
      throw InvalidArgsNumberException(
        (received: arguments.count, expected: expected.count, required: required))
    }
    (self.arguments, self.reply) = (arguments, reply)
    hasPromise = expected.count < types.count
  }

  /// - Throws: `Exception` when the argument cannot be converted.
  func next<Value>() throws -> Value {
    if Value.self == Promise.self, let promise = Promise(reply) as? Value { return promise }
    defer { index += 1 }
    do {
      let argument = index < arguments.count ? arguments[index].object : nil
      return try Conversions.convert(argument, to: Value.self)
    } catch {
      throw ArgumentCastException((index: index, type: Value.self)).causedBy(error)
    }
  }
}

public import Foundation

/// What `#Predicate` is taken for: a predicate that asks the closure itself.
///
/// Foundation's macro builds an expression out of the closure for a store to read, over which the
/// compiler thinks for minutes; here no store reads it.
public func _Matching<each Input>(
  _ types: repeat (each Input).Type, matching body: @escaping (repeat each Input) -> Bool
) -> Predicate<repeat each Input> {
  Predicate { (variable: repeat PredicateExpressions.Variable<each Input>) in
    ClosureExpression { bindings in
      func value<Value>(_ variable: PredicateExpressions.Variable<Value>) throws -> Value {
        guard let value = bindings[variable] else { throw UnboundVariable() }
        return value
      }
      return try body(repeat value(each variable))
    }
  }
}

/// The same where the closure says of what.
public func _Matching<each Input>(
  matching body: @escaping (repeat each Input) -> Bool
) -> Predicate<repeat each Input> {
  _Matching(repeat (each Input).self, matching: body)
}

private struct UnboundVariable: Error {}

/// An expression that runs a closure; it cannot be written down.
private struct ClosureExpression: StandardPredicateExpression, @unchecked Sendable {
  let body: (PredicateBindings) throws -> Bool

  init(_ body: @escaping (PredicateBindings) throws -> Bool) { self.body = body }

  func evaluate(_ bindings: PredicateBindings) throws -> Bool { try body(bindings) }

  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "a closure cannot be read"))
  }

  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "a closure cannot be written"))
  }
}

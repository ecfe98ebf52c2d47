public import Foundation

/// Creates a predicate that calls a closure; `#Predicate` of a widget's module becomes this function.
///
/// Foundation's macro builds an expression tree for a database query, which takes the compiler
/// minutes to type-check; in Island no database reads the expression.
public func _Matching<each Input>(
  _ types: repeat (each Input).Type, matching body: @escaping (repeat each Input) -> Bool
) -> Predicate<repeat each Input> {
  Predicate { (variable: repeat PredicateExpressions.Variable<each Input>) in
    ClosureExpression { bindings in
      /// - Throws: `UnboundVariable` when the bindings lack the variable.
      func value<Value>(_ variable: PredicateExpressions.Variable<Value>) throws -> Value {
        guard let value = bindings[variable] else { throw UnboundVariable() }
        return value
      }
      return try body(repeat value(each variable))
    }
  }
}

/// Creates a predicate whose input types are inferred from the closure.
public func _Matching<each Input>(
  matching body: @escaping (repeat each Input) -> Bool
) -> Predicate<repeat each Input> {
  _Matching(repeat (each Input).self, matching: body)
}

private struct UnboundVariable: Error {}

/// An expression that runs a closure; it cannot be encoded.
private struct ClosureExpression: StandardPredicateExpression, @unchecked Sendable {
  let body: (PredicateBindings) throws -> Bool

  init(_ body: @escaping (PredicateBindings) throws -> Bool) { self.body = body }

  /// - Throws: The error of the closure.
  func evaluate(_ bindings: PredicateBindings) throws -> Bool { try body(bindings) }

  /// - Throws: `DecodingError`, always: a closure cannot be decoded.
  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "a closure cannot be read"))
  }

  /// - Throws: `EncodingError`, always: a closure cannot be encoded.
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: "a closure cannot be written"))
  }
}

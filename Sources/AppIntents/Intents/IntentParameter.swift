import Foundation
import Synchronization

/// A parameter of an intent.
///
/// Reading a parameter that has neither a value nor a default is a programming error and stops the
/// process, as on iOS; an optional parameter is nil.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  // Unchecked: the stored value is accessed under the mutex only; Apple's wrapper is shared between
  // threads in the same way.
  private let stored: Mutex<Box>
  public let title: LocalizedStringResource?

  /// Lets the mutex hold a value of any type, also one that is not `Sendable`.
  private struct Box: @unchecked Sendable { var value: Value? }

  /// - Precondition: the parameter has a value or is optional.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }).value { return value }
      if let absent = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()),
        let value = absent as? Value
      {
        return value
      }
      preconditionFailure("an intent's parameter of type \(Value.self) was read before it was set")
    }
    set {
      let box = Box(value: newValue)
      stored.withLock { $0 = box }
    }
  }

  public var projectedValue: IntentParameter<Value> { self }

  private init(value: Value?, title: LocalizedStringResource?) {
    stored = Mutex(Box(value: value))
    self.title = title
  }

  /// The initialiser to which all forms of the public initialisers delegate.
  convenience init(starting value: Value?, title: LocalizedStringResource) {
    self.init(value: value, title: title)
  }

  public convenience init() { self.init(value: nil, title: nil) }

  public convenience init(wrappedValue: Value) { self.init(value: wrappedValue, title: nil) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(value: nil, title: title)
  }

  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource,
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(value: wrappedValue, title: title)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Value,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(value: `default`, title: title)
  }

  public convenience init(
    description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(value: nil, title: nil)
  }

  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default: Value, inclusiveRange: (lowerBound: Bound, upperBound: Bound),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(value: `default`, title: title)
  }

  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(value: nil, title: title)
  }
}

extension IntentParameter: IntentParameterText {
  package func setParameter(fromText text: String) -> Bool {
    guard let type = Value.self as? any Decodable.Type,
      let value = Self.decoded(type, from: Data(text.utf8)) as? Value
    else { return false }
    wrappedValue = value
    return true
  }

  private static func decoded(_ type: (some Decodable).Type, from data: Data) -> Any? {
    try? JSONDecoder().decode(type, from: data)
  }

  package var parameterText: String? {
    stored.withLock { $0 }.value.map { IntentIdentity.text(ofValue: $0) }
  }
}

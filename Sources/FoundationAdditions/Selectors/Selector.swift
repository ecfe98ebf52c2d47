import Foundation

/// The name of an Objective-C method. Linux has no Objective-C methods: a selector of a method that is
/// declared in the same file calls it, others can be stored and passed on, but not called.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  private let name: String
  private let action: (@Sendable (AnyObject, Any?) -> Void)?

  public init(_ name: String) {
    self.name = name
    action = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  private init(_ name: String, action: @escaping (AnyObject, Any?) -> Void) {
    // As with Objective-C, who calls it sees to the thread.
    nonisolated(unsafe) let action = action
    self.name = name
    self.action = { action($0, $1) }
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// True for one that can be called.
  var canBeCalled: Bool { action != nil }

  /// Calls the method of an object; without effect when it has none, or another parameter.
  public func call(on target: Any?, with argument: Any?) {
    guard let target else { return }
    action?(target as AnyObject, argument)
  }
}

// What `#selector` becomes when the source is prepared.
extension Selector {
  public init<Target: AnyObject, Value>(
    _ name: String, calling method: @escaping (Target) -> () -> Value
  ) {
    self.init(name) { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  public init<Target: AnyObject, Argument, Value>(
    _ name: String, calling method: @escaping (Target) -> (Argument) -> Value
  ) {
    self.init(name) { target, argument in
      if let target = target as? Target, let argument = argument as? Argument {
        _ = method(target)(argument)
      }
    }
  }

  // Isolation is no part of how a function is called.

  public init<Target: AnyObject, Value>(
    _ name: String, calling method: @escaping (Target) -> @MainActor () -> Value
  ) {
    self.init(name, calling: unsafeBitCast(method, to: ((Target) -> () -> Value).self))
  }

  public init<Target: AnyObject, Argument, Value>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (Argument) -> Value
  ) {
    self.init(name, calling: unsafeBitCast(method, to: ((Target) -> (Argument) -> Value).self))
  }
}

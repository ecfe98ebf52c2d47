public import Foundation
import React

/// A function that returns a promise.
public struct AsyncFunctionDefinition: AnyDefinition {
  private let name: String
  private let perform: ([_BridgeValue], _BridgeReply) -> Void
  private var queue: DispatchQueue?

  private init(_ name: String, perform: @escaping ([_BridgeValue], _BridgeReply) -> Void) {
    (self.name, self.perform) = (name, perform)
  }

  /// Chooses where the function runs; nil: where all do.
  public func runOnQueue(_ queue: DispatchQueue?) -> AsyncFunctionDefinition {
    var definition = self
    definition.queue = queue
    return definition
  }

  public func _describe(_ module: inout _ModuleParts) {
    module.functions[name] = FunctionParts(isSync: false, queue: queue, perform: perform)
  }

  /// A function that runs on a queue.
  static func queued(
    _ name: String, _ types: [Any.Type], _ body: @escaping (ArgumentReader) throws -> Any?
  ) -> AsyncFunctionDefinition {
    AsyncFunctionDefinition(name) { arguments, reply in
      do {
        let reader = try ArgumentReader(arguments, types, reply)
        let result = try body(reader)
        if !reader.hasPromise { reply.resolve(Conversions.value(of: result)) }
      } catch {
        reply.reject(.init(FunctionCallException(name).causedBy(error)))
      }
    }
  }

  /// A function that is asynchronous itself.
  static func concurrent(
    _ name: String, _ types: [Any.Type], _ body: @escaping (ArgumentReader) async throws -> Any?
  ) -> AsyncFunctionDefinition {
    let body = Unchecked(value: body)
    return AsyncFunctionDefinition(name) { arguments, reply in
      let types = Unchecked(value: types)
      Task {
        do {
          let reader = try ArgumentReader(arguments, types.value, reply)
          let result = try await body.value(reader)
          if !reader.hasPromise { reply.resolve(Conversions.value(of: result)) }
        } catch {
          reply.reject(.init(FunctionCallException(name).causedBy(error)))
        }
      }
    }
  }

  /// Carries a function of the sources to a task, as Expo does. Unchecked because sources write it without
  /// `@Sendable`; what it touches is theirs to guard, as on a phone.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}

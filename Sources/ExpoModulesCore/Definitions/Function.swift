import Foundation
import React

extension Part {
  /// A function for which the script waits.
  static func function(
    _ name: String, _ types: [Any.Type], _ body: @escaping (ArgumentReader) throws -> Any?
  ) -> any AnyDefinition {
    Part {
      $0.functions[name] = FunctionParts(isSync: true) { arguments, reply in
        do {
          let reader = try ArgumentReader(arguments, types, reply)
          reply.resolve(Conversions.value(of: try body(reader)))
        } catch {
          reply.reject(.init(FunctionCallException(name).causedBy(error)))
        }
      }
    }
  }
}

package import ActivityModel
import Foundation

/// Generates a value of any `Decodable` type for widgets without a preview: ordinary words and
/// numbers, dates near now, the first case of an enum.
///
///     struct State: Codable { var driverName: String; var eta: Date; var stops: Int }
///     State(driverName: "Driver name", eta: now + 5 min, stops: 3)
package struct SampleValue {
  /// The type that no value could be generated of, and why.
  package struct Failure: Error, Hashable {
    package var typeName: String
    package var reason: String

    package init(typeName: String, reason: String) {
      self.typeName = typeName
      self.reason = reason
    }
  }

  /// Generates a value of a type.
  ///
  /// - Throws: `Failure` when no value can be generated.
  package static func make<Value: Decodable>(
    _ type: Value.Type, now: Date, context: SampleContext = SampleContext()
  ) throws(Failure) -> Value {
    let source = SampleSource(now: now, context: context)
    do {
      return try source.value(of: type, for: nil, depth: 0)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(typeName: String(reflecting: type), reason: "\(error)")
    }
  }

  /// Returns the shape of a type's JSON. If decoding fails, the shape contains only what was
  /// decoded before.
  package static func shape<Value: Decodable>(of type: Value.Type, now: Date) -> ValueShape {
    let node = ShapeNode()
    let source = SampleSource(now: now, leavesNothingOut: true)
    // `make` reports values that cannot be generated.
    _ = try? source.value(of: type, for: nil, depth: 0, node: node)
    return node.shape
  }
}

package import ActivityModel
package import Foundation

/// Makes a value of any `Decodable` type out of nothing but its shape, for widgets without a
/// preview: ordinary words and numbers, dates around now, the first case of an enum.
///
///     struct State: Codable { var driverName: String; var eta: Date; var stops: Int }
///     State(driverName: "Driver name", eta: now + 5 min, stops: 3)
package struct PlausibleValue {
  /// What could not be made, by name, and why.
  package struct Failure: Error, Hashable {
    package var typeName: String
    package var reason: String

    package init(typeName: String, reason: String) {
      self.typeName = typeName
      self.reason = reason
    }
  }

  package static func make<Value: Decodable>(
    _ type: Value.Type, now: Date
  ) throws(Failure) -> Value {
    let source = PlausibleSource(now: now)
    do {
      return try source.value(of: type, for: nil, depth: 0)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(typeName: String(reflecting: type), reason: "\(error)")
    }
  }

  /// What the JSON of a type looks like. A type whose decoding cannot be followed to its end is
  /// described as far as it went.
  package static func shape<Value: Decodable>(of type: Value.Type, now: Date) -> ValueShape {
    let node = ShapeNode()
    let source = PlausibleSource(now: now, leavesNothingOut: true)
    // What cannot be made up is reported by `make`.
    _ = try? source.value(of: type, for: nil, depth: 0, node: node)
    return node.shape
  }
}

import Foundation

/// Where the value of a property wrapper lives while its view keeps its identity. Reading it in a
/// body makes the view depend on it; writing it invalidates the views that have read it.
///
/// Unchecked: all properties are guarded by the lock.
final class GraphLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  private var readers: Set<Int> = []
  private let invalidations: Invalidations

  init(_ value: Value, _ invalidations: Invalidations) {
    stored = value
    self.invalidations = invalidations
  }

  var value: Value {
    get {
      let reader = EnvironmentValues.current.bodyReader?.number
      return lock.withLock {
        if let reader { readers.insert(reader) }
        return stored
      }
    }
    set {
      let dependents: Set<Int> = lock.withLock {
        let isSame = ValueComparison.areEqual(stored, newValue)
        stored = newValue
        return isSame ? [] : readers
      }
      invalidations.insert(dependents)
    }
  }
}

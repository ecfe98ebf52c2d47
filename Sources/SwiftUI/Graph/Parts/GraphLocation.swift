import Foundation

/// Where the value of a property wrapper lives while its view keeps its identity. Reading it in a
/// body makes the view depend on it; writing it invalidates the views that have read it.
///
/// Unchecked: all properties are guarded by the lock.
final class GraphLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  /// The numbers of the views that depend on the value, by the last body of each that has read it.
  private var readers: [ObjectIdentifier: Int] = [:]
  private let invalidations: Invalidations

  init(_ value: Value, _ invalidations: Invalidations) {
    stored = value
    self.invalidations = invalidations
  }

  /// How many bodies the value is read by.
  var readerCount: Int { lock.withLock { readers.count } }

  var value: Value {
    get {
      let reader = EnvironmentValues.current.bodyReader
      let (value, isNew) = lock.withLock {
        let old = reader.flatMap { readers.updateValue($0.number, forKey: ObjectIdentifier($0)) }
        return (stored, old == nil)
      }
      if isNew, let reader {
        let id = ObjectIdentifier(reader)
        reader.atEnd { [weak self] in self?.forget(id) }
      }
      return value
    }
    set {
      let dependents: Set<Int> = lock.withLock {
        let isSame = ValueComparison.areEqual(stored, newValue)
        stored = newValue
        return isSame ? [] : Set(readers.values)
      }
      invalidations.insert(dependents)
    }
  }

  private func forget(_ reader: ObjectIdentifier) {
    lock.withLock { readers[reader] = nil }
  }
}

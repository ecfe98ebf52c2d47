import Foundation

/// The objects of all contexts. `@unchecked Sendable`: contexts of any queue use it, under a lock.
final class ManagedStore: Observable, @unchecked Sendable {
  static let shared = ManagedStore()
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var objects: [NSManagedObject] = []
  private var known: Set<ObjectIdentifier> = []
  /// Read by requests, so that views ask again after a change.
  private var revision: Int { 0 }

  func contains(_ object: NSManagedObject) -> Bool {
    lock.withLock { known.contains(ObjectIdentifier(object)) }
  }

  func object(_ id: NSManagedObjectID) -> NSManagedObject? {
    lock.withLock { objects.first { $0.objectID === id } }
  }

  func insert(_ object: NSManagedObject) {
    let isNew = lock.withLock {
      let isNew = known.insert(ObjectIdentifier(object)).inserted
      if isNew { objects.append(object) }
      return isNew
    }
    guard isNew else { return }
    object.awakeFromInsert()
    change()
  }

  func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    lock.withLock {
      known.remove(ObjectIdentifier(object))
      objects.removeAll { $0 === object }
    }
    object.isDeleted = true
    change()
  }

  func change() { registrar.withMutation(of: self, keyPath: \.revision) {} }

  /// Returns the objects of a request's class or entity that its predicate selects, in its order.
  func all<T>(_ request: NSFetchRequest<T>) -> [T] {
    registrar.access(self, keyPath: \.revision)
    let name = request.entityName
    // A class is enough; for a request of the base class its entity's name counts.
    let isOfClass = T.self is NSManagedObject.Type && T.self != NSManagedObject.self
    var found = lock.withLock {
      objects.filter { isOfClass ? $0 is T : name == nil || name == "\(type(of: $0))" }
    }
    if let predicate = request.predicate { found = found.filter(predicate.evaluate(with:)) }
    for descriptor in (request.sortDescriptors ?? []).reversed() {
      found = found.enumerated().sorted { left, right in
        let order = descriptor.compare(left.element, to: right.element)
        return order == .orderedAscending || order == .orderedSame && left.offset < right.offset
      }.map(\.element)
    }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { $0 as? T }
  }
}

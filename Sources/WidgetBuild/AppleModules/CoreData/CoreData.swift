// CoreData: managed objects, contexts and fetch requests. All contexts share one store, which is kept
// in memory as long as the process runs and is empty at first; nothing is written.
// The classes are `@unchecked Sendable` because apps subclass them and NSObject requires it.
@_exported import SwiftUI

public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSManagedObjectID: NSObject, @unchecked Sendable {
  public func uriRepresentation() -> URL { URL(fileURLWithPath: "/dev/null") }
}

open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, @unchecked Sendable {
  private var values: [String: Any] = [:]
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  public internal(set) var isDeleted = false
  open var isInserted: Bool { true }
  open var isFault: Bool { false }
  open var hasChanges: Bool { false }
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
    super.init()
    if context != nil { ManagedStore.shared.insert(self) }
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { change { values[key] = value } }
  /// Changes a value and tells it to the views that show it.
  private func change(_ apply: () -> Void) {
    _ObjectChanges.send(self)
    apply()
    ManagedStore.shared.change()
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func prepareForDeletion() {}
  /// Returns the value of a property marked `@NSManaged`: the value that was set, or the empty
  /// value of its type.
  ///
  /// - Precondition: The value was set, or its type has an empty value.
  public func _managed<Value>(_ key: String = #function) -> Value {
    if let value = values[key] as? Value { return value }
    if let type = Value.self as? any _Managed.Type, let value = type.nothing as? Value {
      return value
    }
    preconditionFailure("'\(key)' of a managed object was never set")
  }
  public func _manage<Value>(_ value: Value, _ key: String = #function) {
    change { values[key] = value }
  }
  /// Adds objects to a relationship, or removes them.
  public func _relate(_ objects: [NSManagedObject], _ key: String, adds: Bool) {
    let old = (values[key] as? NSSet)?.allObjects.compactMap { $0 as? NSManagedObject } ?? []
    let left = old.filter { one in !objects.contains { $0 === one } }
    change { values[key] = NSSet(array: adds ? left + objects : left) }
  }
}

extension NSFetchRequestResult where Self: NSManagedObject {
  public static func fetchRequest() -> NSFetchRequest<Self> {
    NSFetchRequest(entityName: "\(self)")
  }
}

/// A type that has an empty value, which a managed property has before it is set.
public protocol _Managed { static var nothing: Self { get } }
extension Optional: _Managed { public static var nothing: Self { nil } }
extension String: _Managed { public static var nothing: Self { "" } }
extension Bool: _Managed { public static var nothing: Self { false } }
extension Int: _Managed { public static var nothing: Self { 0 } }
extension Int16: _Managed { public static var nothing: Self { 0 } }
extension Int32: _Managed { public static var nothing: Self { 0 } }
extension Int64: _Managed { public static var nothing: Self { 0 } }
extension Double: _Managed { public static var nothing: Self { 0 } }
extension Float: _Managed { public static var nothing: Self { 0 } }
extension Decimal: _Managed { public static var nothing: Self { 0 } }
extension Date: _Managed { public static var nothing: Self { Date(timeIntervalSince1970: 0) } }
extension Data: _Managed { public static var nothing: Self { Data() } }
extension Set: _Managed { public static var nothing: Self { [] } }

open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  public override init() {}
  public init?(contentsOf url: URL) {}
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { nil }
}

public struct NSMergePolicy: Sendable {
  public static let mergeByPropertyObjectTrump = Self()
  public static let mergeByPropertyStoreTrump = Self()
  public static let overwrite = Self()
  public static let rollback = Self()
  public static let error = Self()
}
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy()
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy()
public let NSOverwriteMergePolicy: Any = NSMergePolicy()
public let NSRollbackMergePolicy: Any = NSMergePolicy()
public let NSErrorMergePolicy: Any = NSMergePolicy()
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy()
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var shouldDeleteInaccessibleFaults = true
  open var stalenessInterval: TimeInterval = -1
  open var undoManager: UndoManager?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSave")
  public override init() {}
  public init(_ type: ConcurrencyType) {}
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  open func insert(_ object: NSManagedObject) { ManagedStore.shared.insert(object) }
  open func delete(_ object: NSManagedObject) { ManagedStore.shared.delete(object) }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    ManagedStore.shared.all(request)
  }
  open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    ManagedStore.shared.object(id) ?? NSManagedObject(context: self)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = ManagedStore.shared.object(id) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
}
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
extension NSManagedObjectContext.ConcurrencyType {
  public static var mainQueueConcurrencyType: Self { .mainQueue }
  public static var privateQueueConcurrencyType: Self { .privateQueue }
}

open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { nil }
}
public enum NSBatchDeleteRequestResultType: Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}

public enum NSFetchRequestResultType: Sendable {
  case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
}
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var entityName: String?
  open var entity: NSEntityDescription?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  open var isReadOnly = false
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSPersistentStore: NSObject, @unchecked Sendable { open var url: URL? { nil } }
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public override init() {}
  public init(managedObjectModel model: NSManagedObjectModel) {}
  open var persistentStores: [NSPersistentStore] { [] }
  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]?
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]?
  ) throws {}
}
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(.mainQueue)
  open var managedObjectModel: NSManagedObjectModel
  open var persistentStoreCoordinator = NSPersistentStoreCoordinator()
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
  }
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(.privateQueue)
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}
public final class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public init(containerIdentifier: String) {}
}
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema() throws {}
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {}
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {}
  open func performFetch() throws {}
}

public struct FetchedResults<Result>: RandomAccessCollection {
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  var results: [Result] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { results.count }
  public subscript(position: Int) -> Result { results[position] }
}

@propertyWrapper
public struct FetchRequest<Result> {
  private let find: () -> [Result]
  public var wrappedValue: FetchedResults<Result> { FetchedResults(results: find()) }
  private init(
    name: String? = nil, _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]
  ) {
    let request = NSFetchRequest<Result>()
    request.entityName = name
    request.predicate = predicate
    request.sortDescriptors = descriptors
    find = { ManagedStore.shared.all(request) }
  }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor] = [],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(name: entity.name, predicate, sortDescriptors) }
  public init(
    sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(predicate, sortDescriptors) }
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    find = { ManagedStore.shared.all(fetchRequest) }
  }
}
extension FetchRequest where Result: NSObject {
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.predicate = predicate
    find = { ManagedStore.shared.all(request).sorted(using: sortDescriptors) }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}
extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSSortDescriptor {
  /// Wraps a descriptor; its order is lost where the values are no objects.
  public convenience init<Compared: NSObject>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Compared.self, ascending: true) { left, right in
      guard let left = left as? Compared, let right = right as? Compared else {
        return .orderedSame
      }
      return descriptor.compare(left, right)
    }
  }
  /// Accepts key paths to values that Foundation on Linux cannot compare, such as optional ones.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: nil, ascending: ascending)
  }
}

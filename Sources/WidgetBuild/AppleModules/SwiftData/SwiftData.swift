// SwiftData: models, contexts and queries. A container keeps its objects in memory, as long as the
// process runs; it is empty at first.
@_exported import SwiftUI

/// The conformance that the source rewriter adds to a type marked `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? {
    let store = ModelContainer.current.store
    return store.contains(self) ? ModelContext(store) : nil
  }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { ModelContainer.current.store.wasDeleted(self) }
  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct PersistentIdentifier: Hashable, Codable, Sendable {
  let number: Int

  init(_ model: any PersistentModel) { number = ObjectIdentifier(model).hashValue }
}

public struct ModelConfiguration: Sendable {
  public private(set) var name = "default"
  public private(set) var schema: Schema?
  public private(set) var isStoredInMemoryOnly = true
  public private(set) var allowsSave = true
  /// Where the store would be; nothing is written.
  public private(set) var url = URL(fileURLWithPath: "/dev/null")
  public struct GroupContainer: Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static func identifier(_ name: String) -> Self { Self() }
  }
  public struct CloudKitDatabase: Sendable {
    public static var automatic: Self { Self() }
    public static var none: Self { Self() }
    public static func `private`(_ name: String) -> Self { Self() }
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {}
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {}
  // Without types it would be as good as the first.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
}

// What attributes say of a store, which is none here.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

extension Schema {
  public enum Attribute {
    public struct Option: Sendable {
      public static var unique: Self { Self() }
      public static var externalStorage: Self { Self() }
      public static var allowsCloudEncryption: Self { Self() }
      public static var preserveValueOnDeletion: Self { Self() }
      public static var ephemeral: Self { Self() }
      public static var spotlight: Self { Self() }
      public static func transformable(by name: String) -> Self { Self() }
      public static func transformable(by transformer: AnyClass) -> Self { Self() }
    }
  }
  public enum Relationship {
    public struct Option: Sendable { public static var unique: Self { Self() } }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }
}

public final class Schema: Sendable {
  public init() {}
  public init(_ types: [any PersistentModel.Type]) {}
}

/// The objects of a container. `@unchecked Sendable`: contexts of any actor use it, under a lock.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSRecursiveLock()
  private var objects: [any PersistentModel] = []
  private var known: Set<ObjectIdentifier> = []
  /// Kept, so that their identities are not used again and related objects do not bring them back.
  private var deleted: [ObjectIdentifier: any PersistentModel] = [:]
  /// Read by queries, so that what they return is asked for again after a change.
  private var revision: Int { 0 }

  func contains(_ model: any PersistentModel) -> Bool {
    lock.withLock { known.contains(ObjectIdentifier(model)) }
  }

  func wasDeleted(_ model: any PersistentModel) -> Bool {
    lock.withLock { deleted[ObjectIdentifier(model)] != nil }
  }

  func insert(_ model: any PersistentModel) {
    let isNew = lock.withLock {
      deleted[ObjectIdentifier(model)] = nil
      let count = objects.count
      add(model)
      return objects.count > count
    }
    if isNew { change() }
  }

  func delete(_ models: [any PersistentModel]) {
    guard !models.isEmpty else { return }
    lock.withLock {
      let identities = Set(models.map { ObjectIdentifier($0) })
      for model in models { deleted[ObjectIdentifier(model)] = model }
      known.subtract(identities)
      objects.removeAll { identities.contains(ObjectIdentifier($0)) }
    }
    change()
  }

  /// Adds what the objects refer to, as a relationship does.
  func addRelated() {
    let count = lock.withLock {
      let count = objects.count
      for model in objects { addRelated(to: model) }
      return objects.count - count
    }
    if count > 0 { change() }
  }

  func all<T>(_ type: T.Type) -> [T] {
    registrar.access(self, keyPath: \.revision)
    return lock.withLock { objects.compactMap { $0 as? T } }
  }

  func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { objects.first { $0.persistentModelID == identifier } }
  }

  private func change() { registrar.withMutation(of: self, keyPath: \.revision) {} }

  private func add(_ model: any PersistentModel) {
    let identity = ObjectIdentifier(model)
    guard deleted[identity] == nil, known.insert(identity).inserted else { return }
    objects.append(model)
    addRelated(to: model)
  }

  private func addRelated(to model: any PersistentModel) {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let one = child.value as? any PersistentModel {
          add(one)
        } else if let several = child.value as? [any PersistentModel] {
          several.forEach(add)
        }
      }
      mirror = current.superclassMirror
    }
  }
}

public final class ModelContainer: Sendable {
  let store = ModelStore()
  public let schema: Schema

  /// The container of the views that name none: the one that was set last. Like `ofTypes` read and
  /// written under the lock only, which the compiler cannot see.
  nonisolated(unsafe) private static var latest: ModelContainer?
  /// The containers that modifiers make, by the names of the types, so that each is made once.
  nonisolated(unsafe) private static var ofTypes: [String: ModelContainer] = [:]
  private static let lock = NSRecursiveLock()

  static var current: ModelContainer {
    lock.withLock {
      if let latest { return latest }
      let made = ModelContainer(Schema())
      latest = made
      return made
    }
  }

  static func use(_ container: ModelContainer) { lock.withLock { latest = container } }

  static func use(_ types: [any PersistentModel.Type]) -> ModelContainer {
    lock.withLock {
      let key = types.map { "\($0)" }.joined(separator: " ")
      let container = ofTypes[key] ?? ModelContainer(Schema(types))
      ofTypes[key] = container
      latest = container
      return container
    }
  }

  private init(_ schema: Schema) { self.schema = schema }

  public init(
    for types: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws { schema = Schema(types) }
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    self.schema = schema
  }
  public init(for schema: Schema, configurations: ModelConfiguration...) throws {
    self.schema = schema
  }
  public init<Plan>(
    for types: any PersistentModel.Type..., migrationPlan: Plan.Type,
    configurations: ModelConfiguration...
  ) throws { schema = Schema(types) }
  public init<Plan>(
    for schema: Schema, migrationPlan: Plan.Type, configurations: [ModelConfiguration] = []
  ) throws { self.schema = schema }
  @MainActor public var mainContext: ModelContext { ModelContext(self) }
  public func deleteAllData() { store.delete(store.all((any PersistentModel).self)) }
  public func erase() throws { deleteAllData() }
}

public final class ModelContext: Equatable {
  private let store: ModelStore
  public var autosaveEnabled = true
  public var undoManager: Any?
  public var hasChanges: Bool { false }
  public init(_ container: ModelContainer) { store = container.store }
  init(_ store: ModelStore) { self.store = store }
  public static func == (left: ModelContext, right: ModelContext) -> Bool {
    left.store === right.store
  }
  public func insert<T: PersistentModel>(_ model: T) { store.insert(model) }
  public func delete<T: PersistentModel>(_ model: T) { store.delete([model]) }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { store.delete(try fetch(FetchDescriptor<T>(predicate: predicate))) }
  public func save() throws { store.addRelated() }
  public func rollback() {}
  public func processPendingChanges() { store.addRelated() }
  public func transaction(block: () throws -> Void) throws {
    try block()
    store.addRelated()
  }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    store.addRelated()
    var found = store.all(T.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5_000, block: (T) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.model(identifier) else {
      preconditionFailure("there is no object with this identifier")
    }
    return model
  }
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    store.model(identifier) as? T
  }
}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

// The second requirement makes `@Query var all: [Item]` infer both types from that of the property.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: Sequence> where Result.Element == Element {
  private let find: (ModelContext) -> [Element]
  private init(_ find: @escaping (ModelContext) -> [Element]) { self.find = find }
  private init(descriptor: @autoclosure @escaping () -> FetchDescriptor<Element>) {
    find = { (try? $0.fetch(descriptor())) ?? [] }
  }
  /// Not in the extension below: a memberwise initialiser knows no default of a constrained one.
  public init() { self.init(descriptor: FetchDescriptor<Element>()) }
  public var wrappedValue: Result {
    guard let found = find(ModelContext(ModelContainer.current)) as? Result else {
      preconditionFailure("a @Query property must be an array")
    }
    return found
  }
  public var modelContext: ModelContext { ModelContext(ModelContainer.current) }
  public var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = []) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: sort))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward
  ) {
    self.init { context in
      let found = (try? context.fetch(FetchDescriptor(predicate: filter))) ?? []
      return found.sorted {
        order == .forward
          ? $0[keyPath: keyPath] < $1[keyPath: keyPath]
          : $0[keyPath: keyPath] > $1[keyPath: keyPath]
      }
    }
  }
  public init(_ descriptor: FetchDescriptor<Element>) { self.init(descriptor: descriptor) }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor)
  }
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(filter: filter, sort: sort) }
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    transaction: Transaction?
  ) { self.init(filter: filter, sort: sort) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: keyPath, order: order) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward
  ) {
    self.init { context in
      let found = (try? context.fetch(FetchDescriptor(predicate: filter))) ?? []
      let sorted = found.sorted {
        switch ($0[keyPath: keyPath], $1[keyPath: keyPath]) {
        case (let left?, let right?): left < right
        case (nil, .some): true
        default: false
        }
      }
      return order == .forward ? sorted : sorted.reversed()
    }
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: keyPath, order: order) }
}

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext(ModelContainer.current) }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
  public func modelContainer(_ container: ModelContainer) -> some View {
    ModelContainer.use(container)
    return environment(\.modelContext, ModelContext(container))
  }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup) }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer.use(types)
    onSetup(.success(container))
    return environment(\.modelContext, ModelContext(container))
  }
}

extension Scene {
  public func modelContext(_ context: ModelContext) -> some Scene { self }
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    ModelContainer.use(container)
    return self
  }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup) }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    onSetup(.success(ModelContainer.use(types)))
    return self
  }
}

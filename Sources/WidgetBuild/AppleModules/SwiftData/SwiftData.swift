// SwiftData: models and queries, declared only; every store is empty.
@_exported import SwiftUI

/// The conformance that the source rewriter adds to a type marked `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier() }
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct PersistentIdentifier: Hashable, Codable, Sendable {}

public struct ModelConfiguration: Sendable {
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
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
}

public final class Schema: Sendable {
  public init() {}
  public init(_ types: [any PersistentModel.Type]) {}
}

public final class ModelContainer: Sendable {
  public init(
    for types: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {}
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
  public init(for schema: Schema, configurations: ModelConfiguration...) throws {}
  @MainActor public var mainContext: ModelContext { ModelContext(self) }
}

public final class ModelContext {
  public var autosaveEnabled = false
  public var hasChanges: Bool { false }
  public init(_ container: ModelContainer) {}
  public func insert<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {}
  public func save() throws {}
  public func rollback() {}
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
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

@propertyWrapper
public struct Query<Element: PersistentModel, Result> {
  public init() {}
  public var wrappedValue: Result {
    guard let none = [Element]() as? Result else {
      preconditionFailure("a @Query property must be an array")
    }
    return none
  }
}

extension Query where Result == [Element] {
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = []) {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward
  ) {}
  public init(_ descriptor: FetchDescriptor<Element>) {}
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {}
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {}
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation
  ) {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) {}
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward
  ) {}
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { preconditionFailure("there is no model context in a widget's preview") }
    set {}
  }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false
  ) -> some View { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false
  ) -> some View { self }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false
  ) -> some Scene { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false
  ) -> some Scene { self }
}

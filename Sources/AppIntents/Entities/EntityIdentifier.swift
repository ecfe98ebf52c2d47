/// An entity by its type and identifier.
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  private let type: String

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.type = String(describing: type)
    self.identifier = "\(identifier)"
  }
}

/// An identifier that has a text.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

/// The sort order of a query of entities; never used in Island.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable { case ascending, descending }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// How a query's conditions are combined.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// A query of entities by a value of another kind.
public protocol IntentValueQuery: Sendable {
  associatedtype Input
  associatedtype Value

  /// - Throws: Any error of the app.
  func values(for input: Input) async throws -> [Value]
}

/// A type whose values have names.
public protocol CaseDisplayRepresentable: Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

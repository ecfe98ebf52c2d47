/// Looks up entities; its suggestions are not used in Island.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]
  init()
  /// - Throws: Any error of the app.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// - Throws: Any error of the app.
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// - Throws: Nothing; the default returns no suggestions.
  public func suggestedEntities() async throws -> Result { [] }
}

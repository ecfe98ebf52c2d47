/// The name of a type as the system shows it.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  public let numericFormat: LocalizedStringResource?
  public let synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An enumeration that can be the type of an intent's parameter.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable,
  TypeDisplayRepresentable,
  CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible & Sendable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
  }
}

/// A data type of the app that can be the type of an intent's parameter.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

/// An entity that exists only as long as the intent that created it.
public protocol TransientAppEntity: Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  init()
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

/// An entity that is indexed for Spotlight.
public protocol IndexedEntity: AppEntity {}

/// An entity of which there is a single instance.
public protocol UniqueAppEntity: AppEntity {}

/// An entity that has a URL.
public protocol URLRepresentableEntity: AppEntity {}

/// A property of an entity that Shortcuts can read.
@propertyWrapper
public struct EntityProperty<Value> {
  private var stored: Value?
  public let title: LocalizedStringResource?

  /// The stored value; an optional property that was not set is nil.
  ///
  /// - Precondition: the property was set or is optional.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let absent = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()),
        let value = absent as? Value
      {
        return value
      }
      preconditionFailure("an entity's property of type \(Value.self) was read before it was set")
    }
    set { stored = newValue }
  }

  public var projectedValue: Self { self }

  public init() { title = nil }

  public init(title: LocalizedStringResource) { self.title = title }

  public init(title: LocalizedStringResource, indexingKey: AnyKeyPath?) { self.title = title }

  public init(wrappedValue: Value) {
    stored = wrappedValue
    title = nil
  }

  public init(wrappedValue: Value, title: LocalizedStringResource) {
    stored = wrappedValue
    self.title = title
  }
}

extension EntityProperty: Sendable where Value: Sendable {}

public protocol EntityStringQuery: EntityQuery {
  /// - Throws: Any error of the app.
  func entities(matching string: String) async throws -> Result
}

public protocol EnumerableEntityQuery: EntityQuery {
  associatedtype Entity
  /// - Throws: Any error of the app.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// - Throws: The error of `allEntities()`.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

public protocol UniqueAppEntityQuery: EntityQuery {}

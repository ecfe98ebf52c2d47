import Synchronization

/// A registry of objects that intents and entities share, by type; keys are ignored.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  /// The registered closures by type. A closure runs at every read of the dependency.
  private let makers = Mutex<[ObjectIdentifier: @Sendable () -> any Sendable]>([:])

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency
  ) {
    makers.withLock { $0[ObjectIdentifier(Dependency.self)] = dependency }
  }

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    makers.withLock { $0[ObjectIdentifier(Dependency.self)] = dependency }
  }

  func make<Dependency>(_ type: Dependency.Type) -> Dependency? {
    makers.withLock { $0[ObjectIdentifier(type)] }?() as? Dependency
  }
}

/// Reads an object registered with `AppDependencyManager`. Reading an object that was not
/// registered stops the process, as on iOS.
@propertyWrapper
public struct AppDependency<Dependency>: Sendable {
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.manager = manager
    fallback = nil
  }

  /// Creates a dependency with a default for the case that none was registered.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    self.manager = manager
    fallback = `default`
  }

  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Dependency)?

  /// - Precondition: the dependency was registered or has a default.
  public var wrappedValue: Dependency {
    guard let dependency = manager.make(Dependency.self) ?? fallback?() else {
      preconditionFailure("no dependency of type \(Dependency.self) was added")
    }
    return dependency
  }
}

extension AppIntent {
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
  public typealias Dependency = AppDependency
}

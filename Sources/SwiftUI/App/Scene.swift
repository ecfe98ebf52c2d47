/// A part of an app's user interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Scene {
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    ChangedWindow(scene: self) { AnyView($0).onChange(of: value, initial: initial, action) }
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangedWindow(scene: self) { AnyView($0).onChange(of: value, initial: initial, action) }
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    ChangedWindow(scene: self) { AnyView($0).onChange(of: value) { _, new in action(new) } }
  }

  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ChangedWindow(scene: self) { AnyView($0).environment(keyPath, value) }
  }

  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some Scene {
    ChangedWindow(scene: self) { AnyView($0).environment(object) }
  }

  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some Scene {
    ChangedWindow(scene: self) { AnyView($0).environmentObject(object) }
  }

  nonisolated public func backgroundTask<Input, Output>(
    _ task: BackgroundTask<Input, Output>,
    action: @escaping @Sendable (Input) async -> Output
  ) -> some Scene {
    self
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

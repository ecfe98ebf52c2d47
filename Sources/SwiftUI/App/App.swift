/// The entry point of an app. App code next to a widget compiles with it; no app is ever launched.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

/// A part of an app's user interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First {
    first
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> EmptyScene {
    EmptyScene()
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> EmptyScene {
    EmptyScene()
  }
}

public struct EmptyScene: Sendable {
  public nonisolated init() {}
}

extension EmptyScene: Scene {
  public typealias Body = Never
}

/// A scene that shows views in a window.
public struct WindowGroup<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

/// The settings window of an app on other platforms.
public struct Settings<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  public typealias Body = Never
}

extension Scene {
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    self
  }

  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    self
  }

  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some Scene {
    self
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

public struct WindowResizability: Sendable {
  public static let automatic = Self()
  public static let contentSize = Self()
  public static let contentMinSize = Self()
}

/// The content of an app's menus, on platforms that have menus.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> First {
    first
  }
}

public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let help = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let sidebar = Self()
  public static let toolbar = Self()
}

public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

public struct SidebarCommands: Commands {
  public typealias Body = Never

  nonisolated public init() {}
}

/// A reason for which the system launches an app in the background.
public struct BackgroundTask<Input: Sendable, Output: Sendable>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Input == Void, Output == Void {
    BackgroundTask<Void, Void>()
  }

  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Input == Void, Output == Void {
    BackgroundTask<Void, Void>()
  }
}

/// A value stored per scene. Here it lasts as long as the wrapper.
@propertyWrapper
public struct SceneStorage<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value, _ key: String) { box = Box(wrappedValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

/// A UIKit view inside a SwiftUI view. It compiles but is not drawn: there is no UIKit here.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues.current }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues.current }
}

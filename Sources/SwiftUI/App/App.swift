package import ViewArchive

/// The entry point of an app. App code next to a widget compiles with it; `island run` runs it.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

extension Never: Scene {}

/// The settings window of an app on other platforms.
public struct Settings<Content: View> {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene, PrimitiveScene {
  public typealias Body = Never
}

extension Never: Commands {}

public struct SidebarCommands: Commands {
  public typealias Body = Never

  nonisolated public init() {}
}

/// A value stored per scene. In Island it lasts as long as the wrapper.
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

/// The place of a UIKit view, which is not drawn but named: Island has no UIKit, and a phone draws none
/// in a Live Activity either.
public struct _HostedView {
  let name: String
}

extension _HostedView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.unsupported("\(name) (UIKit)"))]
  }
}

/// A UIKit view inside a SwiftUI view. It compiles, and a placeholder names it: Island has no UIKit.
/// On iOS `Body` is `Never`; no code mentions it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _HostedView {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: _HostedView { _HostedView(name: "\(Self.self)") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues.current }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == _HostedView {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: _HostedView { _HostedView(name: "\(Self.self)") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues.current }
}

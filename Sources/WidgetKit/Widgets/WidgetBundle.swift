/// The widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Serves the bundle's widgets to the parent process.
  public static func main() { HostLoop.serveStandardStreams() }
}

/// A view of an app that is shown outside it; here, a Live Activity.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()
  var body: Body { get }
}

extension Widget {
  /// Serves the program's widgets, when the widget itself is the program's entry point.
  public static func main() { HostLoop.serveStandardStreams() }
}

/// Something that shows outside of its app; here, a Live Activity.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()
  var body: Body { get }
}

extension Widget {
  /// A widget that is the whole program serves it alone.
  public static func main() { HostLoop.serveStandardStreams() }
}

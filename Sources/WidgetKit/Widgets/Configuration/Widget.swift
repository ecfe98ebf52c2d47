/// A view of an app that is shown outside it; in Island, a Live Activity.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()
  var body: Body { get }
}

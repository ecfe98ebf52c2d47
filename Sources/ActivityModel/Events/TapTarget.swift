/// What was tapped. Only the process that drew the view knows this, so the event contains it.
package enum TapTarget: Hashable, Sendable {
  /// The content, not a link or control: the presentation's `widgetURL`; nil: it has none.
  case content(url: String?)
  /// A `Link` view.
  case link(url: String)
  /// A button or toggle with an intent, under a name that its renderer can look up.
  case control(String)
}

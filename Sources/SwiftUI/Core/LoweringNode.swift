package import ViewArchive

/// A view's place on the screen of an app, as lowering sees it: it lowers a view again only when it
/// has changed.
@MainActor
protocol LoweringNode: AnyObject {
  /// Records what the body of the view reads.
  var reader: BodyReader { get }
  /// Lowers a view that stands inside the view of this node.
  func lowerChild<Content: View>(_ view: Content, in context: LoweringContext) -> [ViewNode]
  /// Returns the last body of a view, or a new one when it may differ.
  ///
  /// - Parameter subject: What has the properties, the view or its modifier.
  func body(
    of view: Any, subject: Any, in context: LoweringContext, _ evaluate: () -> any View
  ) -> any View
  /// Returns the number of the environment that this view makes of its own.
  func environmentID(after outer: Int) -> Int
}

/// A view's place on a screen that lives.
@MainActor
protocol LivingPlace: AnyObject {
  /// Marks the nodes to which inputs come back.
  var number: Int { get }

  /// Sets what happens when the view appears, changes and disappears; it happens after the pass.
  func follow(_ event: ViewEvent)
  /// Sets what the view says about a preference; those who follow it hear of it after the pass.
  func follow(_ preference: GraphPreference)
  /// Has a scope scroll the scroll views in the view.
  func connect(_ scope: ScrollScope)
  /// Returns the number that marks the views with an identifier on the screen.
  func number(of target: ScrollTarget) -> Int
  /// Runs work that is cancelled when the view is removed; without effect while the last one runs.
  func run(_ work: @escaping @Sendable () async -> Void)

  /// Shows, of the views that stand in this one with identifiers, only that with the last one.
  func showLast(of ids: Range<Int>)
  /// Shows only one of several views inside this one.
  ///
  /// - Parameter places: Where they are.
  func show(_ index: Int, of places: [any LivingPlace])
}

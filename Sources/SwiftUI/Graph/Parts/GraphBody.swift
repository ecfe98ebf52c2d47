/// The last body of a view, and what it was made from.
@MainActor
struct GraphBody {
  private var view: Any?
  private(set) var value: (any View)?
  /// Records what the body reads.
  private(set) var reader: BodyReader
  /// True when the body has to be evaluated.
  var isOutdated = true
  /// True when the views below come from a body that was evaluated in the current pass.
  var isFresh = true

  init(number: Int) { reader = BodyReader(number: number) }

  /// True when a view is certainly the one that the body is of.
  func isOf(_ view: Any) -> Bool {
    self.view.map { ValueComparison.areEqual($0, view) } ?? false
  }

  /// True when the body need not be evaluated again in an environment.
  func isValid(in environment: EnvironmentValues) -> Bool {
    !isOutdated && value != nil && reader.readsSame(in: environment)
  }

  /// Begins the evaluation of a body of a view.
  mutating func begin(_ view: Any) {
    isFresh = true
    isOutdated = false
    self.view = view
    reader = BodyReader(number: reader.number)
  }

  /// Keeps the body that was evaluated.
  mutating func end(_ value: (any View)?) {
    self.value = value
    reader.endBody()
  }
}

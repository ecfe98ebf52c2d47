import AppIntents

/// What a press of a layout's button does: the handler of its target is called, and what it returns covers
/// the props of this activity from then on.
struct LiveActivityUserInteraction: LiveActivityIntent {
  /// The press could not be handled.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static var title: LocalizedStringResource { "Live Activity User Interaction" }

  @Parameter(title: "Source") var source: String
  @Parameter(title: "Target") var target: String
  @Parameter(title: "Layout") var layout: String

  /// Handles the press; nil: nothing does.
  private var evaluator: LayoutEvaluator?

  init() {}

  init(source: String, target: String, layout: String, evaluator: LayoutEvaluator) {
    self.evaluator = evaluator
    self.source = source
    self.target = target
    self.layout = layout
  }

  /// - Throws: `Failure` when the layout has no handler for the target and no app runs that would be told.
  func perform() async throws -> some IntentResult {
    try await press()
    return .result()
  }

  @MainActor
  private func press() throws(Failure) {
    guard let evaluator else { return }
    guard evaluator.press(target, of: source) else {
      throw Failure(
        description: "\(layout): no handler for the target \"\(target)\"; "
          + "the app, which would hear of it, does not run")
    }
  }
}

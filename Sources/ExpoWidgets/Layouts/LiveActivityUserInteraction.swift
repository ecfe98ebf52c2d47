package import AppIntents
import Synchronization

/// What a press of a layout's button does: the handler of its target is called, and what it returns covers
/// the props of this activity from then on. The app, when it runs, is told of the press.
package struct LiveActivityUserInteraction: LiveActivityIntent, WidgetPerformedIntent {
  /// The press could not be handled.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Takes the presses of this process: the activity's identifier and the target.
  typealias Receiver = @Sendable (_ source: String, _ target: String) -> Void

  package static var title: LocalizedStringResource { "Live Activity User Interaction" }

  @Parameter(title: "Source") var source: String
  @Parameter(title: "Target") var target: String
  @Parameter(title: "Layout") var layout: String

  /// Handles the press in the widget's process; nil: this is the app's.
  private var evaluator: LayoutEvaluator?

  private static let receiver = Mutex<Receiver?>(nil)

  /// Tells the intent that it runs in the app, and where its presses go.
  static func setReceiver(_ receiver: @escaping Receiver) {
    self.receiver.withLock { $0 = receiver }
  }

  package init() {}

  init(source: String, target: String, layout: String, evaluator: LayoutEvaluator) {
    self.evaluator = evaluator
    self.source = source
    self.target = target
    self.layout = layout
  }

  /// - Throws: `Failure` when the layout has no handler for the target and no app runs that would be told.
  package func perform() async throws -> some IntentResult {
    if let receiver = Self.receiver.withLock({ $0 }) {
      receiver(source, target)
    } else {
      try await press()
    }
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

/// What identifies the intent are its parameters: it is read again in the process of the app.
extension LiveActivityUserInteraction: CustomReflectable {
  package var customMirror: Mirror {
    Mirror(self, children: ["_source": _source, "_target": _target, "_layout": _layout])
  }
}

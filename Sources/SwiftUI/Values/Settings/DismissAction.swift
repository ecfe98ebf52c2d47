import ViewArchive

/// Dismisses a presentation. Has no effect: a Live Activity presents nothing.
public struct DismissAction: Sendable {
  private let action: (@MainActor @Sendable () -> Void)?

  init() { action = nil }

  init(_ action: @escaping () -> Void) {
    // Called on the main actor, as what it closes.
    nonisolated(unsafe) let action = action
    self.action = { action() }
  }

  /// True when there is something to close.
  var isPossible: Bool { action != nil }

  @MainActor public func callAsFunction() { action?() }
}

public import AppIntents

// Snippets are views that Siri and Shortcuts show; Island does not, and the results do not keep them.

extension IntentResult {
  public static func result<Snippet: View>(
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Never> { .result() }

  public static func result<Snippet: View>(
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Never> { .result() }

  public static func result<Snippet: View>(
    dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, IntentDialog> {
    .result(dialog: dialog)
  }

  public static func result<Snippet: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, IntentDialog> {
    .result(dialog: dialog)
  }

  public static func result<Result: Sendable, Snippet: View>(
    value: Result, view: Snippet
  ) -> Self where Self == IntentResultContainer<Result, Never, Never> { .result(value: value) }

  public static func result<Result: Sendable, Snippet: View>(
    value: Result, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Result, Never, IntentDialog> {
    .result(value: value, dialog: dialog)
  }

  public static func result<Result: Sendable, Snippet: View>(
    value: Result, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Result, Never, IntentDialog> {
    .result(value: value, dialog: dialog)
  }
}

extension AppIntent {
  /// Asks the user, who never answers in Island.
  ///
  /// - Throws: An error, always.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await requestConfirmation(
      conditions: conditions, actionName: actionName, dialog: dialog)
  }
}

public protocol ReturnsValue<Value>: IntentResult {}

public protocol ProvidesDialog: IntentResult {}

public protocol OpensIntent: IntentResult {}

public protocol ShowsSnippetView: IntentResult {}

public protocol ShowsSnippetIntent: IntentResult {}

/// The type of all results that `.result(…)` creates.
public struct IntentResultContainer<Value: Sendable, OpenedIntent: Sendable, Dialog: Sendable>:
  IntentResult
{
  public let value: Value?
  public let opensIntent: OpenedIntent?
  public let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue {}

// Snippets are not shown, so a result does not keep them; SwiftUI adds the forms with a view.
extension IntentResultContainer: ShowsSnippetView {}

extension IntentResultContainer: ShowsSnippetIntent {}

extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

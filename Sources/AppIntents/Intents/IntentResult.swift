/// The result of performing an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never
  var value: Value? { get }
}

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

extension IntentResultContainer: OpensIntent where OpenedIntent: AppIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never> {
    Self(value: nil, opensIntent: nil, dialog: nil)
  }

  public static func result<Result: Sendable>(
    value: Result
  ) -> Self where Self == IntentResultContainer<Result, Never, Never> {
    Self(value: value, opensIntent: nil, dialog: nil)
  }

  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, IntentDialog> {
    Self(value: nil, opensIntent: nil, dialog: dialog)
  }

  public static func result<Opened: AppIntent>(
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never> {
    Self(value: nil, opensIntent: opensIntent, dialog: nil)
  }

  public static func result<Result: Sendable>(
    value: Result, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Result, Never, IntentDialog> {
    Self(value: value, opensIntent: nil, dialog: dialog)
  }

  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Opened, IntentDialog> {
    Self(value: nil, opensIntent: opensIntent, dialog: dialog)
  }
}

/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
  public static var title: LocalizedStringResource { "Open URL" }

  public var url: URL?

  public init() {}

  public init(_ url: URL) { self.url = url }

  /// - Throws: Nothing; declared as in Apple's API.
  public func perform() async throws -> some IntentResult { .result() }
}

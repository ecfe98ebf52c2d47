/// The result of performing an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never
  var value: Value? { get }
}

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

extension IntentResult {
  public static func result<Result: Sendable, Opened: AppIntent>(
    value: Result, opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Result, Opened, Never> {
    Self(value: value, opensIntent: opensIntent, dialog: nil)
  }

  public static func result<Result: Sendable, Opened: AppIntent>(
    value: Result, opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Result, Opened, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
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

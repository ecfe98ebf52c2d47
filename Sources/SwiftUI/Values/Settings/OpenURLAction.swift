import ViewArchive

/// Opens a URL. Has no effect while a Live Activity is drawn.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }

  private let handler: (@Sendable (URL) -> Result)?

  init() { handler = nil }

  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens a URL and says whether it could be opened: never, as there are no other apps.
  public func callAsFunction(
    _ url: URL, completion: @escaping @Sendable (_ accepted: Bool) -> Void
  ) {
    completion(handler != nil)
    callAsFunction(url)
  }

  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

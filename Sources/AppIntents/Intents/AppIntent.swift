/// An action of an app, as a value that a button can store.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var persistentIdentifier: String { get }
  static var parameterSummary: SummaryContent { get }

  init()

  /// - Throws: Any error of the app.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }

  /// Performs the intent from inside another one.
  ///
  /// - Throws: The error of `perform()`.
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }
}

/// An intent that plays or records audio.
public protocol AudioPlaybackIntent: SystemIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

public protocol AudioStartingIntent: SystemIntent {}

/// An intent that opens its app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}

/// The requirement that the device is unlocked before an intent runs.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// A description of an intent for the user.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?

  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

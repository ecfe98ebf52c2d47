// Kinds of intents that the system gives a meaning; here each is an intent like any other.

/// An intent that took the place of a SiriKit one.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that is kept for old shortcuts.
public protocol DeprecatedAppIntent: AppIntent {
  static var deprecation: IntentDeprecation { get }
}

public struct IntentDeprecation: Sendable, ExpressibleByStringLiteral {
  public init(message: LocalizedStringResource) {}

  public init(stringLiteral value: String) {}
}

/// An intent that tells the system what will be done next.
public protocol PredictableIntent: AppIntent {}

/// An intent that a person can take back.
public protocol UndoableIntent: AppIntent {}

/// An intent whose view can be asked again.
public protocol SnippetIntent: AppIntent {}

/// An intent with an address of its own.
public protocol URLRepresentableIntent: AppIntent {}

public protocol TargetContentProvidingIntent: AppIntent {}

/// An intent that deletes.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity
  var entities: [Entity] { get set }
}

/// An intent that shows what a search finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  var criteria: StringSearchCriteria { get set }
}

public struct StringSearchCriteria: Sendable {
  public var term: String

  public init(term: String) { self.term = term }
}

/// An intent that a Focus runs.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {}

/// An intent that speaks or listens.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol StartWorkoutIntent: SystemIntent {}
public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Where an intent may run.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = Self(rawValue: 1)
  public static let foreground = Self(rawValue: 2)

  public enum ForegroundMode: Sendable { case immediate, deferred, dynamic }

  public static func foreground(_ mode: ForegroundMode) -> Self { .foreground }
}

/// Says which intents a package brings.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Tells the system that an intent was performed; nobody listens here.
public struct IntentDonationManager: Sendable {
  public static let shared = Self()

  public func donate<Intent: AppIntent>(intent: Intent) {}
}

/// What goes wrong in an intent, in words for its person.
public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  public let localizedStringResource: LocalizedStringResource

  public init(_ text: LocalizedStringResource) { localizedStringResource = text }
}

extension AppIntent {
  public static var supportedModes: IntentModes { .background }
  public static var isAssistantOnly: Bool { false }

  /// Asks the person; nobody is there to agree.
  public func requestConfirmation() async throws { throw IntentValueError.needsValue }

  public func requestConfirmation<Result: IntentResult>(result: Result) async throws {
    throw IntentValueError.needsValue
  }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go,
    dialog: IntentDialog? = nil
  ) async throws { throw IntentValueError.needsValue }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> any Error { IntentValueError.needsValue }

  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {}

  /// Tells Siri; nobody listens here.
  public func donate() async throws {}
}

public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public enum ConfirmationActionName: Sendable {
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, find, get, go,
    log, open, order, pay, play, post, request, run, search, send, set, share, start, toggle,
    turnOff, turnOn, view

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { .do }
}

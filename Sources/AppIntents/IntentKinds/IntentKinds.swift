// Intent types to which the system gives a meaning; in Island they are treated like any other
// intent.

/// An intent that replaces a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// An intent that is kept for existing shortcuts.
public protocol DeprecatedAppIntent: AppIntent {
  static var deprecation: IntentDeprecation { get }
}

public struct IntentDeprecation: Sendable, ExpressibleByStringLiteral {
  public init(message: LocalizedStringResource) {}

  public init(stringLiteral value: String) {}
}

/// An intent for which the system can predict the next use.
public protocol PredictableIntent: AppIntent {}

/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}

/// An intent that returns a view which the system can update.
public protocol SnippetIntent: AppIntent {}

/// An intent that has a URL.
public protocol URLRepresentableIntent: AppIntent {}

public protocol TargetContentProvidingIntent: AppIntent {}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity
  var entities: [Entity] { get set }
}

/// An intent that shows search results in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  var criteria: StringSearchCriteria { get set }
}

public struct StringSearchCriteria: Sendable {
  public var term: String

  public init(term: String) { self.term = term }
}

/// An intent that runs when a Focus is turned on or off.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {}

/// An intent that transmits or receives push-to-talk audio.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol StartWorkoutIntent: SystemIntent {}
public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}

/// The modes in which an intent may run: in the foreground or background.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = Self(rawValue: 1)
  public static let foreground = Self(rawValue: 2)

  public enum ForegroundMode: Sendable { case immediate, deferred, dynamic }

  public static func foreground(_ mode: ForegroundMode) -> Self { .foreground }
}

/// A package that contains intents.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Reports performed intents to the system; without effect in Island.
public struct IntentDonationManager: Sendable {
  public static let shared = Self()

  public func donate<Intent: AppIntent>(intent: Intent) {}
}

/// An error of an intent, with a message for the user.
public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  public let localizedStringResource: LocalizedStringResource

  public init(_ text: LocalizedStringResource) { localizedStringResource = text }
}

extension AppIntent {
  public static var supportedModes: IntentModes { .background }
  public static var isAssistantOnly: Bool { false }

  /// Requests a confirmation, which is never given in Island.
  ///
  /// - Throws: `IntentValueError.needsValue`, always.
  public func requestConfirmation() async throws { throw IntentValueError.needsValue }

  /// - Throws: `IntentValueError.needsValue`, always.
  public func requestConfirmation<Result: IntentResult>(result: Result) async throws {
    throw IntentValueError.needsValue
  }

  /// - Throws: `IntentValueError.needsValue`, always.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go,
    dialog: IntentDialog? = nil
  ) async throws { throw IntentValueError.needsValue }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> any Error { IntentValueError.needsValue }

  /// - Throws: Nothing; declared as in Apple's API.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {}

  /// Donates the intent to Siri; without effect in Island.
  ///
  /// - Throws: Nothing; declared as in Apple's API.
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

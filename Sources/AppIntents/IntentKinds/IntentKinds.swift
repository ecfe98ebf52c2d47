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

extension TargetContentProvidingIntent {
  /// Does nothing: the app shows the target.
  ///
  /// - Throws: Nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

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

/// An intent that can bring its app to the front while it runs.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// - Throws: `IntentValueError.needsValue`, always: no app can come to the front.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) async throws { throw IntentValueError.needsValue }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> any Error { IntentValueError.needsValue }
}

/// One of several answers.
public struct IntentChoiceOption: Sendable {
  public let title: LocalizedStringResource

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = title
  }

  public static var cancel: Self { Self(title: "Cancel") }

  public static func cancel(title: LocalizedStringResource) -> Self { Self(title: title) }
}

extension AppIntent {
  /// - Throws: `IntentValueError.needsValue`, always.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName, showPrompt: Bool = true
  ) async throws { throw IntentValueError.needsValue }

  /// - Throws: `IntentValueError.needsValue`, always.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    snippetIntent: Snippet
  ) async throws { throw IntentValueError.needsValue }

  /// - Throws: `IntentValueError.needsValue`, always.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw IntentValueError.needsValue }
}

extension IntentParameter {
  public func needsDisambiguationError(
    among items: [Value], dialog: IntentDialog? = nil
  ) -> any Error { IntentValueError.needsValue }
}

extension SnippetIntent {
  /// Does nothing: snippets are not shown.
  public static func reload() {}
}

extension UndoableIntent {
  /// Nil: nothing undoes an intent here.
  public var undoManager: UndoManager? { nil }
}

extension ProgressReportingIntent {
  /// A progress without observers.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// The kind of content that a search looks for.
public struct StringSearchScope: Hashable, Sendable {
  private let name: String

  public static let general = Self(name: "general")
  public static let movies = Self(name: "movies")
  public static let tv = Self(name: "tv")
  public static let music = Self(name: "music")
  public static let books = Self(name: "books")
  public static let podcasts = Self(name: "podcasts")
}

extension ShowInAppSearchResultsIntent {
  public static var searchScopes: [StringSearchScope] { [.general] }
}

extension CameraCaptureIntent {
  /// - Throws: Nothing; declared as in Apple's API.
  public static func updateAppContext<Context>(_ context: Context) async throws {}
}

/// What Siri may propose of an intent; never used in Island.
public protocol IntentPredictionConfiguration {}

public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public init(displayRepresentation: () -> DisplayRepresentation) {}

  public init<Value>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: (Value) -> DisplayRepresentation
  ) {}
}

extension IntentDeprecation {
  public init<Replacement: AppIntent>(
    message: LocalizedStringResource, replacedBy: Replacement.Type
  ) {
    self.init(message: message)
  }
}

/// What a Focus filter tells the app.
public struct FocusFilterAppContext: Sendable {
  public init() {}

  public init(notificationFilterPredicate: NSPredicate?) {}
}

public struct FocusFilterSuggestionContext: Sendable {}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
}

extension AppIntentError {
  public static var restartPerform: Self { Self("Restart") }

  /// A permission that the user has not given.
  public enum PermissionRequired: Error, Sendable {
    case bluetooth, calendar, camera, contacts, localNetwork, location, microphone, photos,
      reminders, siri, speechRecognition
  }

  /// What the user has to do in the app.
  public enum UserActionRequired: Error, Sendable { case accountSetup, confirmation, signin }

  /// Why an intent cannot be performed.
  public enum Unrecoverable: Error, Sendable {
    case actionCanceled, entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed,
      unknown, unsupportedOnDevice
  }
}

extension IntentDonationManager {
  /// - Throws: Nothing; nothing was donated.
  public func deleteDonations<Intent: AppIntent>(
    matching predicate: IntentDonationMatchingPredicate<Intent>
  ) async throws -> [UUID] { [] }
}

public struct IntentDonationMatchingPredicate<Intent: AppIntent>: Sendable {
  public static func intentType(_ type: Intent.Type) -> Self { Self() }
}

extension IntentResult {
  public static func result<Snippet: SnippetIntent>(
    snippetIntent: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Never> { .result() }
}

/// How and when the system runs an intent.
public struct IntentSystemContext: Sendable {
  public struct Mode: Hashable, Sendable {
    /// False: no app is behind a widget here that could come to the front.
    public var canContinueInForeground: Bool { false }
  }

  public let preciseTimestamp: Date?
  public var currentMode: Mode { Mode() }
}

extension AppIntent {
  public var systemContext: IntentSystemContext { IntentSystemContext(preciseTimestamp: nil) }
}

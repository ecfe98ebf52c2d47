public import Foundation

/// Why an activity could not be started (activitykit.md §5.1).
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// Attributes and content state are more than 4 KB together.
  case attributesTooLarge
  /// The device has no Live Activities.
  case unsupported
  /// Switched off by a person.
  case denied
  /// The device's limit is reached.
  case globalMaximumExceeded
  /// The app's limit is reached.
  case targetMaximumExceeded
  /// This kind of program may not have activities, or not now.
  case unsupportedTarget
  /// The app was not in front.
  case visibility
  /// The system could not keep the activity.
  case persistenceFailure
  /// The process that starts it is unknown to the system.
  case missingProcessIdentifier
  /// An entitlement is missing.
  case unentitled
  /// The identifier is not valid, or taken.
  case malformedActivityIdentifier
  /// The activity belongs to somebody else.
  case reconnectNotPermitted

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  /// From 1 in the order of the cases; only that of `targetMaximumExceeded` was measured.
  public var errorCode: Int {
    switch self {
    case .attributesTooLarge: 1
    case .unsupported: 2
    case .denied: 3
    case .globalMaximumExceeded: 4
    case .targetMaximumExceeded: 5
    case .unsupportedTarget: 6
    case .visibility: 7
    case .persistenceFailure: 8
    case .missingProcessIdentifier: 9
    case .unentitled: 10
    case .malformedActivityIdentifier: 11
    case .reconnectNotPermitted: 12
    }
  }

  public var errorUserInfo: [String: Any] { words }

  public var errorDescription: String? { failureReason }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes and the content state exceed 4 KB."
    case .unsupported: "This device does not support Live Activities."
    case .denied: "Live Activities are switched off for this app."
    case .globalMaximumExceeded: "The device has reached its maximum number of activities."
    case .targetMaximumExceeded: "Maximum number of activities for target already exists."
    case .unsupportedTarget: "The app does not declare support for Live Activities."
    case .visibility: "Target is not foreground."
    case .persistenceFailure: "The system could not store the activity."
    case .missingProcessIdentifier: "The process that starts it has no identifier."
    case .unentitled: "The app lacks the entitlement for Live Activities."
    case .malformedActivityIdentifier: "The activity identifier is not valid."
    case .reconnectNotPermitted: "The process did not create the activity."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Send less, or names of things the app already has."
    case .unsupported: "Check ActivityAuthorizationInfo().areActivitiesEnabled first."
    case .denied: "Ask the person to allow Live Activities in Settings."
    case .globalMaximumExceeded, .targetMaximumExceeded: "End an activity that is over."
    case .unsupportedTarget: "Set NSSupportsLiveActivities in the app's Info.plist."
    case .visibility: "Start it while the app is in front, from a LiveActivityIntent, or by push."
    case .unentitled: "Add the entitlement to the app."
    case .persistenceFailure, .missingProcessIdentifier, .malformedActivityIdentifier,
      .reconnectNotPermitted:
      nil
    }
  }
}

extension LocalizedError {
  /// What `NSError` has to say; Foundation on Linux does not ask a `CustomNSError` for it.
  var words: [String: Any] {
    [
      NSLocalizedDescriptionKey: errorDescription,
      NSLocalizedFailureReasonErrorKey: failureReason,
      NSLocalizedRecoverySuggestionErrorKey: recoverySuggestion,
    ].compactMapValues { $0 }
  }
}

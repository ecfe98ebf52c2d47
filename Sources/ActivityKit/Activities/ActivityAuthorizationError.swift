public import Foundation

/// Why an activity could not be started (CHECK-2).
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The attributes and the content state together exceed 4 KB of JSON.
  case attributesTooLarge
  /// The device has no Live Activities.
  case unsupported
  /// The user has switched Live Activities off.
  case denied
  /// The device has reached its limit of activities.
  case globalMaximumExceeded
  /// The app has reached its limit of activities.
  case targetMaximumExceeded
  /// This kind of process may not start activities, or not in its present state.
  case unsupportedTarget
  /// The app was not in the foreground.
  case visibility
  /// The system could not store the activity.
  case persistenceFailure
  /// The process that starts the activity is unknown to the system.
  case missingProcessIdentifier
  /// An entitlement is missing.
  case unentitled
  /// The identifier is not valid, or already used.
  case malformedActivityIdentifier
  /// The activity belongs to another process.
  case reconnectNotPermitted

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  /// The number of the error: from 1 in the order of the cases. Only the number of
  /// `targetMaximumExceeded` was measured on a device; the others are assumed.
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

  public var errorUserInfo: [String: Any] { localizedUserInfo }

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
  /// The strings of an `NSError`; Foundation on Linux does not take them from a `CustomNSError`.
  var localizedUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey: errorDescription,
      NSLocalizedFailureReasonErrorKey: failureReason,
      NSLocalizedRecoverySuggestionErrorKey: recoverySuggestion,
    ].compactMapValues { $0 }
  }
}

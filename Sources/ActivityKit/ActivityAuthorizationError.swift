import ActivityModel
public import Foundation

/// Why an activity could not be started (activitykit.md §5.1).
public enum ActivityAuthorizationError: Int, CustomNSError, LocalizedError, Hashable, Sendable {
  /// Attributes and content state are more than 4 KB together.
  case attributesTooLarge = 1
  /// The device has no Live Activities.
  case unsupported
  /// Switched off by a person.
  case denied
  /// The device's limit is reached.
  case globalMaximumExceeded
  /// The app's limit is reached.
  case targetMaximumExceeded
  case unsupportedTarget
  /// The app was not in front.
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case unentitled
  case malformedActivityIdentifier
  case reconnectNotPermitted

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  public var errorCode: Int { rawValue }

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

extension ActivityAuthorizationError {
  /// The error that an app sees when the engine refuses its request (activitykit.md §4).
  init(_ refusal: ActivityRefusal) {
    self =
      switch refusal {
      case .unsupportedDevice: .unsupported
      case .notDeclared, .unsupportedTarget: .unsupportedTarget
      case .notEntitled, .noPushCapability: .unentitled
      case .notAuthorized: .denied
      case .notVisible: .visibility
      case .malformedID, .duplicateID: .malformedActivityIdentifier
      case .foreignID: .reconnectNotPermitted
      case .tooLarge: .attributesTooLarge
      case .perAppLimit: .targetMaximumExceeded
      case .globalLimit: .globalMaximumExceeded
      case .notPersisted: .persistenceFailure
      // The channel cannot be listened to; the others are never the answer to a request.
      case .malformedChannel, .unknown, .alreadyEnded, .olderThanApplied, .tooFarAhead,
        .pushNotRequested, .startWithoutAlert, .updateBudgetUsed, .startBudgetUsed,
        .gestureWithoutEffect, .needsAuthentication, .systemItemStays:
        .persistenceFailure
      }
  }
}

import ActivityModel
import Foundation

/// Errors of `request` that are not public in Apple's ActivityKit (CHECK-3).
///
/// As `NSError`s they have the domain and codes that developers report.
enum ActivityInputError: CustomNSError, LocalizedError, Hashable {
  /// A push type without the Push Notifications capability, or with a malformed channel.
  case pushType
  /// `NSSupportsLiveActivities` is missing.
  case notDeclared

  static var errorDomain: String { "com.apple.ActivityKit.ActivityInput" }

  var errorCode: Int {
    switch self {
    case .pushType: 0
    case .notDeclared: 1
    }
  }

  var errorUserInfo: [String: Any] { localizedUserInfo }

  var errorDescription: String? { failureReason }

  var failureReason: String? {
    switch self {
    case .pushType: "The app cannot be reached by this type of push."
    case .notDeclared: "The app does not declare NSSupportsLiveActivities in its Info.plist."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .pushType:
      "Add the Push Notifications capability; a channel's identifier has to be base 64."
    case .notDeclared: "Add NSSupportsLiveActivities = YES to the app's Info.plist."
    }
  }
}

enum RequestError {
  /// Returns the error that `request` throws for a refusal (CHECK-1, CHECK-2, CHECK-3).
  static func error(for refusal: ActivityRefusal) -> any Error {
    switch refusal {
    case .notDeclared: ActivityInputError.notDeclared
    case .noPushCapability, .malformedChannel: ActivityInputError.pushType
    case .unsupportedDevice: ActivityAuthorizationError.unsupported
    case .unsupportedTarget: ActivityAuthorizationError.unsupportedTarget
    case .notEntitled: ActivityAuthorizationError.unentitled
    case .notAuthorized: ActivityAuthorizationError.denied
    case .notVisible: ActivityAuthorizationError.visibility
    case .malformedID, .duplicateID: ActivityAuthorizationError.malformedActivityIdentifier
    case .foreignID: ActivityAuthorizationError.reconnectNotPermitted
    case .tooLarge: ActivityAuthorizationError.attributesTooLarge
    case .perAppLimit: ActivityAuthorizationError.targetMaximumExceeded
    case .globalLimit: ActivityAuthorizationError.globalMaximumExceeded
    case .notPersisted: ActivityAuthorizationError.persistenceFailure
    // The engine never refuses a request for these reasons.
    case .unknown, .alreadyEnded, .olderThanApplied, .tooFarAhead, .pushNotRequested,
      .startWithoutAlert, .updateBudgetUsed, .startBudgetUsed, .gestureWithoutEffect,
      .needsAuthentication, .systemItemStays:
      ActivityAuthorizationError.persistenceFailure
    }
  }
}

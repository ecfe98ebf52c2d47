package import Foundation

/// `ActivityUIDismissalPolicy` of ActivityKit.
package enum DismissalPolicy: Hashable, Sendable {
  /// The card stays until a person removes it, or four hours after the end.
  case `default`
  case immediate
  /// The card stays until the date, or four hours after the end, whichever is first.
  case after(Date)
}

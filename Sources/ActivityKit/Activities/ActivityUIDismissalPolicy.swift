package import ActivityModel
public import Foundation

/// When the card of an ended activity leaves the lock screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  package let policy: DismissalPolicy

  /// When the user removes it, or four hours after the end.
  public static let `default` = Self(policy: .default)
  /// Immediately at the end.
  public static let immediate = Self(policy: .immediate)

  /// At `date`, or four hours after the end, whichever is first.
  public static func after(_ date: Date) -> Self { Self(policy: .after(date)) }
}

public import AppIntents
import Foundation

/// When a new timeline is requested.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Form: Equatable {
    case atEnd, never
    case after(Date)
  }

  private let form: Form

  public static let atEnd = Self(form: .atEnd)
  public static let never = Self(form: .never)

  public static func after(_ date: Date) -> Self { Self(form: .after(date)) }
}

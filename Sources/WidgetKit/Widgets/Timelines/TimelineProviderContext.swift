import AppIntents
public import Foundation
public import SwiftUI

/// The context in which a home screen widget is shown.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
  public let environmentVariants: EnvironmentVariants

  /// The environments in which the system shows the widget.
  public struct EnvironmentVariants {
    /// Nil: widgets of the Home Screen are not shown in Island.
    public subscript<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { nil }
  }
}

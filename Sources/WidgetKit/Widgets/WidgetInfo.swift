public import AppIntents
import SwiftUI

/// A widget that the user has placed.
public struct WidgetInfo: Identifiable, Sendable {
  public let family: WidgetFamily
  public let kind: String
  public var id: String { kind + family.description }

  /// Nil: no widgets are placed in Island.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

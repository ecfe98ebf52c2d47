public import AppIntents
public import SwiftUI

/// A widget that the user has placed.
public struct WidgetInfo: Sendable {
  public let family: WidgetFamily
  public let kind: String
}

public import AppIntents
import SwiftUI

/// The push token of a widget.
public struct WidgetPushInfo: Sendable {
  public let token: Data
}

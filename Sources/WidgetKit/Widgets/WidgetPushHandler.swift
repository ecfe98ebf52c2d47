import AppIntents
import SwiftUI

/// Receives the push tokens of widgets; never called in Island.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

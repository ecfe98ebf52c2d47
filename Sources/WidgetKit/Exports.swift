// As on iOS, a widget's source sees SwiftUI and ActivityKit also if it imports only WidgetKit.
@_exported public import SwiftUI

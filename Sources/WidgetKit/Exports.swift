// A widget's source names views and activities whatever it imports besides WidgetKit.
@_exported public import SwiftUI

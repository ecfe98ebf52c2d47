// Layers and time lie in SwiftUI here.
@_exported import SwiftUI

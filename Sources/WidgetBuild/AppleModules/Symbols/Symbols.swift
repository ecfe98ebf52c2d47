// Symbols: re-exports SwiftUI, which declares symbol effects.
@_exported import SwiftUI

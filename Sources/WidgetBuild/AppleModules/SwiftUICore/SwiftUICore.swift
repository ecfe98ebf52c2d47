// SwiftUICore: re-exports SwiftUI.
@_exported import SwiftUI

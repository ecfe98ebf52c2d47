// QuartzCore: re-exports SwiftUI, which declares layers and media time.
@_exported import SwiftUI

// DeveloperToolsSupport: re-exports SwiftUI, which declares previews and named resources.
@_exported import SwiftUI

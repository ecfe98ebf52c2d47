// Previews and named resources lie in SwiftUI here.
@_exported import SwiftUI

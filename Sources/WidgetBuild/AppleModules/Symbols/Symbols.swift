// Effects of symbols lie in SwiftUI here.
@_exported import SwiftUI

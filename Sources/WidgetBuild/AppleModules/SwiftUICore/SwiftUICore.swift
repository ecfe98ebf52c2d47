// All of it lies in SwiftUI here.
@_exported import SwiftUI

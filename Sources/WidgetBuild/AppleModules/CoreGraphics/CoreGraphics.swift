// Paths, colours and pictures lie in SwiftUI here.
@_exported import SwiftUI

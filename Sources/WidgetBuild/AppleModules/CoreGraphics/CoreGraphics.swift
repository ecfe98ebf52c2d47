// CoreGraphics: re-exports SwiftUI, which declares paths, colours and images.
@_exported import SwiftUI

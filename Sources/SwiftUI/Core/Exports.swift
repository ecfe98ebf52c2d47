// As on iOS, `import SwiftUI` is enough for Foundation and for texts and models.
@_exported public import AppIntents
@_exported public import Foundation

@_exported public import AppIntents
// `import SwiftUI` brings these along on iOS too.
@_exported public import Foundation
@_exported public import Observation

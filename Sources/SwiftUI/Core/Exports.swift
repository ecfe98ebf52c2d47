@_exported public import AppIntents
// `import SwiftUI` re-exports these modules on iOS too.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Observation

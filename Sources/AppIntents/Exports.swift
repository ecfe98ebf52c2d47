// Apple's modules re-export Foundation, and a third of published sources rely on it (57 of 178
// published Live Activities import it nowhere). On Linux networking is a separate module,
// and FoundationAdditions declares what Foundation lacks.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import FoundationNetworking

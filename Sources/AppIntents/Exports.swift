// Apple's modules re-export Foundation, and a third of published sources rely on it (57 of 178
// published Live Activities import it nowhere). Networking is a separate module on Linux only, and
// what Foundation lacks there is a module of its own.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import FoundationNetworking

// Darwin: the C library, with what Foundation adds to it.
@_exported import Foundation

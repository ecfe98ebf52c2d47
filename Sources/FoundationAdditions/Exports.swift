// These declarations belong to Foundation on iOS, so a file that imports this module also gets
// Foundation.
@_exported public import Foundation

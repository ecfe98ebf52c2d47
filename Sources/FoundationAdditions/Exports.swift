// These declarations belong to Foundation on iOS, so whoever imports them sees Foundation too.
@_exported public import Foundation

// As on iOS, a source that imports ActivityKit alone sees Foundation and the resource strings of
// alerts.
@_exported public import struct AppIntents.LocalizedStringResource
@_exported public import Foundation

// As on iOS, a source that imports ActivityKit alone sees Foundation and the resource strings of
// alerts.
@_exported public import struct AppIntents.LocalizedStringResource
// On iOS these come with Foundation, through Combine.
@_exported public import protocol AppIntents.ObservableObject
@_exported public import struct AppIntents.Published
@_exported public import Foundation

// As on iOS, a source file that imports only ActivityKit also sees Foundation and the localized
// strings of alerts.
@_exported public import struct AppIntents.LocalizedStringResource
// On iOS these come with Foundation, which exports Combine's.
@_exported public import protocol AppIntents.ObservableObject
@_exported public import struct AppIntents.Published
@_exported public import Foundation

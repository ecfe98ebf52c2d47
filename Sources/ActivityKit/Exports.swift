@_exported public import Foundation
// As on iOS, a source file that imports only ActivityKit also sees Foundation and the localized
// strings of alerts.
@_exported public import struct FoundationAdditions.LocalizedStringResource
// On iOS these come with Foundation, which exports Combine's.
@_exported public import protocol FoundationAdditions.ObservableObject
@_exported public import struct FoundationAdditions.Published

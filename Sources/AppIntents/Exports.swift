// Apple's modules bring Foundation along, and a third of published sources rely on it
// (swiftui-surface.md §3). Networking is a module of its own on Linux only.
@_exported public import Foundation
@_exported public import FoundationNetworking

// CoreServices: no declarations of its own; re-exports AppIntents and with it Foundation.
@_exported import AppIntents

@_exported import AppIntents

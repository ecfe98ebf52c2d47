// ObjectiveC: re-exports AppIntents, which declares the supported parts.
@_exported import AppIntents

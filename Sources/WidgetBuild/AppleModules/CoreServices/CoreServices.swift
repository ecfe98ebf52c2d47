// Nothing of it is needed beside Foundation.
@_exported import AppIntents

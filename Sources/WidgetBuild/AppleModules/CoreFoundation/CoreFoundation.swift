// What Core Foundation adds lies beside Foundation here.
@_exported import AppIntents

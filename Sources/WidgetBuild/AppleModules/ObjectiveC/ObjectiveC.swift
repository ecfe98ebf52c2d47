// What of Objective-C exists here lies beside Foundation.
@_exported import AppIntents

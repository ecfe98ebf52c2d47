// CoreServices: no declarations of its own; re-exports FoundationAdditions and with it Foundation.
@_exported import FoundationAdditions

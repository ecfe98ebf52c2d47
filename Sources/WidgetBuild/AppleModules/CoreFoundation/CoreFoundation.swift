// CoreFoundation: re-exports FoundationAdditions, which declares the supported parts.
@_exported import FoundationAdditions

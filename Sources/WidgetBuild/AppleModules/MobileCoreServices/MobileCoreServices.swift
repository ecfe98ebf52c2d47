// MobileCoreServices: re-exports UniformTypeIdentifiers, which declares the file types.
@_exported import UniformTypeIdentifiers

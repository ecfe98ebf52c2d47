// Types of files, which lie in UniformTypeIdentifiers here.
@_exported import UniformTypeIdentifiers

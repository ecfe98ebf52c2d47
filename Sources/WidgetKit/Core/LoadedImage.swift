import Foundation
import Glibc

/// The program itself or a shared library, as loaded into memory.
///
/// It lists the types that conform to a protocol, from the conformance records that the compiler
/// writes into every image (Swift's ABI: TypeMetadata, "Protocol Conformance Records"). The list
/// therefore includes private types, and needs no source.
package struct LoadedImage: Hashable {
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The dynamic loader failed; with the text of `dlerror`.
    case notLoadable(path: String, message: String)
    /// No loaded image contains the address.
    case unknownAddress
    /// Another user owns the folder of the library, or may write into it.
    case notPrivate(folder: String)

    package var description: String {
      switch self {
      case .notLoadable(let path, let message): "'\(path)' cannot be loaded: \(message)"
      case .unknownAddress: "a loaded library cannot be found in memory"
      case .notPrivate(let folder):
        "libraries in '\(folder)' are not loaded: another user owns it or may write into it"
      }
    }
  }

  /// The image's load address.
  let base: UInt

  /// Returns the image that contains this module, which is the program if linked statically.
  ///
  /// - Throws: `Failure.unknownAddress` when the dynamic loader does not find the image.
  package static func program() throws(Failure) -> LoadedImage {
    // The record of any type of this module is in the image that this module was linked into.
    try LoadedImage(containing: TypeRecord(of: LoadedImage.self).descriptor)
  }

  /// Checks that no other user can exchange a library before it is loaded.
  ///
  /// - Throws: `Failure.notPrivate`.
  package static func checkAccess(to path: String) throws(Failure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var status = stat()
    guard stat(folder, &status) == 0, status.st_uid == geteuid() || status.st_uid == 0,
      status.st_mode & 0o022 == 0
    else { throw .notPrivate(folder: folder) }
  }

  /// Loads a library permanently: types cannot be unloaded.
  ///
  /// - Throws: `Failure` when the library cannot be loaded, or is not found once loaded.
  package init(loading path: String) throws(Failure) {
    // Binds all symbols now, so that a missing one fails here and not in a crash later.
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let message = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw .notLoadable(path: path, message: message)
    }
    // The loader's handle is its `link_map`: load address, name, dynamic section (dlinfo(3)).
    let dynamicSection = handle.load(
      fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
    guard let dynamicSection else { throw .unknownAddress }
    try self.init(containing: dynamicSection)
  }

  private init(containing address: UnsafeRawPointer) throws(Failure) {
    guard let base = Self.base(of: address) else { throw .unknownAddress }
    self.base = base
  }

  /// Returns the load address of the image that contains `address`; nil when there is none.
  private static func base(of address: UnsafeRawPointer) -> UInt? {
    // Glibc's module does not export `dladdr`; its `Dl_info` is file, base, symbol and symbol's
    // address.
    typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    let lookup = unsafeBitCast(symbol, to: Lookup.self)
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { info in
      info.initialize(repeating: 0)
      guard let start = info.baseAddress, lookup(address, start) != 0 else { return nil }
      return info[1]
    }
  }

  /// Returns the image's non-generic types that conform to a protocol there, in the order of their
  /// records, which is that of the sources.
  ///
  /// - Parameter protocolType: The metatype of an existential of one protocol, `(any P).self`.
  package func types(conformingTo protocolType: Any.Type) -> [Any.Type] {
    guard let wanted = TypeRecord.protocolDescriptor(of: protocolType) else { return [] }
    return Self.conformanceSections()
      .filter { Self.base(of: $0.start) == base }
      .flatMap { ConformanceRecords(section: $0).types(conformingTo: wanted) }
  }

  /// Returns the conformance sections of all images, as the Swift runtime enumerates them.
  private static func conformanceSections() -> [ImageSection] {
    typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer) -> Void
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
    var found: [ImageSection] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerate(
        { sections, found in
          // `swift::MetadataSections`: version, base and two spare words, then pairs of start and
          // length, of which the second pair is `swift5_protocol_conformances`.
          let word = MemoryLayout<UInt>.size
          let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
          let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
          if let start, length > 0 {
            found.assumingMemoryBound(to: [ImageSection].self)
              .pointee.append(.init(start: start, length: length))
          }
          return true
        }, UnsafeMutableRawPointer(found))
    }
    return found
  }
}

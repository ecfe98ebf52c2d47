import Foundation

/// The program itself or a shared library, as it lies in memory.
///
/// There is one question to it: which of its types conform to a protocol. The answer comes from
/// the conformance records that the compiler leaves in every image (Swift's ABI: TypeMetadata,
/// "Protocol Conformance Records"), so it includes private types and needs no source.
package struct LoadedImage: Hashable {
  package enum Failure: Error, Hashable {
    /// The loader's own words.
    case notLoadable(path: String, message: String)
    /// The loader knows no image there.
    case unknownAddress
  }

  /// Where it begins in memory.
  let base: UInt

  /// The image that the program's own code is in.
  package static func program() throws(Failure) -> LoadedImage {
    // The record of any type of this module lies in the image this module was linked into.
    try LoadedImage(containing: TypeRecord(of: LoadedImage.self).descriptor)
  }

  /// Loads a library for good: types cannot be unloaded.
  package init(loading path: String) throws(Failure) {
    // Everything at once, so that a missing symbol is said here and not in a trap later.
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

  /// Where the image that has `address` in it begins.
  private static func base(of address: UnsafeRawPointer) -> UInt? {
    // Glibc's module hides `dladdr`; its `Dl_info` is file, base, symbol and symbol's address.
    typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    let lookup = unsafeBitCast(symbol, to: Lookup.self)
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { info in
      info.initialize(repeating: 0)
      guard let start = info.baseAddress, lookup(address, start) != 0 else { return nil }
      return info[1]
    }
  }

  /// The non-generic types of this image that conform to a protocol there, in the order in which
  /// the compiler recorded them: that of the sources.
  ///
  /// - Parameter protocolType: the metatype of an existential of one protocol, `(any P).self`.
  package func types(conformingTo protocolType: Any.Type) -> [Any.Type] {
    guard let wanted = TypeRecord.protocolDescriptor(of: protocolType) else { return [] }
    return Self.conformanceSections()
      .filter { Self.base(of: $0.start) == base }
      .flatMap { ConformanceRecords(section: $0).types(conformingTo: wanted) }
  }

  /// Asks the runtime for the conformance sections of all images.
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

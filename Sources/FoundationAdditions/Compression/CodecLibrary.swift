import Foundation
import Glibc

/// A library of the system that compresses; it is loaded when the first data is compressed with it,
/// because few widgets and apps do.
enum CodecLibrary: String, CaseIterable {
  case zlib = "libz.so.1"
  case brotliDecoder = "libbrotlidec.so.1"
  case brotliEncoder = "libbrotlienc.so.1"
  case lzma = "liblzma.so.5"
  case lz4 = "liblz4.so.1"

  /// The package of Debian that has it.
  var package: String {
    switch self {
    case .zlib: "zlib1g"
    case .brotliDecoder, .brotliEncoder: "libbrotli1"
    case .lzma: "liblzma5"
    case .lz4: "liblz4-1"
    }
  }

  /// The loaded libraries, as addresses, by name. They stay loaded.
  private static let handles: [String: UInt] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { library in
      dlopen(library.rawValue, RTLD_NOW | RTLD_LOCAL).map {
        (library.rawValue, UInt(bitPattern: $0))
      }
    })

  /// False: it is not installed.
  var isPresent: Bool { Self.handles[rawValue] != nil }

  /// Returns a function of the library; nil: the library or the function is not there.
  ///
  /// - Parameter type: The function's type, with C's calling convention.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle = Self.handles[rawValue],
      let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: handle), name)
    else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}

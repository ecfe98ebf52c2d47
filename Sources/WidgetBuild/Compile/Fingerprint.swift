import Foundation

/// Hash of a sequence of texts and files (FNV-1a, 64 bits), used as a cache key.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  var name: String { String(hash, radix: 16) }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // A separator byte, so that adding "ab" differs from adding "a" and "b".
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }

  /// Adds a file by its path and modification date.
  mutating func addFile(_ path: String) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let written = (try? FileManager.default.attributesOfItem(atPath: real))?[.modificationDate]
    add("\(real) \((written as? Date)?.timeIntervalSince1970 ?? 0)")
  }
}

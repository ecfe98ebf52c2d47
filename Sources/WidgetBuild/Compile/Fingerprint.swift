import Foundation

/// A short name for a lot of text (FNV-1a, 64 bits).
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  var name: String { String(hash, radix: 16) }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // What is added apart is not what is added together.
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }

  /// A file, by its path and when it was last written.
  mutating func addFile(_ path: String) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let written = (try? FileManager.default.attributesOfItem(atPath: real))?[.modificationDate]
    add("\(real) \((written as? Date)?.timeIntervalSince1970 ?? 0)")
  }
}

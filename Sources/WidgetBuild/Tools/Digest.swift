import Foundation

/// The SHA-256 digest of a sequence of texts and files (FIPS 180-4): the name of what was compiled
/// from them, and the proof that a cached file is the one that was stored.
struct Digest {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  /// The bytes that were added.
  private var length: UInt64 = 0
  private static let blockSize = 64

  /// The digest of one file's contents; nil when the file cannot be read.
  static func ofFile(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map(of)
  }

  /// The digest of a file's contents.
  static func of(_ data: Data) -> String {
    var digest = Digest()
    digest.append(data)
    return digest.name
  }

  /// The digest in hexadecimal, of everything that was added so far.
  var name: String {
    var copy = self
    let bits = length &* 8
    copy.append([0x80])
    let fill = (Self.blockSize * 2 - 8 - copy.rest.count) % Self.blockSize
    copy.append([UInt8](repeating: 0, count: fill))
    copy.append((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return copy.state.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined()
  }

  /// Adds a text as an element of its own: adding "ab" differs from adding "a" and "b".
  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes as an element of their own.
  mutating func add(_ bytes: some Collection<UInt8>) {
    append((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) })
    append(bytes)
  }

  /// Adds a file by its path and modification date.
  mutating func addFile(_ path: String) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let written = (try? FileManager.default.attributesOfItem(atPath: real))?[.modificationDate]
    add("\(real) \((written as? Date)?.timeIntervalSince1970 ?? 0)")
  }

  /// Appends bytes to the message.
  private mutating func append(_ bytes: some Collection<UInt8>) {
    length &+= UInt64(bytes.count)
    rest += bytes
    let whole = rest.count / Self.blockSize * Self.blockSize
    guard whole > 0 else { return }
    rest.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: Self.blockSize) {
        Self.compress(&state, UnsafeBufferPointer(rebasing: buffer[start..<start + Self.blockSize]))
      }
    }
    rest.removeFirst(whole)
  }

  /// Adds one block to the state.
  private static func compress(_ state: inout [UInt32], _ block: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        words[index] =
          UInt32(block[4 * index]) << 24 | UInt32(block[4 * index + 1]) << 16
          | UInt32(block[4 * index + 2]) << 8 | UInt32(block[4 * index + 3])
      }
      for index in 16..<64 {
        let (old, recent) = (words[index - 15], words[index - 2])
        let first = rotated(old, 7) ^ rotated(old, 18) ^ (old >> 3)
        let second = rotated(recent, 17) ^ rotated(recent, 19) ^ (recent >> 10)
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
        let other = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let second = other &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.prefix(64).map { prime in
    // Floating point has too few digits for 32 bits behind the integer part of every root: the
    // largest integer whose cube is not above prime × 2^96 is found bit by bit.
    var root: UInt64 = 0
    for bit in stride(from: UInt64(35), through: 0, by: -1) {
      let candidate = root | 1 << bit
      let (high, low) = candidate.multipliedFullWidth(by: candidate)
      // candidate < 2^36: its square is below 2^72, its cube below 2^108.
      let lowCube = low.multipliedFullWidth(by: candidate)
      let highCube = high &* candidate &+ lowCube.high
      if highCube < prime << 32 || (highCube == prime << 32 && lowCube.low == 0) {
        root = candidate
      }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }
}

// CryptoKit: digests and authentication codes, computed according to their standards (RFC 1321,
// FIPS 180-4, RFC 2104). Ciphers and keys are declared only, so that code that is not needed for
// drawing compiles; using one traps with its name.
@_exported import AppIntents

public protocol Digest: Sequence, Hashable, CustomStringConvertible, ContiguousBytes, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
}

public struct _Digest<Function: _Summed>: Digest {
  public static var byteCount: Int { Function._length }
  let bytes: [UInt8]
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "\(Function.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// A hash function that is computed from the whole message at once.
public protocol _Summed: HashFunction {
  static var _length: Int { get }
  static func _sum(_ message: [UInt8]) -> [UInt8]
  var _message: [UInt8] { get set }
}
extension _Summed {
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    _message += Array(bufferPointer)
  }
  public func finalize() -> _Digest<Self> {
    _Digest(bytes: Array(Self._sum(_message).prefix(Self._length)))
  }
}

extension FixedWidthInteger {
  fileprivate func rotated(left count: Self) -> Self {
    self << count | self >> (Self(Self.bitWidth) - count)
  }
  fileprivate var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> Self($0))
    }
  }
}

/// Pads a message and divides it into blocks.
private func blocks(_ message: [UInt8], of size: Int, isLittleEndian: Bool = false) -> [[UInt8]] {
  var padded = message + [0x80]
  while padded.count % size != size - 8 { padded.append(0) }
  let length = UInt64(message.count) * 8
  padded += isLittleEndian ? length.bigEndianBytes.reversed() : length.bigEndianBytes
  return stride(from: 0, to: padded.count, by: size).map { Array(padded[$0..<$0 + size]) }
}

private func words<Word: FixedWidthInteger>(_ block: [UInt8]) -> [Word] {
  let size = Word.bitWidth / 8
  return stride(from: 0, to: block.count, by: size).map { start in
    block[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
  }
}

/// Returns the first primes. The constants of the SHA-2 family are fractional bits of their roots.
private func primes(_ count: Int) -> [UInt64] {
  var found: [UInt64] = []
  var candidate: UInt64 = 2
  while found.count < count {
    if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
    candidate += 1
  }
  return found
}

/// Returns the first 64 fractional bits of the square or cube root of a prime; uses integers only.
private func rootDigits(_ prime: UInt64, cube: Bool) -> UInt64 {
  // The integer part is at most 20, so the number has at most 69 bits. Numbers are stored in limbs
  // of 32 bits.
  var whole: UInt64 = 1
  func power(_ value: UInt64) -> UInt64 { cube ? value * value * value : value * value }
  while power(whole + 1) <= prime { whole += 1 }
  var digits: UInt64 = 0
  for bit in stride(from: 63, through: 0, by: -1) {
    let tried = digits | 1 << UInt64(bit)
    let root = [UInt32(truncatingIfNeeded: tried), UInt32(tried >> 32), UInt32(whole)]
    let square = multiplied(root, root)
    let result = cube ? multiplied(square, root) : square
    // The power has 64 fractional bits for each factor; its integer part is in the limbs above
    // these.
    let limit = cube ? 6 : 4
    let integral = result.count > limit ? UInt64(result[limit]) : 0
    let isOver = integral >= prime || result.dropFirst(limit + 1).contains { $0 != 0 }
    if !isOver { digits = tried }
  }
  return digits
}

/// Returns the product of two numbers, given as 32-bit limbs with the least significant first.
private func multiplied(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
  var result = [UInt32](repeating: 0, count: first.count + second.count)
  for (i, a) in first.enumerated() {
    var carry: UInt64 = 0
    for (j, b) in second.enumerated() {
      let sum = UInt64(a) * UInt64(b) + UInt64(result[i + j]) + carry
      result[i + j] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    result[i + second.count] = UInt32(carry)
  }
  return result
}

private let cubeRoots = primes(80).map { rootDigits($0, cube: true) }
private let squareRoots = primes(16).map { rootDigits($0, cube: false) }

/// Computes the rounds of a SHA-2 function. The functions of the family differ in the word size and
/// in the rotation counts (`turns`).
private func sha2<Word: FixedWidthInteger & UnsignedInteger>(
  _ blocks: [[UInt8]], start: [Word], constants: [Word], turns: [Word]
) -> [UInt8] {
  var state = start
  for block in blocks {
    var w: [Word] = words(block)
    for i in 16..<constants.count {
      let a = w[i - 15], b = w[i - 2]
      let s0 = a.rotated(right: turns[0]) ^ a.rotated(right: turns[1]) ^ a >> turns[2]
      let s1 = b.rotated(right: turns[3]) ^ b.rotated(right: turns[4]) ^ b >> turns[5]
      w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
    }
    var v = state
    for i in constants.indices {
      let s1 =
        v[4].rotated(right: turns[6]) ^ v[4].rotated(right: turns[7])
        ^ v[4].rotated(right: turns[8])
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let t1 = v[7] &+ s1 &+ choice &+ constants[i] &+ w[i]
      let s0 =
        v[0].rotated(right: turns[9]) ^ v[0].rotated(right: turns[10])
        ^ v[0].rotated(right: turns[11])
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
    }
    state = zip(state, v).map { $0 &+ $1 }
  }
  return state.flatMap(\.bigEndianBytes)
}
extension FixedWidthInteger {
  fileprivate func rotated(right count: Self) -> Self {
    self >> count | self << (Self(Self.bitWidth) - count)
  }
}

/// Pads a message and divides it into the 128-byte blocks of SHA-384 and SHA-512.
private func wideBlocks(_ message: [UInt8]) -> [[UInt8]] {
  var padded = message + [0x80]
  while padded.count % 128 != 112 { padded.append(0) }
  padded += UInt64(0).bigEndianBytes + (UInt64(message.count) * 8).bigEndianBytes
  return stride(from: 0, to: padded.count, by: 128).map { Array(padded[$0..<$0 + 128]) }
}
private let wideTurns: [UInt64] = [1, 8, 7, 19, 61, 6, 14, 18, 41, 28, 34, 39]

public struct SHA256: _Summed {
  public typealias Digest = _Digest<Self>
  public static let blockByteCount = 64
  public static let _length = 32
  public var _message: [UInt8] = []
  public init() {}
  public static func _sum(_ message: [UInt8]) -> [UInt8] {
    sha2(
      blocks(message, of: 64), start: squareRoots.prefix(8).map { UInt32($0 >> 32) },
      constants: cubeRoots.prefix(64).map { UInt32($0 >> 32) },
      turns: [7, 18, 3, 17, 19, 10, 6, 11, 25, 2, 13, 22])
  }
}
public struct SHA384: _Summed {
  public typealias Digest = _Digest<Self>
  public static let blockByteCount = 128
  public static let _length = 48
  public var _message: [UInt8] = []
  public init() {}
  public static func _sum(_ message: [UInt8]) -> [UInt8] {
    sha2(
      wideBlocks(message), start: Array(squareRoots.suffix(8)), constants: cubeRoots,
      turns: wideTurns)
  }
}
public struct SHA512: _Summed {
  public typealias Digest = _Digest<Self>
  public static let blockByteCount = 128
  public static let _length = 64
  public var _message: [UInt8] = []
  public init() {}
  public static func _sum(_ message: [UInt8]) -> [UInt8] {
    sha2(
      wideBlocks(message), start: Array(squareRoots.prefix(8)), constants: cubeRoots,
      turns: wideTurns)
  }
}
public typealias SHA256Digest = SHA256.Digest
public typealias SHA384Digest = SHA384.Digest
public typealias SHA512Digest = SHA512.Digest

public enum Insecure {
  public struct MD5: _Summed {
    public typealias Digest = _Digest<Self>
    public static let blockByteCount = 64
    public static let _length = 16
    public var _message: [UInt8] = []
    public init() {}
    public static func _sum(_ message: [UInt8]) -> [UInt8] {
      let turns: [[UInt32]] = [
        [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
      ]
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      for block in blocks(message, of: 64, isLittleEndian: true) {
        let m: [UInt32] = (words(block) as [UInt32]).map(\.byteSwapped)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for i in 0..<64 {
          let (mixed, index): (UInt32, Int) =
            switch i / 16 {
            case 0: (b & c | ~b & d, i)
            case 1: (d & b | ~d & c, (5 * i + 1) % 16)
            case 2: (b ^ c ^ d, (3 * i + 5) % 16)
            default: (c ^ (b | ~d), 7 * i % 16)
            }
          let constant = UInt32(abs(sin(Double(i + 1))) * 4_294_967_296)
          let sum = a &+ mixed &+ constant &+ m[index]
          (a, d, c, b) = (d, c, b, b &+ sum.rotated(left: turns[i / 16][i % 4]))
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
      }
      return state.flatMap { $0.byteSwapped.bigEndianBytes }
    }
  }
  public struct SHA1: _Summed {
    public typealias Digest = _Digest<Self>
    public static let blockByteCount = 64
    public static let _length = 20
    public var _message: [UInt8] = []
    public init() {}
    public static func _sum(_ message: [UInt8]) -> [UInt8] {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
      for block in blocks(message, of: 64) {
        var w: [UInt32] = words(block)
        for i in 16..<80 {
          w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotated(left: 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for i in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch i / 20 {
            case 0: (b & c | ~b & d, 0x5a82_7999)
            case 1: (b ^ c ^ d, 0x6ed9_eba1)
            case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
            default: (b ^ c ^ d, 0xca62_c1d6)
            }
          let sum = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ w[i]
          (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, sum)
        }
        state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d, state[4] &+ e]
      }
      return state.flatMap(\.bigEndianBytes)
    }
  }
}

private func absent(_ name: String) -> Never {
  preconditionFailure("\(name) of CryptoKit is not implemented, but this widget uses it")
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: Self { Self(bitCount: 128) }
  public static var bits192: Self { Self(bitCount: 192) }
  public static var bits256: Self { Self(bitCount: 256) }
}

public struct SymmetricKey: ContiguousBytes, Sendable {
  let bytes: [UInt8]
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) { absent("SymmetricKey") }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct HMAC<H: HashFunction>: Sendable {
  public typealias MAC = H.Digest
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var padded = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    padded += [UInt8](repeating: 0, count: H.blockByteCount - padded.count)
    let inner = H.hash(data: padded.map { $0 ^ 0x36 } + Array(data))
    return H.hash(data: padded.map { $0 ^ 0x5c } + Array(inner))
  }
}

public enum AES {
  public enum GCM {
    public struct SealedBox: Sendable {
      public var combined: Data? { nil }
      public init<D: DataProtocol>(combined: D) throws { absent("AES.GCM") }
    }
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey
    ) throws -> SealedBox { absent("AES.GCM") }
    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
      absent("AES.GCM")
    }
  }
}

@_exported import AppIntents

public protocol HashFunction {
  static var _length: Int { get }
}

/// Not the real digest: a widget that shows one shows other digits here.
public struct HashDigest: Sequence, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { bytes.map { String(format: "%02x", $0) }.joined() }
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> HashDigest {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return HashDigest(
      bytes: (0..<_length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      })
  }
}

public struct SHA256: HashFunction { public static var _length: Int { 32 } }
public struct SHA384: HashFunction { public static var _length: Int { 48 } }
public struct SHA512: HashFunction { public static var _length: Int { 64 } }
public enum Insecure {
  public struct MD5: HashFunction { public static var _length: Int { 16 } }
  public struct SHA1: HashFunction { public static var _length: Int { 20 } }
}

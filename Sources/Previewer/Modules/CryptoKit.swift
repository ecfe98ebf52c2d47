// Digests and keys: declared, so that code beside a drawing compiles. What it would compute is not
// here, and asking for it stops the widget with its name.
@_exported import AppIntents

public protocol Digest: Sequence, Hashable, CustomStringConvertible, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var _name: String { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

public struct _Digest<Function>: Digest {
  public static var byteCount: Int { 0 }
  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
  public var description: String { "" }
}

private func absent(_ name: String) -> Never {
  preconditionFailure("\(name) of CryptoKit is not here: this widget computes with it")
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest { absent("\(_name).hash(data:)") }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { absent(Self._name) }
  public mutating func update<D: DataProtocol>(data: D) { absent(Self._name) }
}

public struct SHA256: HashFunction {
  public static var _name: String { "SHA256" }
  public init() { absent(Self._name) }
  public func finalize() -> _Digest<Self> { absent(Self._name) }
}
public struct SHA384: HashFunction {
  public static var _name: String { "SHA384" }
  public init() { absent(Self._name) }
  public func finalize() -> _Digest<Self> { absent(Self._name) }
}
public struct SHA512: HashFunction {
  public static var _name: String { "SHA512" }
  public init() { absent(Self._name) }
  public func finalize() -> _Digest<Self> { absent(Self._name) }
}
public typealias SHA256Digest = _Digest<SHA256>
public typealias SHA384Digest = _Digest<SHA384>
public typealias SHA512Digest = _Digest<SHA512>

public enum Insecure {
  public struct MD5: HashFunction {
    public static var _name: String { "Insecure.MD5" }
    public init() { absent(Self._name) }
    public func finalize() -> _Digest<Self> { absent(Self._name) }
  }
  public struct SHA1: HashFunction {
    public static var _name: String { "Insecure.SHA1" }
    public init() { absent(Self._name) }
    public func finalize() -> _Digest<Self> { absent(Self._name) }
  }
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: Self { Self(bitCount: 128) }
  public static var bits192: Self { Self(bitCount: 192) }
  public static var bits256: Self { Self(bitCount: 256) }
}

public struct SymmetricKey: Sendable {
  public init<D: ContiguousBytes>(data: D) { absent("SymmetricKey") }
  public init(size: SymmetricKeySize) { absent("SymmetricKey") }
  public var bitCount: Int { 0 }
}

public struct HMAC<H: HashFunction>: Sendable {
  public typealias MAC = H.Digest
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC { absent("HMAC") }
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

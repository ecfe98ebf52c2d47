// os: logging and locks; log messages are discarded.
@_exported import AppIntents

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static var `public`: Self { Self() }
  public static var `private`: Self { Self() }
  public static var auto: Self { Self() }
  public static var sensitive: Self { Self() }
  public static func `private`(mask: Mask) -> Self { Self() }
  public static func auto(mask: Mask) -> Self { Self() }
}

public enum OSLogIntegerFormatting: Sendable { case decimal, hex, octal }

public enum OSLogFloatFormatting: Sendable {
  case fixed, hex
  public static func fixed(precision: Int) -> Self { .fixed }
}

public enum OSLogStringAlignment: Sendable {
  case none
  public static func left(columns: Int) -> Self { .none }
  public static func right(columns: Int) -> Self { .none }
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: BinaryInteger>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: 0)
  public static let info = Self(rawValue: 1)
  public static let debug = Self(rawValue: 2)
  public static let error = Self(rawValue: 16)
  public static let fault = Self(rawValue: 17)
}

public final class OSLog: Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
  }
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {}
public func os_log(_ message: OSLogMessage) {}

public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public struct OSSignpostID: Sendable {
  public static let exclusive = Self()
}

public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func emitEvent(_ name: StaticString) {}
}

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box
  public init(initialState: State) { box = Box(initialState) }
  public init(uncheckedState: State) { box = Box(uncheckedState) }
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
}

import Dispatch

/// A serial queue. Every `DispatchQueue` created with a label is serial.
public typealias DispatchSerialQueue = DispatchQueue

// Nanoseconds and microseconds per unit, as in Apple's C library.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

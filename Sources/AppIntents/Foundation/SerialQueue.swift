import Dispatch

/// A queue that does one thing after the other, as every queue made by label does.
public typealias DispatchSerialQueue = DispatchQueue

// How many nanoseconds and microseconds there are, as Apple's C library names it.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

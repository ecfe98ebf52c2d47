// CoreMedia: times of media as fractions of a second.
import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = Self(rawValue: 1)
  public static let hasBeenRounded = Self(rawValue: 2)
  public static let positiveInfinity = Self(rawValue: 4)
  public static let negativeInfinity = Self(rawValue: 8)
  public static let indefinite = Self(rawValue: 16)
}

/// `value` / `timescale` seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue = 0
  public var timescale: CMTimeScale = 0
  public var flags: CMTimeFlags = []
  public var epoch: CMTimeEpoch = 0

  public static let invalid = CMTime()
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public init() {}
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    guard let whole = Int64(exactly: value) else {
      self = seconds > 0 ? .positiveInfinity : seconds < 0 ? .negativeInfinity : .invalid
      return
    }
    self.init(value: whole, timescale: preferredTimescale)
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Not a number where the time is none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }

  private static func sum(_ left: CMTime, _ right: CMTime, sign: Double) -> CMTime {
    CMTime(
      seconds: left.seconds + sign * right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
  public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: 1) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: -1) }
}

extension CMTime: Comparable, Hashable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isNumeric && right.isNumeric
      ? left.seconds == right.seconds : left.flags == right.flags
  }
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public func hash(into hasher: inout Hasher) {
    if isNumeric { hasher.combine(seconds) } else { hasher.combine(flags.rawValue) }
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 {
  left < right ? -1 : left == right ? 0 : 1
}

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
}

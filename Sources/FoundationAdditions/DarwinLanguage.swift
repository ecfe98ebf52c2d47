/// Runs the closure; there are no autorelease pools without Objective-C.
///
/// - Throws: The error of `body`.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  /// Calls the block immediately with `false`: the time has not expired.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    block(false)
  }
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChange")
}

extension NSObject {
  @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    selector.call(on: self, with: object)
    return nil
  }
  public func responds(to selector: Selector) -> Bool { selector.canBeCalled }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, object) = (self, object)
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      selector.call(on: target, with: object)
    }
  }
  public static func cancelPreviousPerformRequests(withTarget target: Any) {}
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) {
      selector.call(on: target, with: $0)
    }
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: interval, repeats: repeats) { selector.call(on: target, with: $0) }
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    // As on a phone: the timer fires on the thread of its run loop, whatever the target is.
    nonisolated(unsafe) let target = target
    self.init(fire: date, interval: interval, repeats: repeats) {
      selector.call(on: target, with: $0)
    }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that does not sort by `key`: properties cannot be looked up by name in
  /// Island.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter(indices.contains).map { self[$0] }
    let place = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: Swift.min(place, count))
  }
}

extension UserDefaults {
  /// Sets a value by key-value coding, which is the same as `set(_:forKey:)` in Island.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

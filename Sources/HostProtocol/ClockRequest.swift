/// A request to follow the island's clock from now on.
package struct ClockRequest: Hashable, Sendable {
  /// Nil: the clock is the machine's.
  package var clock: HostClock?

  package init(clock: HostClock?) { self.clock = clock }
}

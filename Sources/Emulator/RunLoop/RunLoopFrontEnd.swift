package import PhoneScreen

/// Where a run loop reads input and shows the result: a full screen, or lines of text.
@MainActor
package protocol RunLoopFrontEnd: AnyObject {
  /// The descriptors to poll besides the client's.
  var descriptors: [(fd: Int32, wantsWrite: Bool)] { get }

  /// Called once, after the client has begun.
  func begin()
  /// Reads the input that has arrived and passes it to the client; returns the exit code when the
  /// input ends the program.
  func readInput(for client: any RunLoopClient, at now: Moment) -> Int32?
  /// Shows the client's state; called after the client has processed everything that is due.
  func show(_ client: any RunLoopClient, at now: Moment) async -> RunLoopStep
  /// When `show` must be called at the latest, in seconds of uptime; nil: it need not be called.
  func deadline(for client: any RunLoopClient, at now: Moment) -> Double?
}

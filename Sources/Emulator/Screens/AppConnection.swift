import HostProtocol
import PhoneScreen
import ViewArchive

/// The connection to an app that has a screen: what it was asked, and what it has sent.
@MainActor
final class AppConnection {
  let client: ControlClient
  var archive: ScreenArchive?
  var isOutdated = true
  /// True while its next screen is on the way.
  var isRequested = false
  /// The number of inputs whose replies have not arrived.
  private(set) var inputs = 0
  private var phase: AppPhase?
  /// The request of the last screen.
  var last: ScreenRequest?
  /// The rows of long collections that the app was last told are seen, by collection.
  var seen: [Int: LazyRows.Wanted] = [:]
  /// The offsets of its scroll views when another app came to the front.
  var offsets: [Int: Int] = [:]
  /// The serials of the last requests to scroll that were carried out, by their scopes.
  var scrolled: [Int: Int] = [:]

  init(_ client: ControlClient) { self.client = client }

  /// True when the app has nothing left to do.
  var isIdle: Bool { inputs == 0 && !isRequested && !isOutdated }

  /// Tells the app whether it is in front, when that has changed.
  func follow(_ phase: AppPhase, at now: Moment) {
    guard self.phase != phase else { return }
    self.phase = phase
    input(phase, at: now)
  }

  /// Lets the app follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) { client.send(ClockRequest(clock: clock), at: 0) { _ in } }

  func send(_ input: ScreenInput, at now: Moment) { self.input(input, at: now) }

  /// Has the app load its code again.
  func reload(at now: Moment) { input(ReloadRequest(), at: now) }

  /// Sends what an app has to do before its screen shows the effect.
  private func input(_ call: some HostCall, at now: Moment) {
    inputs += 1
    client.send(call, at: now.uptime) { [weak self] _ in self?.inputs -= 1 }
  }
}

import ActivityKit
import ActivityModel
import Foundation

/// A connection of the command line's control commands to a running island.
///
/// Events are sent without waiting for their replies, because the island answers when they are on
/// the disk; what it refuses is in `failures` after `settle`.
final class IslandConnection {
  /// An event that the island has refused, or that did not reach it.
  struct Failure {
    /// The line of the command; 0: the command is the program's own.
    var line: Int
    var error: CommandError
  }

  /// The most events without a reply; both sides buffer them.
  private static let mostUnanswered = 256

  /// The line of the command that is carried out, for its failures.
  var line = 0 {
    didSet { lastReport = nil }
  }
  private(set) var failures: [Failure] = []
  /// The traces of pushes, after the call `pushes` with `follow`; ends with the connection.
  let pushes: AsyncStream<PushTrace>
  private let connection: WireConnection
  private var unanswered: [(event: WireConnection.Sent<WireCall.Submit>, line: Int)] = []
  /// What the island has reported to this command since the last call that may have changed it.
  private var lastReport: ActivityReport?
  /// The activities that were looked up; an update does not change which activity is meant.
  private var foundIDs: [String: ActivityID] = [:]

  /// The island's engine as programs see it.
  var link: ActivityLink { connection.link(app: "") }

  /// Connects to the newest island.
  ///
  /// - Throws: `CommandError` when none is running, or it cannot be reached.
  convenience init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CommandError) {
    do throws(EmulatorConnectionError) {
      self.init(try Self.connect(environment: environment))
    } catch {
      throw CommandError(error.message, code: .notRunning)
    }
  }

  /// Connects to the newest island.
  ///
  /// - Throws: `EmulatorConnectionError` when none is running, or it cannot be reached.
  static func connect(
    environment: [String: String]
  ) throws(EmulatorConnectionError) -> WireConnection {
    try WireConnection.connect(
      as: WireGreeting(app: "", pid: getpid()), environment: environment)
  }

  /// - Parameter connection: After the greetings.
  init(_ connection: WireConnection) {
    self.connection = connection
    let (traces, continuation) = AsyncStream<PushTrace>.makeStream()
    pushes = traces
    Thread.detachNewThread { [connection] in
      connection.read(other: { _ in }, onPush: { continuation.yield($0) })
      continuation.finish()
    }
  }

  /// Sends a request and waits for the reply, and for those to everything sent before.
  ///
  /// - Throws: `CommandError` when the island rejects the request, or is gone.
  @discardableResult
  func call<Request: WireRequest>(_ request: Request) throws(CommandError) -> Request.Reply {
    settle()
    if !(request is WireCall.Activities) { forget() }
    do throws(WireFailure) {
      return try connection.call(request)
    } catch {
      throw Self.error(error)
    }
  }

  /// Sends an event without waiting for the reply.
  func send(_ event: ActivityEvent) {
    lastReport = nil
    if case .update = event {} else { forget() }
    if unanswered.count >= Self.mostUnanswered { settleFirst() }
    do throws(WireFailure) {
      unanswered.append((try connection.start(WireCall.Submit(event)), line))
    } catch {
      failures.append(Failure(line: line, error: Self.error(error)))
    }
  }

  /// Waits for the replies to everything that was sent.
  func settle() { while !unanswered.isEmpty { settleFirst() } }

  /// Removes the failures and returns them.
  func takeFailures() -> [Failure] {
    defer { failures = [] }
    return failures
  }

  /// Returns what the island reports now.
  ///
  /// - Throws: `CommandError` when it does not answer.
  func report() throws(CommandError) -> ActivityReport {
    if let lastReport { return lastReport }
    let report = try call(WireCall.Activities())
    lastReport = report
    return report
  }

  /// Returns the island's time.
  ///
  /// - Throws: `CommandError` when it does not answer.
  func now() throws(CommandError) -> Date { try report().now }

  /// Looks up an activity by the words of `ActivitySelector`.
  ///
  /// - Throws: `CommandError` when there is none, or more than one.
  func activity(_ text: String) throws(CommandError) -> ActivityID {
    // A whole identifier needs no request; one that does not exist is refused with its event.
    if UUID(uuidString: text)?.uuidString == text { return ActivityID(text) }
    if let id = foundIDs[text] { return id }
    let selector = ActivitySelector(try report().activities)
    do throws(ActivitySelector.Failure) {
      let id = try selector.activity(text)
      foundIDs[text] = id
      return id
    } catch {
      throw CommandError(error.message, code: .badInput)
    }
  }

  private static func error(_ failure: WireFailure) -> CommandError {
    switch failure {
    case .rejected(.refused(.unknown, let message)): CommandError(message, code: .badInput)
    case .rejected(.refused(_, let message)), .rejected(.failed(let message)):
      CommandError(message, code: .failed)
    case .noReply: CommandError("the connection to the island was closed", code: .failed)
    case .otherReply:
      CommandError("the island's reply is not one to this command: restart it", code: .failed)
    }
  }

  private func settleFirst() {
    let (event, line) = unanswered.removeFirst()
    do throws(WireFailure) {
      try connection.reply(to: event)
    } catch {
      failures.append(Failure(line: line, error: Self.error(error)))
      forget()
    }
  }

  /// Forgets what was looked up; call when time has passed, in which others may have changed it.
  func forget() {
    lastReport = nil
    foundIDs = [:]
  }
}

import ActivityKit
import ActivityModel
import Foundation

/// A connection of the command line's control commands to a running island. Errors exit the program
/// with a message.
struct IslandConnection {
  private let connection: WireConnection

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let greeting = WireGreeting(app: "", pid: getpid())
    do throws(EmulatorConnectionError) {
      connection = try WireConnection.connect(as: greeting, environment: environment)
    } catch {
      ErrorPrinter.exit(error.message, code: .failed)
    }
    Thread.detachNewThread { [connection] in connection.read(other: { _ in }) }
  }

  /// Sends a call and waits for the reply.
  func call(_ call: WireCall) -> WireReply {
    guard let answer = connection.call(call) else {
      ErrorPrinter.exit("the connection to the island was closed", code: .failed)
    }
    switch answer {
    case .refused(_, let message), .failed(let message):
      ErrorPrinter.exit(message, code: .failed)
    case .accepted, .records, .authorization, .token, .activities: return answer
    }
  }

  func submit(_ event: ActivityEvent) { _ = call(.submit(event)) }

  func report() -> ActivityReport {
    guard case .activities(let report) = call(.activities) else {
      ErrorPrinter.exit("the island does not list its activities", code: .failed)
    }
    return report
  }

  /// Looks up an activity by its identifier, a unique prefix of it, or its attributes type if only
  /// one activity has that.
  ///
  /// - Parameter report: The report to look in; nil: a new one is requested.
  func activity(_ text: String, in report: ActivityReport? = nil) -> ActivityListing {
    let listings = (report ?? self.report()).activities
    if let exact = listings.first(where: { $0.id.rawValue == text }) { return exact }
    let prefix = text.lowercased()
    let byID = listings.filter { $0.id.rawValue.lowercased().hasPrefix(prefix) }
    let found = byID.isEmpty ? listings.filter { $0.attributesType == text } : byID
    switch found.count {
    case 1: return found[0]
    case 0:
      ErrorPrinter.exit(
        "there is no activity '\(text)': see 'island activities'", code: .badInput)
    default:
      let names = found.map(\.id.rawValue).joined(separator: ", ")
      ErrorPrinter.exit("'\(text)' is ambiguous: \(names)", code: .badInput)
    }
  }
}

import ActivityKit
import ActivityModel
import Foundation
import HostProtocol
import ViewArchive

/// Replies to an emulator's requests to a widget process.
@MainActor
struct WidgetRequestHandler {
  typealias Incoming = (id: Int, request: HostRequest)

  let host: WidgetHost

  /// Parses a request; nil, after replying with a failure, when the line is not a request.
  nonisolated static func incoming(in line: Data, from wire: WireConnection) -> Incoming? {
    if case .request(let id, let request) = try? Wire.message(LineToHost.self, in: line) {
      return (id, request)
    }
    refuse(line, over: wire)
    return nil
  }

  /// Replies to a line that is not a request.
  nonisolated static func refuse(_ line: Data, over wire: WireConnection) {
    let start = String(decoding: line.prefix(60), as: UTF8.self)
    reply(.failed("not a message: \(start)"), to: 0, over: wire)
  }

  /// Replies to a request for the description, and returns when the previews' code has run: what it
  /// stores is read by the archives that are requested next.
  func describe(_ now: Date, id: Int, over wire: WireConnection) async {
    Self.reply(.described(await host.describe(now: now)), to: id, over: wire)
  }

  /// Replies to an archive request immediately, and to other requests when they have finished: a
  /// slow button does not delay an archive.
  ///
  /// - Parameter drawn: Called after the reply to an archive request.
  func serve(
    _ incoming: Incoming, over wire: WireConnection,
    archiveSent: WidgetService.ArchiveSentHandler = { _, _ in }
  ) {
    let id = incoming.id
    switch incoming.request {
    case .describe(let now):
      Task { await describe(now, id: id, over: wire) }
    case .archive(let request):
      do {
        Self.reply(.archived(try host.archive(request)), to: id, over: wire)
      } catch {
        Self.reply(.failed("\(error)"), to: id, over: wire)
      }
      archiveSent(ActivityID(request.activityID), request.state)
    case .screen(let request):
      Task {
        do {
          let screen = try await host.screen(request) { wire.notify(WireCall.ScreenChanged()) }
          Self.reply(.screen(screen), to: id, over: wire)
        } catch {
          Self.reply(.failed("\(error)"), to: id, over: wire)
        }
      }
    case .input, .phase, .reload:
      Self.reply(.failed("widgets have no screen"), to: id, over: wire)
    case .clock:
      Self.reply(.failed("this program has a clock of its own"), to: id, over: wire)
    case .decode(let request):
      Self.reply(.decoded(host.findings(request)), to: id, over: wire)
    case .perform(let request):
      Task {
        do {
          try await host.perform(request)
          Self.reply(.performed(error: nil), to: id, over: wire)
        } catch {
          Self.reply(.performed(error: "\(error)"), to: id, over: wire)
        }
      }
    }
  }

  /// Describes an error briefly; an encoding error's own description contains the whole value.
  private nonisolated static func reason(_ error: any Error) -> String {
    guard case EncodingError.invalidValue(_, let context) = error else { return "\(error)" }
    return (context.underlyingError as? NSError)?.localizedFailureReason
      ?? context.debugDescription
  }

  /// Sends a reply, or a failure when the reply cannot be encoded as JSON.
  nonisolated static func reply(_ reply: HostReply, to id: Int, over wire: WireConnection) {
    do {
      wire.send(try Wire.line(LineFromHost.reply(id: id, reply)))
    } catch {
      let message = "reply \(id) cannot be written as JSON: \(Self.reason(error))"
      if let line = try? Wire.line(LineFromHost.reply(id: id, .failed(message))) { wire.send(line) }
    }
  }
}

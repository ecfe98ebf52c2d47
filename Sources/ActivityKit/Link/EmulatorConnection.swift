import ActivityModel
import Foundation
import Synchronization

/// A program's connection to a running emulator, from the greeting until either side closes it.
final class EmulatorConnection: Sendable {
  private let wire: WireConnection
  private let descriptor: Int32
  private let isClosed = Mutex(false)
  private let isObserving = Mutex(false)

  /// Starts a thread that reads; changes go to `changes`, requests for widgets to `onRequest`.
  init(
    _ contact: EmulatorLocator.ConnectedSocket, changes: ActivityChanges,
    onRequest: @escaping @Sendable (Data, WireConnection) -> Void
  ) {
    descriptor = contact.descriptor
    wire = WireConnection(
      input: contact.descriptor, output: contact.descriptor, changes: changes,
      timeout: contact.timeout)
    Thread.detachNewThread { [self] in
      wire.read(other: { onRequest($0, wire) })
      close()
    }
  }

  var isOpen: Bool { isClosed.withLock { !$0 } }

  /// Sends a request and waits for the reply.
  ///
  /// - Throws: `WireFailure` when the emulator rejects the request, has exited, or does not reply.
  func call<Request: WireRequest>(_ request: Request) throws(WireFailure) -> Request.Reply {
    do throws(WireFailure) {
      return try wire.call(request)
    } catch {
      // A timeout counts as an exit: shutting the socket down ends the reading thread.
      if error == .noReply, isOpen { shutdown(descriptor, Int32(SHUT_RDWR)) }
      throw error
    }
  }

  /// Subscribes to changes, at most once.
  func observe() {
    let isFirst = isObserving.withLock { isObserving in
      defer { isObserving = true }
      return !isObserving
    }
    if isFirst { try? call(WireCall.Observe()) }
  }

  private func close() {
    wire.close()
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    if isFirst { Foundation.close(descriptor) }
  }
}

import ActivityModel
import Foundation
import Synchronization

/// A program's connection to a running emulator, from the greeting until one of them goes.
final class EmulatorConnection: Sendable {
  private let wire: WireConnection
  private let descriptor: Int32
  private let isClosed = Mutex(false)
  private let isObserving = Mutex(false)

  /// Starts to read; news go to `news`, questions about widgets to `ask`.
  init(
    _ contact: IslandFinder.Contact, news: ActivityNews,
    ask: @escaping @Sendable (Data, WireConnection) -> Void
  ) {
    descriptor = contact.descriptor
    wire = WireConnection(
      input: contact.descriptor, output: contact.descriptor, news: news,
      patience: IslandFinder.patience)
    Thread.detachNewThread { [self] in
      wire.read(other: { ask($0, wire) })
      close()
    }
  }

  var isOpen: Bool { isClosed.withLock { !$0 } }

  /// Asks and waits; nil when the emulator is gone, or stopped.
  func call(_ call: WireCall) -> WireAnswer? {
    let answer = wire.call(call)
    // An emulator that does not answer is as good as gone: the reader ends with the socket.
    if answer == nil, isOpen { shutdown(descriptor, Int32(SHUT_RDWR)) }
    return answer
  }

  /// Asks for news, once.
  func observe() {
    let isFirst = isObserving.withLock { isObserving in
      defer { isObserving = true }
      return !isObserving
    }
    if isFirst { _ = call(.observe) }
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

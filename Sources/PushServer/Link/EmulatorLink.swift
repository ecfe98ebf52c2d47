package import ActivityModel
import Foundation
package import NIOCore
import NIOPosix

/// The link to the newest running island: looks for one, and again after it has exited, and passes on
/// pushes to it. Used on one event loop.
package final class EmulatorLink: PushGateway {
  /// The seconds after which an island that answers nothing is taken for one that has hung.
  package static let standardSilence = 30.0

  private let loop: any EventLoop
  private let finder: EmulatorFinder
  private let processID: Int32
  private let longestSilence: Double
  private let isUrgent: () -> Bool
  private let onEvent: (LinkEvent) -> Void
  private var connection: EmulatorChannel?
  private var lastFailure: String?
  private var isStopped = false

  /// - Parameters:
  ///   - longestSilence: Timeout of the island's answers in seconds.
  ///   - isUrgent: True while pushes are waiting; then an island is looked for more often.
  ///   - onEvent: Called on the event loop.
  package init(
    loop: any EventLoop, finder: EmulatorFinder, processID: Int32,
    longestSilence: Double = standardSilence,
    isUrgent: @escaping () -> Bool, onEvent: @escaping (LinkEvent) -> Void
  ) {
    self.loop = loop
    self.finder = finder
    self.processID = processID
    self.longestSilence = longestSilence
    self.isUrgent = isUrgent
    self.onEvent = onEvent
  }

  /// The connection with an island that has greeted.
  private var open: EmulatorChannel? { connection.flatMap { $0.hasGreeted ? $0 : nil } }

  package var isConnected: Bool { open != nil }

  /// The path of the socket of the connected island.
  package var path: String? { open?.path }

  /// Looks for an island now, and again whenever there is none.
  package func start() { search() }

  /// Ends the connection for good.
  package func stop() {
    isStopped = true
    connection?.close()
  }

  package func deliver(
    _ delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void
  ) {
    guard let open else { return completion(.away) }
    open.deliver(delivery, completion: completion)
  }

  package func report(_ trace: PushTrace) { open?.report(trace) }

  private func search() {
    guard !isStopped, connection == nil else { return }
    attempt(finder.candidates[...])
  }

  /// Tries the sockets one after the other.
  private func attempt(_ candidates: ArraySlice<String>) {
    guard !isStopped, let path = candidates.first else { return searchLater() }
    switch finder.connect(to: path) {
    case .deserted: attempt(candidates.dropFirst())
    case .failed(let reason):
      handle(.failed(reason))
      attempt(candidates.dropFirst())
    case .connected(let descriptor): connect(descriptor, path, else: candidates.dropFirst())
    }
  }

  private func searchLater() {
    guard !isStopped else { return }
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .milliseconds(isUrgent() ? 1_000 : 2_000)) { this.value.search() }
  }

  private func connect(_ descriptor: Int32, _ path: String, else others: ArraySlice<String>) {
    let this = NIOLoopBound(self, eventLoop: loop)
    ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            LineHandler(
              longestLine: Wire.longestLine, onLine: { this.value.connection?.receive($0) },
              onClose: { this.value.closed(others) }))
        }
      }
      .withConnectedSocket(descriptor)
      .hop(to: loop)
      .whenComplete { result in
        switch result {
        case .success(let channel): this.value.greet(channel, path)
        case .failure: this.value.attempt(others)
        }
      }
  }

  private func greet(_ channel: any Channel, _ path: String) {
    let this = NIOLoopBound(self, eventLoop: loop)
    let island = EmulatorChannel(channel, path: path, longestSilence: longestSilence) {
      this.value.handle($0)
    }
    connection = island
    island.greet(as: processID)
    if !channel.isActive { closed([]) }
  }

  private func closed(_ others: ArraySlice<String>) {
    guard let closed = connection else { return }
    connection = nil
    if closed.hasGreeted, !isStopped { onEvent(.disconnected) }
    closed.closed()
    if closed.hasGreeted { searchLater() } else { attempt(others) }
  }

  /// Passes on an event, and the same failure only once.
  private func handle(_ event: LinkEvent) {
    switch event {
    case .failed(let reason):
      guard reason != lastFailure else { return }
      lastFailure = reason
    case .connected: lastFailure = nil
    case .disconnected, .tokens: break
    }
    onEvent(event)
  }
}

package import ActivityModel
import Dispatch
import FolderWatching
package import Foundation
package import NIOCore
import NIOPosix

/// The links to all running islands: connects to each as soon as its socket is there, and passes on
/// pushes to the one that has issued their token. Used on one event loop.
package final class EmulatorLink: PushGateway {
  /// The seconds after which an island that answers nothing is taken for one that has hung.
  package static let standardSilence = 30.0

  private let loop: any EventLoop
  private let finder: EmulatorFinder
  private let processID: Int32
  private let longestSilence: Double
  private let patience: Double
  private let onEvent: (LinkEvent) -> Void
  /// The newest first.
  private var islands: [EmulatorChannel] = []
  /// The paths of the sockets to which connections are being made.
  private var pending: Set<String> = []
  private var reportedFailures: Set<String> = []
  private var watch: (any DispatchSourceRead)?
  private var isSearchScheduled = false
  private var isStopped = false

  /// - Parameters:
  ///   - longestSilence: Timeout of the island's answers in seconds.
  ///   - patience: Seconds until the next look at an island that was there and did not answer, or
  ///     at a folder that cannot be watched.
  ///   - onEvent: Called on the event loop.
  package init(
    loop: any EventLoop, finder: EmulatorFinder, processID: Int32,
    longestSilence: Double = standardSilence, patience: Double,
    onEvent: @escaping (LinkEvent) -> Void
  ) {
    self.loop = loop
    self.finder = finder
    self.processID = processID
    self.longestSilence = longestSilence
    self.patience = patience
    self.onEvent = onEvent
  }

  /// The connections with islands that have greeted.
  private var open: [EmulatorChannel] { islands.filter(\.hasGreeted) }

  /// True while an island may be found that has not greeted yet.
  private var isConnecting: Bool { !pending.isEmpty || islands.contains { !$0.hasGreeted } }

  package var isConnected: Bool { !open.isEmpty }

  /// The paths of the sockets of the connected islands, the newest first.
  package var paths: [String] { open.map(\.path) }

  /// Looks for islands now, and whenever a socket appears.
  package func start() {
    beginWatching()
    search()
  }

  /// Ends the connections for good.
  package func stop() {
    isStopped = true
    watch?.cancel()
    watch = nil
    for island in islands { island.close() }
  }

  // MARK: Pushes

  package func deliver(
    _ delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void
  ) {
    let all = open
    switch delivery.target {
    case .channel, .start: deliver(delivery, toAll: all, completion)
    case .token(let token):
      let owners = all.filter { $0.holds(token) }
      pass(delivery, to: owners.isEmpty ? all[...] : owners[...], completion)
    case .activity: pass(delivery, to: all[...], completion)
    }
  }

  package func deliver(
    _ delivery: PushDelivery, to island: String, completion: @escaping (DeliveryOutcome) -> Void
  ) {
    guard let island = open.first(where: { $0.path == island }) else { return completion(.away) }
    island.deliver(delivery, completion: completion)
  }

  /// Passes on a push to one island after the other, until one knows its token.
  private func pass(
    _ delivery: PushDelivery, to islands: ArraySlice<EmulatorChannel>,
    _ completion: @escaping (DeliveryOutcome) -> Void
  ) {
    guard let first = islands.first else { return completion(.away) }
    first.deliver(delivery) { [self] outcome in
      guard outcome.isUnknown else { return completion(outcome) }
      let others = islands.dropFirst()
      if !others.isEmpty { return pass(delivery, to: others, completion) }
      // The token may be that of an island that has only just been started.
      completion(isConnecting ? .away : outcome)
    }
  }

  /// Passes on a push to all islands; what became of it is what each of them says.
  private func deliver(
    _ delivery: PushDelivery, toAll all: [EmulatorChannel],
    _ completion: @escaping (DeliveryOutcome) -> Void
  ) {
    guard !all.isEmpty else { return completion(.away) }
    var outcomes: [DeliveryOutcome] = []
    for island in all {
      island.deliver(delivery) { outcome in
        outcomes.append(outcome)
        if outcomes.count == all.count { completion(DeliveryOutcome(of: outcomes)) }
      }
    }
  }

  package func report(_ trace: PushTrace, token: Data?) {
    let owners = open.filter { island in token.map(island.holds) ?? false }
    for island in owners.isEmpty ? open : owners { island.report(trace) }
  }

  // MARK: Search

  private func beginWatching() {
    guard watch == nil, !isStopped, let folder = FolderWatch(finder.folder) else {
      return searchLater()
    }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: folder.descriptor, queue: .global(qos: .userInitiated))
    let this = NIOLoopBound(self, eventLoop: loop)
    source.setEventHandler { [loop] in
      let isThere = folder.drain()
      loop.execute { this.value.folderChanged(isThere: isThere) }
    }
    // Its descriptor stays open until nothing waits for it any more.
    source.setCancelHandler { withExtendedLifetime(folder) {} }
    source.resume()
    watch = source
  }

  private func folderChanged(isThere: Bool) {
    if !isThere {
      watch?.cancel()
      watch = nil
      beginWatching()
    }
    search()
  }

  private func search() {
    guard !isStopped else { return }
    if watch == nil { beginWatching() }
    let known = pending.union(islands.map(\.path))
    for path in finder.candidates where !known.contains(path) { attempt(path) }
  }

  private func attempt(_ path: String) {
    switch finder.connect(to: path) {
    case .deserted: break
    case .failed(let reason):
      handle(.failed(reason))
      searchLater()
    case .connected(let descriptor): connect(descriptor, path)
    }
  }

  private func searchLater() {
    guard !isStopped, !isSearchScheduled else { return }
    isSearchScheduled = true
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .milliseconds(Int64(patience * 1_000))) {
      this.value.isSearchScheduled = false
      this.value.search()
    }
  }

  // MARK: Connections

  private func connect(_ descriptor: Int32, _ path: String) {
    pending.insert(path)
    let this = NIOLoopBound(self, eventLoop: loop)
    ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try this.value.add(channel, path) }
      }
      .withConnectedSocket(descriptor)
      .hop(to: loop)
      .whenComplete { result in
        this.value.pending.remove(path)
        switch result {
        case .success: this.value.greet(path)
        case .failure: this.value.searchLater()
        }
      }
  }

  private func add(_ channel: any Channel, _ path: String) throws {
    let island = EmulatorChannel(channel, path: path, longestSilence: longestSilence) {
      [weak self] in self?.handle($0)
    }
    try channel.pipeline.syncOperations.addHandler(
      LineHandler(
        longestLine: Wire.longestLine, onLine: { island.receive($0) },
        onClose: { [weak self] in self?.closed(island) }))
    islands.insert(island, at: 0)
  }

  private func greet(_ path: String) {
    islands.first { $0.path == path && !$0.hasGreeted }?.greet(as: processID)
  }

  private func closed(_ island: EmulatorChannel) {
    islands.removeAll { $0 === island }
    if island.hasGreeted, !isStopped { onEvent(.disconnected(path: island.path)) }
    island.closed()
    // Another one may listen there already. One that has hung is looked at again, too.
    if island.hasGreeted { search() }
    searchLater()
  }

  /// Passes on an event, and the same failure only once.
  private func handle(_ event: LinkEvent) {
    switch event {
    case .failed(let reason):
      guard reportedFailures.insert(reason).inserted else { return }
    case .connected: reportedFailures.removeAll()
    case .disconnected, .tokens: break
    }
    onEvent(event)
  }
}

extension DeliveryOutcome {
  /// True when the island has never issued the token, or was not there to be asked.
  fileprivate var isUnknown: Bool {
    switch self {
    case .answered(let result): result.answer == .unknownToken
    case .away: true
    case .overloaded, .failed: false
    }
  }

  /// What became of a push that went to several islands.
  fileprivate init(of outcomes: [DeliveryOutcome]) {
    let results = outcomes.compactMap { outcome in
      if case .answered(let result) = outcome { result } else { nil }
    }
    guard results.count > 1 else {
      self = results.first.map(DeliveryOutcome.answered) ?? outcomes.first ?? .away
      return
    }
    let summaries = results.map(\.summary).joined(separator: "; ")
    self = .answered(PushResult(.delivered, summary: "\(results.count) islands: \(summaries)"))
  }
}

import ActivityEngine
import ActivityModel
import CellRaster
import HostProtocol
import LocalEngine
import PhoneScreen
import ViewArchive

/// Requests the archives of the activities on the screen, and applies the widgets' replies.
@MainActor
final class ArchiveRequester {
  let broker: WidgetBroker
  private let screen: SessionScreen
  private let log: EventLog
  private let store: SessionStore?
  private let recorder: Recorder?
  private var problems = ArchiveProblems()
  /// Called with what a widget has found in a push, by the number of the request, or with why it
  /// found nothing.
  var onDecoded: (Int, Result<[PushFinding], DecodingFailure>, Moment) -> Void = { _, _, _ in }
  /// True when the environment of the archives may have changed since the last request, or when not
  /// all were requested.
  var needsRequest = false
  var pacer = ArchivePacer()
  /// True while the first frame of a resumed run is drawn: its archives are there, and the widgets
  /// are asked for newer ones when it is on the screen.
  private(set) var isDeferred = false
  /// Values of the store that widgets share with their app, set while the program runs.
  private var appGroup: [String: String] = [:]
  /// When the first frame is shown at the latest, in seconds of uptime, although a widget has not
  /// replied yet; nil: it need not wait.
  private(set) var firstFrameLimit: Double?
  /// The seconds that the first frame waits for the widgets, so that it is whole.
  private static let firstFrameDelay = 0.25

  init(
    broker: WidgetBroker, screen: SessionScreen, log: EventLog, store: SessionStore?,
    recorder: Recorder?
  ) {
    self.broker = broker
    self.screen = screen
    self.log = log
    self.store = store
    self.recorder = recorder
  }

  /// Shows the archives that an earlier run has saved.
  func restoreSaved(at now: Moment) {
    for (id, archive) in store?.archives ?? [:] {
      recorder?.recordChange(.archive(archive, of: id), at: now.uptime)
      screen.archives.restore(archive, of: id)
    }
  }

  /// Requests all archives and draws the island, after a change of the layout.
  func refreshAll(at now: Moment) {
    request(at: now)
    applyReplies(at: now)
    screen.showIsland(change: .tick(since: now.uptime), at: now)
  }

  /// Sets a value of the store that widgets share with their app, and has them draw again.
  ///
  /// - Returns: False when the values would be too large together: every request contains them.
  func setAppGroup(_ key: String, to value: String?, at now: Moment) -> Bool {
    var values = appGroup
    values[key] = value
    let bytes = values.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard bytes <= Self.mostAppGroupBytes else { return false }
    appGroup = values
    refreshAll(at: now)
    return true
  }

  /// Maximum size of all values of the app group with their keys, in bytes.
  static let mostAppGroupBytes = 1 << 20

  /// Requests all archives that are missing or outdated, if the environment may have changed.
  func requestIfNeeded(at now: Moment) {
    if needsRequest { request(at: now) }
  }

  /// Runs `work`, but asks no widget when every activity can be drawn without.
  func deferringRequests(_ work: () -> Void) {
    isDeferred = isWhole && !screen.driver.engine.records.isEmpty
    work()
    isDeferred = false
  }

  /// True when every activity can be drawn.
  private var isWhole: Bool {
    screen.driver.engine.records.allSatisfy { screen.archives.archive(of: $0.id) != nil }
  }

  /// Requests all archives that are missing or outdated.
  func request(at now: Moment) {
    needsRequest = isDeferred
    guard !isDeferred else { return }
    pacer.begin(at: now.uptime)
    let engine = screen.driver.engine
    var environment = EnvironmentBuilder.environment(
      for: engine.device, configuration: screen.configuration, mode: screen.mode,
      isDimmed: screen.situation.isDimmed, isLimitedInWidth: engine.placement.isLimitedInWidth,
      now: now.date)
    if !appGroup.isEmpty {
      environment.appGroup = (environment.appGroup ?? [:]).merging(appGroup) { $1 }
    }
    for record in engine.records where record.phase != .dismissed && record.phase != .pending {
      guard !broker.isBusy(with: record.attributesType), pacer.allows(record.id, at: now.uptime)
      else {
        needsRequest = true
        continue
      }
      guard let (request, key) = screen.archives.request(for: record, environment: environment)
      else { continue }
      pacer.didSend(record.id, at: now.uptime)
      broker.archive(request, for: record.id, key: key, at: now.uptime)
    }
  }

  /// Requests archives again for the attributes types that are now provided by another process or
  /// client.
  func requestChangedTypes(at now: Moment) {
    let types = broker.takeChangedTypes()
    guard !types.isEmpty else { return }
    let records = screen.driver.engine.records
    screen.archives.invalidate(records.filter { types.contains($0.attributesType) }.map(\.id))
    request(at: now)
  }

  /// Applies the replies that have arrived, and requests the archives that are outdated already.
  func applyReplies(at now: Moment) {
    while case let results = broker.collect(at: now.uptime), !results.isEmpty {
      for result in results { apply(result, at: now) }
      request(at: now)
    }
  }

  private func apply(_ result: WidgetBroker.Result, at now: Moment) {
    switch result {
    case .archived(let id, let key, let archive):
      guard screen.archives.complete(id, key: key, archive: archive) else { return }
      problems.ended(for: id)
      screen.needsFrame = true
      save(archive, of: id, at: now)
      let symbols = screen.display.look.theme.symbols.unknownNames(among: archive.symbolNames)
      let undrawn = screen.pictures.isOn ? [] : archive.pictureOnlyNames
      report(archive.unsupportedNames + undrawn + symbols, of: id, at: now)
      update(id, at: now)
    case .archiveFailed(let id, let key, let problem):
      if screen.archives.complete(id, key: key, archive: nil, problem: problem) {
        update(id, at: now)
      }
      let content = screen.driver.engine.record(id)?.content
      guard problems.isNew(problem, of: id, with: content) else { return }
      let message = "\(screen.name(of: id)): \(problem)"
      // An archive of an earlier run is shown, so the missing one is only logged.
      screen.archives.archive(of: id) != nil && store?.archives[id] != nil
        ? log.appendAndRecord(message, at: now)
        : log.showNotice(message, at: now, isError: true)
    case .performed(let id, let intent, let error):
      // What the widget's process does there may change what it draws, with no update.
      if intent.isPerformedInWidget { screen.archives.invalidate([id]) }
      guard let error else { return }
      log.showNotice(
        "\(screen.name(of: id)): \(intent.typeName) failed: \(error)", at: now, isError: true)
    case .decoded(let number, let findings): onDecoded(number, .success(findings), now)
    case .notDecoded(let number, let reason):
      onDecoded(number, .failure(DecodingFailure(reason: reason)), now)
    case .denied(let denial): log.showOnce(denial.message, at: now)
    case .crashLocated(let id, let intent, let place):
      let name = intent.map { "\(screen.name(of: id)): \($0.typeName)" } ?? screen.name(of: id)
      log.showNotice("\(name): \(place)", at: now, isError: true)
    }
  }

  /// When `request` must be called, in seconds of uptime; nil: nothing is to be requested, or a
  /// reply of a widget will cause it.
  var deadline: Double? { needsRequest && !broker.isWaiting ? pacer.nextRequest : nil }

  /// Lets the first frame wait for the widgets.
  func holdFirstFrame(at now: Moment) { firstFrameLimit = now.uptime + Self.firstFrameDelay }

  /// Ends the wait for a whole first frame when every activity can be drawn, or when it has lasted
  /// long enough.
  func checkFirstFrame(at now: Moment) {
    guard let limit = firstFrameLimit else { return }
    if isWhole || !broker.isWaiting || now.uptime >= limit { firstFrameLimit = nil }
  }

  /// Removes the archives of all other activities from the screen.
  func removeAll(except ids: Set<ActivityID>) {
    screen.archives.keep(ids)
    pacer.keep(ids)
    problems.keep(ids)
  }

  /// Deletes the saved archives of all other activities.
  func deleteSaved(except ids: Set<ActivityID>) { store?.removeArchives(except: ids) }

  /// Draws an activity again.
  private func update(_ id: ActivityID, at now: Moment) {
    screen.display.invalidateCard(id)
    if screen.islandID(id) != nil { screen.showIsland(change: .update, at: now) }
  }

  private func save(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    recorder?.recordChange(.archive(archive, of: id), at: now.uptime)
    do throws(FileFailure) {
      try store?.save(archive, of: id)
    } catch {
      guard problems.isNew(error.message) else { return }
      log.appendAndRecord("archives are not saved: \(error.reason)", at: now)
    }
  }

  /// Logs once which symbols and unsupported features a widget uses that cannot be drawn.
  private func report(_ names: [String], of id: ActivityID, at now: Moment) {
    let name = screen.name(of: id)
    let new = names.filter { problems.isNew("\(name) \($0)") }
    guard !new.isEmpty else { return }
    log.appendAndRecord("\(name): not drawn: \(new.joined(separator: ", "))", at: now)
  }
}

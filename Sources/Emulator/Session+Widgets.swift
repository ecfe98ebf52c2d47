import ActivityEngine
import ActivityModel
import CellRaster
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
import ViewArchive

/// Handling of the engine's effects and of the widgets' replies.
extension Session {
  /// Applies the engine's pending effects to the screen, until there are no more.
  func takeEffects(at now: Moment) {
    let effects = driver.takeEffects()
    guard !effects.isEmpty else { return }
    needsFrame = true
    for effect in effects {
      switch effect {
      case .authorizationChanged, .frequentPushesChanged: control?.tell(authorization)
      case .phaseChanged(let id, let phase):
        if phase != .dismissed { state.names[id] = name(of: id) }
      case .tokenChanged(let target, let bytes?):
        if case .start = target { control?.tell(PushToken(bytes, for: target)) }
      case .tokenWanted(let target):
        if let newToken { driver.submit(.issueToken(PushToken(newToken(), for: target))) }
      case .contentChanged, .cardsChanged, .placementChanged, .alerted, .tokenChanged,
        .appOpened, .intentRequested, .refused:
        break
      }
      if let line = EffectText.line(for: effect, name: name(of:)) { log(line, at: now) }
    }
    let engine = driver.engine
    let ids = Set(engine.records.map(\.id))
    state.names = state.names.filter { ids.contains($0.key) }
    store.keep(ids)
    if effects.contains(where: \.isDismissal) { keeper?.keep(ids) }
    screen.keepCards { engine.record($0) != nil }
    askForArchives(at: now)
    let old = placement
    placement = engine.placement
    cards = engine.cards
    light(for: effects, at: now)
    followSituation(at: now)
    if placement.island != old.island {
      state.control = nil
      // Archives that have arrived already belong to the new presentation and are not an update of
      // it.
      takeAnswers(at: now)
      showIsland(
        change: IslandStage.Change(
          from: old.island, to: placement.island, motion: screen.look.theme.motion), at: now)
      if case .expanded(_, cause: .press) = placement.island { screen.flash(at: now) }
    }
    // Handling the replies may have caused further effects.
    takeEffects(at: now)
  }

  /// Requests all archives that are missing or outdated.
  func askForArchives(at now: Moment) {
    let engine = driver.engine
    let environment = EnvironmentBuilder.environment(
      for: engine.device, configuration: configuration, mode: state.mode,
      isDimmed: situation.isDimmed, isLimitedInWidth: engine.placement.isLimitedInWidth,
      now: now.date)
    for record in engine.records where record.phase != .dismissed && record.phase != .pending {
      guard let (request, key) = store.request(for: record, environment: environment)
      else { continue }
      desk.archive(request, for: record.id, key: key, at: now.uptime)
    }
  }

  /// Applies the replies that have arrived.
  func takeAnswers(at now: Moment) {
    for answer in desk.collect(at: now.uptime) {
      switch answer {
      case .archive(let id, let key, let archive):
        guard store.settle(id, key: key, archive: archive) else { continue }
        needsFrame = true
        keep(archive, of: id, at: now)
        let symbols = screen.look.theme.symbols.unknownNames(among: archive.symbolNames)
        report(archive.unsupportedNames + symbols, of: id, at: now)
        screen.forgetCard(id)
        if islandID(id) != nil { showIsland(change: .update, at: now) }
      case .noArchive(let id, let key, let words):
        if store.settle(id, key: key, archive: nil, problem: words) {
          screen.forgetCard(id)
          if islandID(id) != nil { showIsland(change: .update, at: now) }
        }
        let said = "\(name(of: id)): \(words)"
        // An archive of an earlier run is shown, so the missing one is only logged.
        store.archive(of: id) != nil && keeper?.archives[id] != nil
          ? note(said, at: now) : say(said, at: now, isError: true)
      case .performed(let id, let intent, let error):
        guard let error else { continue }
        say("\(name(of: id)): \(intent.typeName) failed: \(error)", at: now, isError: true)
      }
    }
  }

  private func keep(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    recorder?.change(.archive(archive, of: id), at: now.uptime)
    do throws(FileFailure) {
      try keeper?.save(archive, of: id)
    } catch {
      guard state.reported.insert(error.words).inserted else { return }
      note("pictures are not kept: \(error.reason)", at: now)
    }
  }

  /// Logs once which symbols and unsupported features a widget uses that cannot be drawn.
  private func report(_ names: [String], of id: ActivityID, at now: Moment) {
    let new = names.filter { state.reported.insert("\(name(of: id)) \($0)").inserted }
    guard !new.isEmpty else { return }
    note("\(name(of: id)): not drawn: \(new.joined(separator: ", "))", at: now)
  }
}

extension Effect {
  fileprivate var isDismissal: Bool {
    if case .phaseChanged(_, .dismissed) = self { true } else { false }
  }
}

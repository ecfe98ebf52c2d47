import ActivityModel
import Foundation

/// Computes the placement from the state (ORDER-1 to ORDER-6). Reads only the first few
/// activities of each index.
struct PresentationPolicy {
  let state: EngineState
  let options: EngineOptions
  /// The activities that have a place, two on most devices. Hidden ones are included: a place stays
  /// empty when its activity is swiped away.
  let places: [ActivityID]

  init(state: EngineState, options: EngineOptions) {
    self.state = state
    self.options = options
    let most = min(max(state.device.islandPlaces ?? 2, 2), 3)
    let apps = Self.apps(in: state, most: most)
    let index = state.index
    if apps.count == 1, let app = apps.first {
      let places = options.sameAppMayFillBothPlaces ? most : 1
      self.places = index[app].relevance.prefix(places).map(\.key.id)
    } else {
      let firsts = apps.compactMap { index[$0].relevance.first?.key }
      let order =
        switch options.attachRule {
        case .newest: firsts
        case .earliest: firsts.sorted { $0.started(before: $1) }
        }
      places = order.map(\.id)
    }
  }

  /// Returns the apps that have a place, at most `most`: the one with an expanded alert, then those
  /// that started or alerted last.
  private static func apps(in state: EngineState, most: Int) -> [String] {
    var apps: [String] = []
    if let expansion = state.expansion, expansion.cause == .alert,
      let app = state[expansion.id]?.app, app != state.foreground
    {
      apps.append(app)
    }
    for app in state.index.appsByPromotion {
      if apps.count == most { break }
      if app != state.foreground, !apps.contains(app) { apps.append(app) }
    }
    return apps
  }

  var placement: Placement {
    Placement(
      island: island, banner: banner,
      isLimitedInWidth: hasIsland && state.isLandscape && options.showsIslandInLandscape)
  }

  /// What the island shows when nothing is expanded.
  var restingIsland: Placement.Island {
    guard hasIsland, !isEmptiedByLandscape else { return .absent }
    let shown = shown
    if let item = state.systemItem {
      return .system(item, detached: item.fillsIsland ? nil : shown.first)
    }
    // GESTURE-1: one activity is compact. GESTURE-2: two are attached and detached.
    return switch (shown.first, shown.dropFirst().first, shown.dropFirst(2).first) {
    case (let attached?, let detached?, let third?):
      .trio(attached: attached, detached: detached, third: third)
    case (let attached?, let detached?, nil): .pair(attached: attached, detached: detached)
    case (let only?, nil, _): .compact(only)
    case (nil, _, _): .idle
    }
  }

  /// The activities that have a place and are not hidden.
  var shown: [ActivityID] { places.filter { !state.hidden.contains($0) } }

  /// True when the device has an island and is unlocked (GESTURE-21).
  var hasIsland: Bool { state.device.island != nil && !state.isLocked }

  /// True in landscape before iOS 27 (GESTURE-23).
  var isEmptiedByLandscape: Bool { state.isLandscape && !options.showsIslandInLandscape }

  private var island: Placement.Island {
    guard hasIsland, let expansion = state.expansion else { return restingIsland }
    return .expanded(expansion.id, cause: expansion.cause)
  }

  private var banner: ActivityID? {
    state.device.island == nil && !state.isLocked ? state.expansion?.id : nil
  }
}

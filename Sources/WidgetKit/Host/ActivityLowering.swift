import Foundation
import SwiftUI
import ViewArchive

/// Lowers the presentations of one activity in one state, and gathers what belongs to all.
@MainActor
struct ActivityLowering {
  private let environment: ArchiveEnvironment
  private(set) var result = LoweredActivity(archive: ActivityArchive(), intents: [:])

  init(environment: ArchiveEnvironment) { self.environment = environment }

  mutating func lowerCard(_ card: any View) {
    let record = LoweringRecord()
    let node = Lowering.node(of: card, in: context(record, environment.colorScheme))
    keepIntents(of: record)
    result.archive.lockScreen = node
    result.archive.links.lockScreen = node.outermostURL
    result.archive.activityBackgroundTint = record.activityBackgroundTint
    result.archive.systemActionForeground = record.systemActionForeground
  }

  mutating func lowerIsland(_ island: DynamicIsland) {
    // The island is black whatever the card is (presentations.md §3.2).
    let measures = environment.island
    result.archive.compactLeading = padded(
      island.compactLeading(), by: island.margins.resolved(for: .compactLeading, on: measures))
    result.archive.compactTrailing = padded(
      island.compactTrailing(), by: island.margins.resolved(for: .compactTrailing, on: measures))
    result.archive.minimal = padded(
      island.minimal(), by: island.margins.resolved(for: .minimal, on: measures))
    let content = IslandContent(
      camera: measures.camera, margins: island.margins.resolved(for: .expanded, on: measures))
    var regions: [ViewNode] = []
    for region in island.regions() { regions.append(node(of: region)) }
    result.archive.expanded = ViewNode(.island(content), children: regions)
    result.archive.keylineTint = island.keylineTint.map { $0.resolvedStyle }
    result.archive.links.island = island.url
  }

  private mutating func padded(_ view: any View, by margins: Insets) -> ViewNode {
    let record = LoweringRecord()
    let node = Lowering.node(of: view, in: context(record, .dark))
    keepIntents(of: record)
    return margins == .zero ? node : node.modified(.padding(margins))
  }

  private mutating func node(of region: ErasedIslandRegion) -> ViewNode {
    let record = LoweringRecord()
    let nodes = Lowering.nodes(of: region.content, in: context(record, .dark))
    keepIntents(of: record)
    return ViewNode(.islandRegion(region.region), children: nodes)
  }

  private mutating func keepIntents(of record: LoweringRecord) {
    result.intents.merge(record.intents) { _, new in new }
  }

  private func context(
    _ record: LoweringRecord, _ colorScheme: ColorSchemeName
  ) -> LoweringContext {
    var values = EnvironmentValues(environment, colorScheme: colorScheme)
    values.isActivityFullscreen = environment.isActivityFullscreen
    values.isDynamicIslandLimitedInWidth = environment.isDynamicIslandLimitedInWidth
    // StandBy blends the widget with the bezel (presentations.md §2.4).
    values.showsWidgetContainerBackground = !environment.isActivityFullscreen
    return LoweringContext(environment: values, record: record)
  }
}

extension ViewNode {
  /// The address of the outermost `widgetURL` (presentations.md §3.3, notes).
  var outermostURL: URL? {
    for modifier in modifiers.reversed() {
      if case .widgetURL(let url) = modifier { return url }
    }
    for child in children {
      if let url = child.outermostURL { return url }
    }
    return modifiers.lazy.compactMap { $0.content?.outermostURL }.first
  }
}

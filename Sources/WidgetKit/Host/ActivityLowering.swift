import Foundation
import SwiftUI
import ViewArchive

/// Lowers the presentations of one activity in one state into an archive, and collects its intents.
@MainActor
struct ActivityLowering {
  private let environment: ArchiveEnvironment
  private let families: Set<ActivityFamily>
  private let keepsPlaces: Bool
  private(set) var result = LoweredActivity(archive: ActivityArchive(), intents: [:])

  init(_ request: ArchiveRequest, families: Set<ActivityFamily>) {
    environment = request.environment
    keepsPlaces = request.keepsPlaces
    self.families = families
  }

  mutating func lowerCard(_ card: any View) {
    let record = newRecord()
    let node = lowered(
      record, environment.colorScheme, in: rooms(\.card), isAsHighAsContent: true
    ) {
      Lowering.node(of: card, in: $0)
    }
    result.archive.lockScreen = node
    result.archive.links.lockScreen = node.outermostURL
    result.archive.activityBackgroundTint = record.activityBackgroundTint
    result.archive.systemActionForeground = record.systemActionForeground
  }

  /// Lowers the small card of a watch or a car (SURFACE-4, SURFACE-5).
  mutating func lowerSmallCard(_ card: any View) {
    result.archive.small = lowered(
      newRecord(), .dark, in: rooms(\.small), family: .small
    ) {
      Lowering.node(of: card, in: $0)
    }
  }

  mutating func lowerIsland(_ island: DynamicIsland) {
    // The island is always black, whatever the card's colour scheme (ISLAND-9).
    let measures = environment.island
    result.archive.compactLeading = padded(
      island.compactLeading(), by: island.margins.resolved(for: .compactLeading, on: measures),
      in: rooms(\.compactSide))
    result.archive.compactTrailing = padded(
      island.compactTrailing(), by: island.margins.resolved(for: .compactTrailing, on: measures),
      in: rooms(\.compactSide))
    result.archive.minimal = padded(
      island.minimal(), by: island.margins.resolved(for: .minimal, on: measures),
      in: rooms(\.minimal))
    let content = IslandContent(
      camera: measures.camera, margins: island.margins.resolved(for: .expanded, on: measures))
    result.archive.expanded = lowered(
      newRecord(), .dark, in: rooms { $0.expanded(within: content.margins) }
    ) { [keepsPlaces] context in
      let regions = island.regions().map { region in
        let node = ViewNode(
          .islandRegion(region.region),
          children: Lowering.nodes(of: region.content, in: context))
        return keepsPlaces ? node.located(at: region.place) : node
      }
      return ViewNode(.island(content), children: regions)
    }
    result.archive.keylineTint = island.keylineTint.map { $0.resolvedStyle }
    result.archive.links.island = island.url
  }

  private func rooms(_ size: (PresentationProposals) -> CGSize) -> GeometryResolver.Rooms {
    GeometryResolver.Rooms(
      cells: size(.cells(environment)), phone: size(.phone(environment)))
  }

  private mutating func padded(
    _ view: any View, by margins: Insets, in rooms: GeometryResolver.Rooms
  ) -> ViewNode {
    lowered(newRecord(), .dark, in: rooms, isInRestingIsland: true) { context in
      let node = Lowering.node(of: view, in: context)
      return margins == .zero ? node : node.modified(.padding(margins))
    }
  }

  private func newRecord() -> LoweringRecord { LoweringRecord(keepsPlaces: keepsPlaces) }

  /// Lowers one presentation, resolves the nodes that depend on the proposed size, and sets the
  /// layout direction.
  private mutating func lowered(
    _ record: LoweringRecord, _ colorScheme: ColorSchemeName, in rooms: GeometryResolver.Rooms,
    isAsHighAsContent: Bool = false, isInRestingIsland: Bool = false,
    family: ActivityFamily = .medium, _ make: (LoweringContext) -> ViewNode
  ) -> ViewNode {
    let context = context(
      record, colorScheme, in: rooms.cells?.size ?? .zero, family, isInRestingIsland)
    let node = GeometryResolver(in: context).settled(
      make(context), in: rooms, isAsHighAsContent: isAsHighAsContent)
    result.intents.merge(record.intents) { _, new in new }
    return environment.isRightToLeft ? node.modified(.layoutDirection(.rightToLeft)) : node
  }

  private func context(
    _ record: LoweringRecord, _ colorScheme: ColorSchemeName, in room: CGSize,
    _ family: ActivityFamily, _ isInRestingIsland: Bool
  ) -> LoweringContext {
    var values = EnvironmentValues(environment, colorScheme: colorScheme)
    values.present(in: room)
    values.isInRestingIsland = isInRestingIsland
    values.activityFamily = family
    values.supportedActivityFamilies = families
    values.isActivityFullscreen = environment.isActivityFullscreen
    values.isDynamicIslandLimitedInWidth = environment.isDynamicIslandLimitedInWidth
    // StandBy blends the widget with the bezel (SURFACE-2).
    values.showsWidgetContainerBackground = !environment.isActivityFullscreen
    return LoweringContext(environment: values, record: record)
  }
}

extension ViewNode {
  /// The URL of the outermost `widgetURL` (GESTURE-26).
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

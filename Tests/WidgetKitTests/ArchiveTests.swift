import Foundation
import SwiftUI
import Testing
import ViewArchive
import WidgetKit

@MainActor
struct ArchiveTests {
  private func archive(_ island: @escaping () -> DynamicIsland) throws -> ActivityArchive {
    try WidgetHost(widgets: [IslandWidget(island)]).archive(rideRequest())
  }

  private func letters() -> DynamicIsland {
    DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("C") } }
  }

  // MARK: Places

  @Test func viewsSayTheirLinesWhereTheRequestAsksForThem() throws {
    var request = rideRequest()
    request.keepsPlaces = true
    let first = #line
    let widget = IslandWidget {
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text("C")
        }
        DynamicIslandExpandedRegion(.bottom) {}
      }
    }
    let archive = try WidgetHost(widgets: [widget]).archive(request)
    let regions = try #require(archive.expanded?.children)
    #expect(regions.map { $0.places.map { $0.line - first } } == [[3], [6]])
    #expect(regions[0].children.map { $0.places.map { $0.line - first } } == [[4]])
    #expect(regions.first?.places.first?.file == #filePath)
    #expect(archive.compactLeading?.places.count == 1)
    #expect(archive.lockScreen?.places.count == 1)
    let data = try ArchiveFormat.encode(archive)
    #expect(try ArchiveFormat.decode(data) == archive)

    request.keepsPlaces = false
    let plain = try WidgetHost(widgets: [widget]).archive(request)
    #expect(plain.lockScreen?.places == [])
    #expect(!String(decoding: try ArchiveFormat.encode(plain), as: UTF8.self).contains("places"))
  }

  // MARK: Margins

  @Test func compactMarginsLieAtTheOuterEdgeAlone() throws {
    let archive = try archive(letters)
    #expect(archive.compactLeading?.modifiers == [.padding(Insets(leading: 7))])
    #expect(archive.compactTrailing?.modifiers == [.padding(Insets(trailing: 7))])
    #expect(archive.minimal?.modifiers == [.padding(Insets(all: 4))])
  }

  @Test func theFirstMarginWrittenForAnEdgeCounts() throws {
    let archive = try archive {
      letters()
        .contentMargins(.trailing, 8, for: .expanded)
        .contentMargins(.all, 20, for: .expanded)
        .contentMargins([.leading, .top, .bottom], 6, for: .compactLeading)
        .contentMargins(.all, 1, for: .minimal)
    }
    let expanded = Insets(top: 20, leading: 20, bottom: 20, trailing: 8)
    #expect(
      archive.expanded?.kind
        == .island(IslandContent(camera: Size(width: 125, height: 36.67), margins: expanded)))
    #expect(
      archive.compactLeading?.modifiers == [.padding(Insets(top: 6, leading: 6, bottom: 6))])
    #expect(archive.minimal?.modifiers == [.padding(Insets(all: 1))])
  }

  @Test func marginsOfNothingAreNoPadding() throws {
    let archive = try archive { letters().contentMargins(.all, 0, for: .compactTrailing) }
    #expect(archive.compactTrailing?.modifiers == [])
  }

  @Test func theDeviceSaysWhatTheDefaultsAre() throws {
    let measures = IslandMeasures(
      camera: Size(width: 100, height: 30), expandedMargins: Insets(all: 12), compactMargin: 5,
      minimalMargin: 0)
    let environment = ArchiveEnvironment(now: testNow, island: measures)
    let archive = try WidgetHost(widgets: [IslandWidget(letters)])
      .archive(rideRequest(environment: environment))
    #expect(archive.compactLeading?.modifiers == [.padding(Insets(leading: 5))])
    #expect(archive.minimal?.modifiers == [])
    #expect(
      archive.expanded?.kind
        == .island(
          IslandContent(camera: Size(width: 100, height: 30), margins: Insets(all: 12))))
  }

  // MARK: Regions

  @Test func regionsKeepSourceOrderAndEveryViewItsOwnNode() throws {
    let archive = try WidgetHost(widgets: [RideWidget()]).archive(rideRequest())
    let regions = try #require(archive.expanded?.children)
    #expect(
      regions.map(\.kind) == [
        .islandRegion(IslandRegionContent(position: .bottom)),
        .islandRegion(
          IslandRegionContent(
            position: .leading, priority: 2,
            contentMargins: PartialInsets(top: 9, leading: 3, bottom: 9, trailing: 9))),
      ])
    #expect(regions.map(\.children.count) == [2, 1])
  }

  @Test func verticalPlacementIsWrittenOnTheView() throws {
    let archive = try archive {
      DynamicIsland {
        DynamicIslandExpandedRegion(.trailing) {
          Text("a").dynamicIsland(verticalPlacement: .belowIfTooWide)
          Text("b").dynamicIsland(verticalPlacement: .default)
        }
      }
    }
    let views = try #require(archive.expanded?.children.first?.children)
    #expect(views.map(\.modifiers) == [[.belowIfTooWide], []])
  }

  // MARK: The whole activity

  @Test func withoutAnIslandThereIsTheCardAlone() throws {
    let archive = try WidgetHost(widgets: [CardOnlyWidget()]).archive(noteRequest(isStale: false))
    #expect(archive.nodes.count == 1)
    #expect(archive.lockScreen != nil)
  }

  @Test func theOutermostURLOfTheCardCounts() throws {
    let archive = try WidgetHost(widgets: [CardOnlyWidget()]).archive(noteRequest(isStale: false))
    #expect(archive.links == .init(lockScreen: URL(string: "note://outer")))
  }

  @Test(arguments: [(false, "new"), (true, "old")])
  func viewsSeeWhetherTheContentIsStale(_ isStale: Bool, _ word: String) throws {
    let archive = try WidgetHost(widgets: [CardOnlyWidget()]).archive(noteRequest(isStale: isStale))
    #expect(archive.lockScreen?.texts == [word])
  }

  private func noteRequest(isStale: Bool) -> ArchiveRequest {
    ArchiveRequest(
      activityID: "2", attributesType: "Note", attributes: Data("{}".utf8),
      state: Data("{}".utf8), isStale: isStale, environment: ArchiveEnvironment(now: testNow))
  }

  @Test func theIslandIsDarkAndTheCardAsAsked() throws {
    struct SchemeText: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct SchemeWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { _ in
          SchemeText()
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { SchemeText() }
          } compactLeading: {
            SchemeText()
          } compactTrailing: {
            SchemeText()
          } minimal: {
            SchemeText()
          }
        }
      }
    }
    let host = WidgetHost(widgets: [SchemeWidget()])
    for scheme in [ColorSchemeName.light, .dark] {
      let environment = ArchiveEnvironment(now: testNow, colorScheme: scheme)
      let archive = try host.archive(rideRequest(environment: environment))
      #expect(
        archive.nodes.map(\.texts) == [[scheme.rawValue], ["dark"], ["dark"], ["dark"], ["dark"]])
    }
  }

  @Test func theEnvironmentOfTheRequestReachesViews() throws {
    struct EnvironmentText: View {
      @Environment(\.isActivityFullscreen) private var isFullscreen
      @Environment(\.isLuminanceReduced) private var isDimmed
      @Environment(\.showsWidgetContainerBackground) private var showsBackground
      @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited
      @Environment(\.layoutDirection) private var direction
      @Environment(\.locale) private var locale
      var body: some View {
        Text("\(isFullscreen) \(isDimmed) \(showsBackground) \(isLimited)")
        Text("\(direction == .rightToLeft) \(locale.identifier)")
      }
    }
    struct EnvironmentWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(attributesType: Ride.self) { _ in EnvironmentText() }
      }
    }
    let environment = ArchiveEnvironment(
      now: testNow, locale: "ar_EG", isRightToLeft: true, isLuminanceReduced: true,
      isActivityFullscreen: true, isDynamicIslandLimitedInWidth: true)
    let archive = try WidgetHost(widgets: [EnvironmentWidget()])
      .archive(rideRequest(environment: environment))
    #expect(archive.lockScreen?.texts == ["true true false true", "true ar_EG"])
  }

  @Test func aWidgetOfTheSmallFamilyHasACardForWatchAndCar() throws {
    struct FamilyText: View {
      @Environment(\.activityFamily) private var family
      @Environment(\.isActivityUpdateReduced) private var isReduced
      var body: some View { Text("\(family.description) \(isReduced)") }
    }
    struct BothWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(attributesType: Ride.self) { _ in FamilyText() }
          .configurationDisplayName("Both")
          .supplementalActivityFamilies([.small])
      }
    }
    let archive = try WidgetHost(widgets: [BothWidget()]).archive(rideRequest())
    #expect(archive.lockScreen?.texts == ["medium false"])
    #expect(archive.small?.texts == ["small false"])
    #expect(try self.archive(letters).small == nil)
  }

  // MARK: What does not fit

  @Test func anUnknownTypeIsRefusedWithTheNamesThereAre() {
    let host = WidgetHost(widgets: [RideWidget(), CardOnlyWidget()])
    var request = rideRequest()
    request.attributesType = "Walk"
    #expect(throws: ArchiveFailure.unknownAttributes("Walk", known: ["Note", "Ride"])) {
      try host.archive(request)
    }
  }

  @Test func aStateThatDoesNotFitSaysWhere() {
    let host = WidgetHost(widgets: [RideWidget()])
    #expect(
      throws: ArchiveFailure.stateDoesNotFit(
        type: "Ride.ContentState", problem: "has no \"minutes\"")
    ) {
      try host.archive(rideRequest(state: "{}"))
    }
    #expect(
      throws: ArchiveFailure.attributesDoNotFit(
        type: "Ride", problem: "has no \"driver\"")
    ) {
      try host.archive(rideRequest(attributes: "{}"))
    }
  }
}

extension ViewNode {
  /// The literal texts in here, in order.
  var texts: [String] {
    var texts: [String] = []
    walk { node in
      guard case .text(let content) = node.kind else { return }
      texts.append(
        content.runs.map { if case .literal(let string) = $0.content { string } else { "?" } }
          .joined())
    }
    return texts
  }
}

import SwiftUI
import Testing
import ViewArchive
import WidgetKit

/// Readers in every presentation are told the room it is drawn in (presentations.md §7.4), and a
/// right-to-left environment is written onto each of them.
@MainActor
struct PresentationRoomTests {
  /// Keeps the width and the height it was told.
  private struct Told: View {
    var body: some View {
      GeometryReader { proxy in
        Spacer(minLength: proxy.size.width)
        Spacer(minLength: proxy.size.height)
      }
    }
  }

  private func archive(
    _ environment: ArchiveEnvironment = ArchiveEnvironment(now: testNow)
  ) throws -> ActivityArchive {
    let widget = IslandWidget {
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("four").background(Told()) }
        DynamicIslandExpandedRegion(.bottom) { Told() }
      } compactLeading: {
        Told()
      } compactTrailing: {
        Told().frame(width: 40)
      } minimal: {
        Told()
      }
    }
    return try WidgetHost(widgets: [widget]).archive(rideRequest(environment: environment))
  }

  /// The lengths that readers were told, among cells or on a phone.
  private func told(
    _ node: ViewNode?, _ children: (ViewNode) -> [ViewNode] = \.cellChildren
  ) -> [Double] {
    guard let node else { return [] }
    let inside = node.modifiers.compactMap(\.content) + children(node)
    let lengths = inside.flatMap { told($0, children) }
    if case .spacer(let length?) = node.kind { return [length] + lengths }
    return lengths
  }

  @Test func readersAreToldTheRoomOfTheirPresentation() throws {
    let archive = try archive()
    // 46 columns and 10 rows, less two columns and a row on each side; a row of text
    // and one of spacing lie above the bottom.
    #expect(told(archive.expanded) == [32, 16, 336, 96])
    // Two thirds of what the compact island has beside its camera, less the margin.
    #expect(told(archive.compactLeading) == [120, 16])
    #expect(told(archive.compactTrailing) == [40, 16])
    #expect(told(archive.minimal) == [32, 16])
  }

  @Test func picturesHaveTheRoomsOfAPhone() throws {
    let archive = try archive()
    let expanded = told(archive.expanded, \.phoneChildren)
    // The word is as wide as its letters, and all but the margins is the bottom's.
    #expect(expanded[0] > 28 && expanded[0] < 33 && abs(expanded[1] - 20.33) < 0.01)
    #expect(expanded[2] == 334)
    #expect(told(archive.compactLeading, \.phoneChildren)[1] == 36.67)
    #expect(told(archive.compactTrailing, \.phoneChildren) == [40, 36.67])
  }

  @Test func panelsHaveAnEvenNumberOfColumnsQ2() throws {
    let large = IslandMeasures(expandedWidth: 408)
    let environment = ArchiveEnvironment(now: testNow, island: large)
    // 408 points are 51 columns: 50 of them, less two on each side.
    #expect(told(try archive(environment).expanded)[2] == 368)
  }

  @Test func everyPresentationReadsInTheDirectionOfItsLanguage() throws {
    let archive = try archive(ArchiveEnvironment(now: testNow, isRightToLeft: true))
    for node in [
      archive.compactLeading, archive.compactTrailing, archive.minimal, archive.expanded,
    ] {
      #expect(node?.modifiers.last == .layoutDirection(.rightToLeft))
    }
  }
}

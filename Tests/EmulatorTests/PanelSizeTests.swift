import ActivityModel
import CellRaster
import Foundation
import PhoneScreen
import TestSupport
import Testing
import ViewArchive

@testable import Emulator

/// The sizes of the system's surfaces, whatever a widget puts into them (presentations.md §1.1 and
/// §7.4).
struct PanelSizeTests {
  private static let id = ActivityID(rawValue: "1")
  private static let geometry = IslandGeometry(columns: 48, panelColumns: 46, sidesLimit: 25)

  private func context(_ archive: ActivityArchive) -> RenderContext {
    RenderContext(
      look: RenderStyle(), geometry: Self.geometry, time: TimedTextContext(now: goldenNow),
      archive: { _ in archive }, placeholder: { _ in [] })
  }

  private func text(_ string: String) -> ViewNode { ViewNode(.text(TextContent(string))) }

  private func column(_ lines: Int) -> ViewNode {
    ViewNode(
      .vstack(StackContent(alignment: .leading)),
      children: (0..<lines).map { text("line \($0)") })
  }

  /// An expanded island with `node` at the bottom.
  private func island(_ node: ViewNode) -> ActivityArchive {
    var archive = ActivityArchive()
    archive.expanded = ViewNode(
      .island(.init(camera: Size(width: 126, height: 37), margins: Insets(all: 16))),
      children: [ViewNode(.islandRegion(.init(position: .bottom)), children: [node])])
    return archive
  }

  private func expandedRows(_ archive: ActivityArchive) throws -> Double {
    let content = try #require(
      RenderedIsland(.expanded(Self.id, cause: .press), in: context(archive)))
    let body = try #require(content.shape.body)
    return (body.maxY - body.minY + 16) / 16
  }

  @Test(arguments: [(0, 5.0), (1, 5), (2, 6), (4, 8), (6, 10), (7, 10), (40, 10)])
  func thePanelGrowsWithItsContentFromFiveToTenRows(lines: Int, rows: Double) throws {
    #expect(try expandedRows(island(column(lines))) == rows)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func noPanelIsHigherThanTenRows(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 4, using: &generator)
    let rows = try expandedRows(island(node))
    #expect((5...10).contains(rows))
    var archive = ActivityArchive()
    archive.lockScreen = node
    let card = RenderedCard(
      id: Self.id, archive: archive, node: node, columns: 46, in: context(archive))
    #expect((1...10).contains(card.grid.size.rows))
  }

  @Test(arguments: [(0, 1), (1, 1), (4, 4), (5, 5), (7, 7), (10, 10), (40, 10)])
  func theCardIsAsHighAsItsContentUpToTenRows(lines: Int, rows: Int) {
    var archive = ActivityArchive()
    archive.lockScreen = column(lines)
    let card = RenderedCard(
      id: Self.id, archive: archive, node: archive.lockScreen, columns: 46, in: context(archive))
    #expect(card.grid.size == CellSize(columns: 46, rows: rows))
  }

  /// The columns of the sides of the compact island.
  private func sides(_ leading: ViewNode, _ trailing: ViewNode) throws -> [Double] {
    var archive = ActivityArchive()
    archive.compactLeading = leading
    archive.compactTrailing = trailing
    let content = try #require(RenderedIsland(.compact(Self.id), in: context(archive)))
    let body = try #require(content.shape.body)
    let camera = context(archive).geometry.cameraColumn
    return [Double(camera) - body.minX / 8, body.maxX / 8 - Double(camera + 16)]
  }

  /// SIZE-10: the narrower side is widened half way to the wider one.
  @Test func eachSideOfTheCompactIslandGrowsWithItsContent() throws {
    #expect(try sides(text("a"), text("12:34")) == [3, 5])
    #expect(try sides(text("a"), text("1:05:00 h")) == [5, 9])
    #expect(try sides(text("1:05:00 h"), text("a")) == [9, 5])
    #expect(try sides(ViewNode(.style(.primary)), text("a")) == [16, 8])
    #expect(try sides(text(String(repeating: "x", count: 99)), text("a")) == [16, 8])
    #expect(try sides(ViewNode(.style(.primary)), ViewNode(.style(.primary))) == [12, 12])
  }

  @Test(arguments: [("ar", true), ("he_IL", true), ("en_US", false), ("zh-Hant", false)])
  func theLanguageSaysTheDirection(locale: String, isRightToLeft: Bool) {
    let device = DeviceCatalog.standard
    let environment = EnvironmentBuilder.environment(
      for: device,
      configuration: EmulatorConfiguration(device: device, locale: locale, timeZone: "UTC"),
      mode: ScreenMode(), isDimmed: false, isLimitedInWidth: false, now: goldenNow)
    #expect(environment.isRightToLeft == isRightToLeft)
  }

  @Test func theCompactIslandIsMirroredFromRightToLeft() throws {
    func row(_ direction: [NodeModifier]) throws -> String {
      var archive = ActivityArchive()
      archive.compactLeading = ViewNode(
        .text(TextContent("L")), modifiers: [.padding(Insets(leading: 8))] + direction)
      archive.compactTrailing = ViewNode(
        .text(TextContent("T")), modifiers: [.padding(Insets(trailing: 8))] + direction)
      let content = try #require(RenderedIsland(.compact(Self.id), in: context(archive)))
      return (0..<48).map { content.grid[$0, 1].glyph }.joined().replacing(" ", with: "")
    }
    #expect(try row([]) == "LT")
    #expect(try row([.layoutDirection(.rightToLeft)]) == "TL")
  }
}

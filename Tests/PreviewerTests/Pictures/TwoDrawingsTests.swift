import CellRaster
import Foundation
import InkRaster
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneDrawing

#if Pictures
  /// Cells and pictures are two drawings of one tree: what one of them shows, the other shows, and in
  /// the same colour.
  struct TwoDrawingsTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let room = Size(width: 160, height: 64)
    private static let background = RGB(0x202040)

    private static let surface = SurfaceColors(
      background: background, foreground: .white, accent: RGB(0xFF9F0A), colorScheme: .dark,
      cornerRadius: 8)

    private func placed(_ node: ViewNode, _ metrics: LayoutMetrics) -> PlacedNode {
      let time = TimedTextContext(now: Self.now, locale: "en_US", timeZone: "UTC")
      var engine = LayoutEngine(context: LayoutContext(metrics: metrics, time: time))
      return engine.layout(node, in: Proposal(width: Self.room.width, height: Self.room.height))
    }

    /// The colours that differ from the background, from the darkest to the brightest channel sum.
    private func inCells(_ node: ViewNode) -> [RGB] {
      var grid = CellGrid(
        size: CellSize(columns: 20, rows: 4),
        style: CellStyle(foreground: .white, background: Self.background))
      Rasterizer(theme: .standard, depth: .direct, glyphs: .unicode, now: Self.now).draw(
        placed(node, .cells), on: Self.surface, into: &grid, at: .zero, clip: grid.bounds)
      return grid.cells.flatMap { cell -> [RGB] in
        cell.glyph == " "
          ? [cell.style.background] : [cell.style.foreground, cell.style.background]
      }.filter { distance($0, Self.background) > 60 }
    }

    private func inPicture(_ node: ViewNode) throws -> [RGB] {
      var builder = DisplayListBuilder()
      let rect = Rect(origin: .zero, size: Self.room)
      let items = builder.items(
        of: placed(node, .phone),
        DrawingContext(
          surface: Self.surface, origin: .zero, container: rect, now: Self.now))
      let grid = try PictureRendering().pixels(
        of: DisplayList(
          size: rect.size,
          items: [.fill(.rectangle(rect), .solid(Tint(Self.background)))] + items), scale: 3,
        width: 3 * Int(rect.width), height: 3 * Int(rect.height))
      return grid.pixels.map { RGB($0) }.filter { distance($0, Self.background) > 60 }
    }

    private func distance(_ one: RGB, _ other: RGB) -> Int {
      abs(Int(one.red) - Int(other.red)) + abs(Int(one.green) - Int(other.green))
        + abs(Int(one.blue) - Int(other.blue))
    }

    /// The colour that is seen most, among those that are far from the background.
    private func strongest(_ colors: [RGB]) -> RGB? {
      colors.max { distance($0, Self.background) < distance($1, Self.background) }
    }

    /// Both or neither, by the name of the view.
    private func differences(_ nodes: [ViewNode]) throws -> [String] {
      var found: [String] = []
      for node in nodes {
        let (cells, picture) = (inCells(node), try inPicture(node))
        let name = "\(String(describing: node.kind).prefix(60)) \(node.modifiers.map(\.dump))"
        if cells.isEmpty != picture.isEmpty {
          found.append("\(name): \(cells.isEmpty ? "picture" : "cells") only")
        }
      }
      return found
    }

    @Test func bothShowTheLeavesAndShapes() throws {
      let tree = EverythingTree(.english)
      let found = try differences(tree.leaves + tree.shapes)
      #expect(found == [])
    }

    @Test func bothShowTextsAndTimes() throws {
      let tree = EverythingTree(.english)
      let found = try differences(tree.texts + tree.times)
      #expect(found == [])
    }

    @Test func bothShowWhatIsModified() throws {
      let found = try differences(EverythingTree(.english).modified)
      #expect(found == [])
    }

    @Test(arguments: [SystemColor.red, .green, .blue, .orange, .purple])
    func aShapeHasItsColourInBoth(color: SystemColor) throws {
      let node = ViewNode(.shape(ShapeContent(.capsule, fill: .color(.system(color)))))
      let cells = try #require(strongest(inCells(node)))
      let picture = try #require(strongest(try inPicture(node)))
      #expect(distance(cells, picture) <= 6)
    }
  }
#endif

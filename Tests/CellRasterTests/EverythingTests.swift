import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive
import ViewLayout

/// Every kind of node and every modifier, laid out and drawn, in a script that is read from left
/// to right, in a wide one, and from right to left.
@Suite struct EverythingTests {
  private typealias Language = EverythingTree.Language

  /// Room for one sample, in cells.
  private static let room = CellSize(columns: 22, rows: 4)
  private static let perRow = 3

  private static func placed(
    _ node: ViewNode, _ language: EverythingTree.Language, in room: CellSize
  ) -> PlacedNode {
    let time = TimedTextContext(now: goldenNow, locale: language.rawValue, timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time))
    let node = language == .arabic ? node.modified(.layoutDirection(.rightToLeft)) : node
    return engine.layout(
      node, in: Proposal(width: Double(room.columns) * 8, height: Double(room.rows) * 16))
  }

  /// Samples beside and below each other, each under its name.
  private static func sheet(_ nodes: [ViewNode], _ language: EverythingTree.Language) -> CellGrid {
    let (width, height) = (room.columns + 2, room.rows + 1)
    let lines = (nodes.count + perRow - 1) / perRow
    var grid = Drawing.grid(width * perRow, height * lines)
    for (index, node) in nodes.enumerated() {
      let place = CellPoint(column: index % perRow * width, row: index / perRow * height)
      let name = name(of: node)
      let title = CellRect(origin: place, size: CellSize(columns: room.columns, rows: 1))
      let style = RunStyle(foreground: .hierarchical(level: 2, base: nil))
      Drawing.rasterizer().draw(
        Drawing.text(
          name, style: style,
          in: Drawing.cells(place.column, place.row, room.columns, 1)),
        on: Drawing.surface, into: &grid, clip: title)
      let origin = CellPoint(column: place.column, row: place.row + 1)
      Drawing.rasterizer().draw(
        placed(node, language, in: room), on: Drawing.surface, into: &grid, at: origin,
        clip: CellRect(origin: origin, size: room))
    }
    return grid
  }

  /// The case that a sample is there for.
  private static func name(of node: ViewNode) -> String {
    let name: String
    if case .text(let content) = node.kind, content.runs.count == 1,
      case .timed(let text) = content.runs[0].content
    {
      name = "\(text)"
    } else {
      name = node.modifiers.first.map { "\($0)" } ?? "\(node.kind)"
    }
    return String(name.prefix { $0 != "(" })
  }

  private static func samples(_ language: EverythingTree.Language) -> [(String, [ViewNode])] {
    let tree = EverythingTree(language)
    let containers = tree.containers.filter {
      if case .island = $0.kind { false } else { true }
    }
    return [
      ("leaves", tree.leaves), ("shapes", tree.shapes), ("containers", containers),
      ("texts", tree.texts), ("times", tree.times), ("modifiers", tree.modified),
    ]
  }

  /// A case that somebody adds to one of the lists has to join the tree.
  @Test(arguments: EverythingTree.Language.allCases)
  func theTreeHasEveryCase(_ language: EverythingTree.Language) {
    var (kinds, modifiers, runs) = (Set<KindTag>(), Set<ModifierTag>(), Set<RunTag>())
    EverythingTree(language).node.walk { node in
      kinds.insert(KindTag(node.kind))
      modifiers.formUnion(node.modifiers.map(ModifierTag.init))
      if case .text(let content) = node.kind {
        runs.formUnion(content.runs.map { RunTag($0.content) })
      }
    }
    #expect(Set(KindTag.allCases).subtracting(kinds) == [])
    #expect(Set(ModifierTag.allCases).subtracting(modifiers) == [])
    #expect(Set(RunTag.allCases).subtracting(runs) == [])
  }

  @Test(arguments: EverythingTree.Language.allCases)
  func everyKindAndModifierLooksAsItDid(_ language: EverythingTree.Language) {
    for (name, nodes) in Self.samples(language) {
      expectFrame(Self.sheet(nodes, language), matches: "\(name).\(language.rawValue)")
    }
  }

  @Test(arguments: EverythingTree.Language.allCases)
  func theIslandLooksAsItDid(_ language: EverythingTree.Language) throws {
    let island = try #require(
      EverythingTree(language).containers.first {
        if case .island = $0.kind { true } else { false }
      })
    let room = CellSize(columns: 42, rows: 8)
    var grid = Drawing.grid(room.columns, room.rows)
    Drawing.rasterizer().draw(
      Self.placed(island, language, in: room), on: Drawing.surface, into: &grid)
    expectFrame(grid, matches: language.rawValue)
  }

  /// One cell for each, one after the other.
  @Test(arguments: EverythingTree.Language.allCases)
  func oneCellIsEnoughForNotTrapping(_ language: EverythingTree.Language) {
    let nodes = Self.samples(language).flatMap(\.1)
    let room = CellSize(columns: 1, rows: 1)
    var grid = Drawing.grid(40, (nodes.count + 39) / 40)
    for (index, node) in nodes.enumerated() {
      let place = CellPoint(column: index % 40, row: index / 40)
      Drawing.rasterizer().draw(
        Self.placed(node, language, in: room), on: Drawing.surface, into: &grid, at: place,
        clip: CellRect(origin: place, size: room))
    }
    expectFrame(grid, matches: "\(language.rawValue)")
  }

  @Test(arguments: EverythingTree.Language.allCases)
  func nothingIsDrawnWhereThereIsNoRoom(_ language: EverythingTree.Language) {
    for node in Self.samples(language).flatMap(\.1) + [EverythingTree(language).node] {
      let placed = Self.placed(node, language, in: .zero)
      var none = CellGrid(size: .zero, style: CellStyle(foreground: .white, background: .black))
      Drawing.rasterizer().draw(placed, on: Drawing.surface, into: &none)
      var some = Drawing.grid(3, 3)
      Drawing.rasterizer().draw(
        placed, on: Drawing.surface, into: &some,
        clip: CellRect(column: 1, row: 1, columns: 0, rows: 0))
      #expect(some == Drawing.grid(3, 3))
    }
  }

  @Test(arguments: EverythingTree.Language.allCases)
  func nothingIsDrawnOutsideOfTheClip(_ language: EverythingTree.Language) {
    let clip = CellRect(column: 2, row: 1, columns: 9, rows: 2)
    for node in Self.samples(language).flatMap(\.1) {
      var grid = Drawing.grid(16, 5)
      Drawing.rasterizer().draw(
        Self.placed(node, language, in: clip.size), on: Drawing.surface, into: &grid,
        at: clip.origin, clip: clip)
      let untouched = Drawing.grid(1, 1)[0, 0]
      var isUntouched = true
      for row in 0..<5 {
        for column in 0..<16 where !clip.contains(CellPoint(column: column, row: row)) {
          isUntouched = isUntouched && grid[column, row] == untouched
        }
      }
      #expect(isUntouched, "\(node.dump())")
    }
  }
}

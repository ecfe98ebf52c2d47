import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen
import Previewer
import Testing
import ViewArchive

/// Which view lies under a cell, what is known of it, and how to get to others.
struct InspectorTests {
  private typealias S = InspectionSample

  private func inspector(at title: String) throws -> Inspector {
    var inspector = S.inspector()
    inspector.select(try #require(inspector.tree.views.firstIndex { $0.kind.title == title }))
    return inspector
  }

  private func title(_ inspector: Inspector) -> String? { inspector.selected?.kind.title }

  // MARK: Under a cell

  @Test func theDeepestViewUnderACellIsFound() throws {
    var inspector = S.inspector()
    for words in ["Text “Pizza”", "Text “left”", "Text “right”", "Rectangle"] {
      let view = try #require(inspector.tree.views.first { $0.kind.title == words })
      #expect(!view.cells.isEmpty)
      inspector.select(at: view.cells.origin)
      #expect(title(inspector) == words)
    }
  }

  @Test func betweenItsViewsAContainerIsFound() throws {
    var inspector = try inspector(at: "Text “right”")
    let text = try #require(inspector.selected).cells
    // The row has nothing behind its last text, so the card's stack lies there or nothing does.
    inspector.select(at: CellPoint(column: text.column - 1, row: text.row))
    #expect(title(inspector) == "HStack")
  }

  @Test func beyondThePictureNothingIsFound() throws {
    var inspector = try inspector(at: "Text “left”")
    inspector.select(at: CellPoint(column: -1, row: 0))
    inspector.select(at: CellPoint(column: 500, row: 500))
    #expect(title(inspector) == "Text “left”")
  }

  @Test func aBackgroundIsTheChildOfWhatItLiesUnder() throws {
    let inspector = try inspector(at: "Text “under”")
    let parent = try #require(inspector.selected?.parent)
    #expect(inspector.selected?.role == "background")
    #expect(inspector.tree.views[parent].kind.title == "Rectangle")
  }

  // MARK: Lines

  @Test func aViewSaysItsOwnLineOrThatOfWhatItLiesIn() throws {
    let text = try inspector(at: "Text “right”")
    #expect(text.tree.places(of: try #require(text.selection)) == [S.place(15)])
    let shape = try inspector(at: "Rectangle")
    #expect(shape.tree.places(of: try #require(shape.selection)) == [S.place(11), S.place(40)])
  }

  // MARK: Moving

  @Test(arguments: [
    ("Text “left”", Inspector.Direction.right, "Text “right”"),
    ("Text “right”", .left, "Text “left”"), ("Text “left”", .up, "Text “Pizza”"),
    ("Text “Pizza”", .down, "Text “left”"), ("Text “left”", .down, "Rectangle"),
    ("Text “Pizza”", .up, "Text “Pizza”"),
  ])
  func arrowsGoToTheNextViewThere(
    from: String, direction: Inspector.Direction, to: String
  ) throws {
    var inspector = try inspector(at: from)
    inspector.move(direction)
    #expect(title(inspector) == to)
  }

  @Test func theTreeIsGoneThroughInItsOrderRoundAndRound() throws {
    var inspector = try inspector(at: "VStack")
    var seen: [String?] = []
    for _ in 0..<8 {
      seen.append(title(inspector))
      inspector.step(forwards: true)
    }
    #expect(
      seen == [
        "VStack", "Text “Pizza”", "HStack", "Text “left”", "Text “right”", "Rectangle",
        "Text “under”", "VStack",
      ])
    inspector.step(forwards: false)
    #expect(title(inspector) == "VStack")
  }

  @Test func parentsAndChildrenAreReached() throws {
    var inspector = try inspector(at: "Text “left”")
    inspector.selectParent()
    #expect(title(inspector) == "HStack")
    inspector.selectParent()
    inspector.selectParent()
    #expect(title(inspector) == "VStack")
    inspector.selectChild()
    #expect(title(inspector) == "Text “Pizza”")
    inspector.selectChild()
    #expect(title(inspector) == "Text “Pizza”")
  }

  @Test func theSelectionOutlivesAnotherPicture() throws {
    var inspector = try inspector(at: "Text “right”")
    var archive = S.archive
    archive.lockScreen?.children[1].children[1].kind = .text(TextContent("other"))
    inspector.show(S.frame(of: archive))
    #expect(title(inspector) == "Text “other”")
    archive.lockScreen?.children.remove(at: 1)
    inspector.show(S.frame(of: archive))
    #expect(inspector.selected != nil)
    inspector.show(S.frame(.compact))
    #expect(inspector.selected != nil)
  }

  // MARK: The pane

  private func pane(_ title: String, columns: Int = 44, rows: Int = 34) throws -> String {
    var pane = InspectorPane(S.frame())
    pane.inspector = try inspector(at: title)
    let look = RenderStyle()
    var grid = CellGrid(
      size: CellSize(columns: columns, rows: rows),
      style: CellStyle(foreground: .white, background: .black))
    pane.draw(in: grid.bounds, look: look, into: &grid)
    return grid.words
  }

  @Test func thePaneSaysWhereWhatAndWhy() throws {
    let words = try pane("Text “left”")
    for part in [
      "Inspector · Lock Screen", "Text “left”", "Delivery.swift:14", ".padding 0 8 0 0",
      "offered", "took", "font", "body 17 pt regular", "▸    Text “left”", "VStack",
    ] {
      #expect(words.contains(part), "\(part) in\n\(words)")
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (6, 3), (20, 6)])
  func anyRoomIsEnoughForThePane(columns: Int, rows: Int) throws {
    _ = try pane("HStack", columns: columns, rows: rows)
  }

  @Test func keysOfThePaneMoveAndClose() throws {
    var pane = InspectorPane(S.frame())
    pane.inspector = try inspector(at: "Text “left”")
    #expect(pane.handle(KeyStroke(.right)) == .handled)
    #expect(title(pane.inspector) == "Text “right”")
    #expect(pane.handle(KeyStroke(.character("p"))) == .handled)
    #expect(title(pane.inspector) == "HStack")
    #expect(pane.handle(KeyStroke(.character("c"))) == .handled)
    #expect(title(pane.inspector) == "Text “left”")
    #expect(pane.handle(KeyStroke(.tab)) == .handled)
    #expect(title(pane.inspector) == "Text “right”")
    #expect(pane.handle(KeyStroke(.character("]"))) == .ignored)
    #expect(pane.handle(KeyStroke(.character("i"))) == .closed)
    #expect(pane.handle(KeyStroke(.escape)) == .closed)
    #expect(pane.handle(KeyStroke(.character("g"))) == .handled)
    #expect(pane.showsGuides)
  }

  // MARK: Marks

  @Test func whatIsSelectedIsSeenOnThePictureAndItsWordsStay() throws {
    var pane = InspectorPane(S.frame())
    pane.inspector = try inspector(at: "Text “left”")
    let plain = pane.inspector.frame.grid
    let marked = pane.marked(plain, look: RenderStyle())
    let cells = try #require(pane.inspector.selected).cells
    for column in cells.column..<cells.maxColumn {
      #expect(marked[column, cells.row].glyph == plain[column, cells.row].glyph)
      #expect(
        marked[column, cells.row].style.background != plain[column, cells.row].style.background)
    }
    let corner = (column: plain.size.columns - 1, row: plain.size.rows - 1)
    #expect(marked[corner.column, corner.row] == plain[corner.column, corner.row])
  }

  @Test func withoutColourTheSelectionIsReversed() throws {
    var pane = InspectorPane(S.frame())
    pane.inspector = try inspector(at: "Text “left”")
    let marked = pane.marked(pane.inspector.frame.grid, look: RenderStyle(depth: .mono))
    let cells = try #require(pane.inspector.selected).cells
    #expect(marked[cells.column, cells.row].style.attributes.contains(.reverse))
  }

  @Test func guidesNameRegionsAndCamera() throws {
    var pane = InspectorPane(S.frame(.expanded))
    pane.showsGuides = true
    let words = pane.marked(pane.inspector.frame.grid, look: RenderStyle()).words
    #expect(words.contains("camera"))
    #expect(words.contains("bottom") || words.contains("┄"))
    #expect(pane.inspector.frame.cameras.map(\.columns) == [16])
    #expect(S.frame(.compact).cameras.map(\.columns) == [16])
    #expect(S.frame(.lockScreen).cameras.isEmpty)
  }
}

extension CellGrid {
  /// The glyphs alone, a line for each row.
  var words: String {
    (0..<size.rows).map { row in
      (0..<size.columns).map { self[$0, row].glyph }.joined()
    }.joined(separator: "\n")
  }
}

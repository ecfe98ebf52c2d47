import CellRaster
import Foundation
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// How one picture gives way to another, at any instant.
struct GridTransitionTests {
  private static let style = CellStyle(foreground: .white, background: .black)

  private func grid(_ text: String) -> CellGrid {
    var grid = CellGrid(size: CellSize(columns: 8, rows: 1), style: Self.style)
    grid.write(text, at: .zero, columns: 8, style: Self.style)
    return grid
  }

  private func animatedRegions(
    isNumeric: Bool = false, transitions: [TransitionRegion] = []
  ) -> AnimatedRegions {
    var animatedRegions = AnimatedRegions()
    let whole = CellRect(column: 0, row: 0, columns: 8, rows: 1)
    animatedRegions.numericTexts = isNumeric ? [whole] : []
    animatedRegions.transitions = transitions
    return animatedRegions
  }

  private func text(_ grid: CellGrid) -> String {
    (0..<grid.size.columns).map { grid[$0, 0].glyph }.joined()
  }

  private func change(
    _ old: String, _ oldRegions: AnimatedRegions, _ new: String, _ newRegions: AnimatedRegions,
    tick: Double? = nil, motion: MotionLevel = .full
  ) -> GridTransition? {
    GridTransition(
      from: grid(old), oldRegions, to: grid(new), newRegions, tick: tick, at: 10,
      look: RenderStyle(motion: motion))
  }

  @Test func whatIsTheSameStaysAndTheRestFades() throws {
    let change = try #require(self.change("ab 1", animatedRegions(), "ab 2", animatedRegions()))
    for instant in [10.0, 10.08, 10.16, 10.29] {
      let seen = change.grid(to: grid("ab 2"), at: instant)
      #expect(seen[0, 0] == grid("ab 2")[0, 0] && seen[1, 0] == grid("ab 2")[1, 0])
    }
    #expect(text(change.grid(to: grid("ab 2"), at: 10.1)).hasPrefix("ab 1"))
    #expect(text(change.grid(to: grid("ab 2"), at: 10.2)).hasPrefix("ab 2"))
    #expect(change.grid(to: grid("ab 2"), at: change.end) == grid("ab 2"))
  }

  @Test func theOldOnlyGoesAndTheNewOnlyComes() throws {
    let change = try #require(self.change("a", animatedRegions(), "b", animatedRegions()))
    let light = stride(from: 10.0, to: change.end, by: 0.01).map { instant in
      let cell = change.grid(to: grid("b"), at: instant)[0, 0]
      return (cell.glyph, Int(cell.style.foreground.red))
    }
    let old = light.filter { $0.0 == "a" }.map(\.1)
    let new = light.filter { $0.0 == "b" }.map(\.1)
    #expect(old == old.sorted(by: >) && new == new.sorted())
    #expect(old.count + new.count == light.count)
  }

  /// Returns the columns that are dimmed halfway through fading out.
  private func dimmedColumns(
    _ old: String, _ new: String, isNumeric: Bool = false
  ) throws -> [Int] {
    let regions = animatedRegions(isNumeric: isNumeric)
    let change = try #require(self.change(old, regions, new, regions))
    let seen = change.grid(to: grid(new), at: 10.1)
    return (0..<8).filter { seen[$0, 0].style.foreground != .white }
  }

  @Test func aWordChangesAsAWholeAndANumberByItsDigits() throws {
    // The "e" agrees at the same place.
    #expect(try dimmedColumns("Order ok", "Under ok") == [0, 1, 2, 3, 4])
    #expect(try dimmedColumns("9:41", "9:42") == [3])
    #expect(try dimmedColumns("12 min", "11 min") == [1])
    #expect(try dimmedColumns("12min", "11min") == [0, 1, 2, 3, 4])
    #expect(try dimmedColumns("12min", "11min", isNumeric: true) == [1])
    // Bars are no words.
    #expect(try dimmedColumns("████▌   ", "█████   ") == [4])
    // The gap of one text is filled by the other.
    #expect(try dimmedColumns("ab cd", "abxcd") == [0, 1, 2, 3, 4])
  }

  @Test func digitsAreOfOneHeightWhileTheyChange() throws {
    let change = try #require(
      self.change("9:41", animatedRegions(), "9:42", animatedRegions(), tick: 10))
    for instant in stride(from: 10.0, to: change.end, by: 0.01) {
      #expect(
        ["9:41", "9:42"].contains(text(change.grid(to: grid("9:42"), at: instant)).prefix(4)))
    }
  }

  @Test func lessMotionDoesNotTickAndNoneDoesNothing() throws {
    let none = animatedRegions()
    #expect(change("1", none, "2", none, tick: 10, motion: .reduced) == nil)
    let fade = try #require(self.change("1", none, "2", none, motion: .reduced))
    #expect(text(fade.grid(to: grid("2"), at: 10.1)).hasPrefix("1"))
    #expect(change("1", none, "2", none, motion: .none) == nil)
    #expect(change("1", none, "1", none) == nil)
  }

  @Test func aViewWithATransitionMovesInFromItsEdge() throws {
    let region = TransitionRegion(
      rect: CellRect(column: 0, row: 0, columns: 8, rows: 1), identity: "new", entry: .right,
      exit: .left)
    let come = try #require(
      self.change("", animatedRegions(), "abcdefgh", animatedRegions(transitions: [region])))
    let columns = stride(from: 10.16, to: come.end, by: 0.02).map { instant in
      text(come.grid(to: grid("abcdefgh"), at: instant)).prefix { $0 == " " }.count
    }
    #expect(columns == columns.sorted(by: >) && (columns.first ?? 0) > 3)
    let go = try #require(
      self.change("abcdefgh", animatedRegions(transitions: [region]), "", animatedRegions()))
    #expect(text(go.grid(to: grid(""), at: 10.13)) == "gh      ")
    #expect(text(go.grid(to: grid(""), at: 10.01)).hasPrefix("a"))
  }

  @Test func numericTextsAreFound() {
    func texts(_ node: ViewNode) -> [CellRect] {
      var engine = LayoutEngine(
        context: LayoutContext(metrics: .cells, time: TimedTextContext(now: .distantPast)))
      return AnimatedRegions.numericTexts(
        in: engine.layout(node, in: Proposal(width: 160, height: 16)), at: .zero)
    }
    let plain = ViewNode(.text(TextContent("7")))
    #expect(texts(plain).isEmpty)
    let numeric = NodeModifier.contentTransition(.numericText(countsDown: false))
    #expect(texts(plain.modified(numeric)) == [CellRect(column: 0, row: 0, columns: 1, rows: 1)])
    #expect(texts(plain.modified(.contentTransition(.identity)).modified(numeric)).isEmpty)
    #expect(texts(plain.modified(.animation(duration: nil)).modified(numeric)).isEmpty)
  }

  @Test func onlyWhatWasNotThereComes() {
    let a = TransitionRegion(
      rect: CellRect(column: 0, row: 0, columns: 1, rows: 1), identity: "a", entry: .top,
      exit: .top)
    var b = a
    b.identity = "b"
    #expect(TransitionRegion.missing([a, b], in: [a]) == [b])
    #expect(TransitionRegion.missing([a, a], in: [a]).count == 1)
    #expect(TransitionRegion.missing([a], in: [a, b]).isEmpty)
  }
}

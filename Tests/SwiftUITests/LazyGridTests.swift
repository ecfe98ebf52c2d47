import Foundation
import Testing
import ViewArchive
import ViewLayout

@testable import SwiftUI

/// The tracks of lazy grids, in points, and where their views lie.
@MainActor
@Suite struct LazyGridTests {
  private func columns(_ items: [GridItem], in width: CGFloat) -> [[CGFloat]] {
    LazyGridLayout(axis: .vertical, items: items, alignment: .center, spacing: nil)
      .tracks(in: width).map { [$0.start, $0.length] }
  }

  @Test func fixedTracksAreGivenTheirLengthFirst() {
    let items = [GridItem(.flexible()), GridItem(.fixed(50), spacing: 10), GridItem(.flexible())]
    #expect(columns(items, in: 268) == [[0, 100], [108, 50], [168, 100]])
    #expect(columns([GridItem(.fixed(300))], in: 100) == [[0, 300]])
  }

  @Test func aFlexibleTrackTakesOfItsShareWhatItsLimitsAllow() {
    let items = [GridItem(.flexible(maximum: 20)), GridItem(.flexible()), GridItem(.flexible())]
    #expect(columns(items, in: 116) == [[0, 20], [28, 40], [76, 40]])
    #expect(columns([GridItem(.flexible(minimum: 80))], in: 20) == [[0, 80]])
  }

  @Test func anAdaptiveItemFillsItsShareWithAsManyTracksAsFit() {
    #expect(
      columns([GridItem(.adaptive(minimum: 150), spacing: 12)], in: 362).map(\.[1]) == [175, 175])
    #expect(columns([GridItem(.adaptive(minimum: 80))], in: 370).count == 4)
    #expect(columns([GridItem(.adaptive(minimum: 80, maximum: 80))], in: 370).last == [264, 80])
    #expect(columns([GridItem(.adaptive(minimum: 80))], in: 20) == [[0, 80]])
    let both = [GridItem(.fixed(100)), GridItem(.adaptive(minimum: 40))]
    #expect(columns(both, in: 208) == [[0, 100], [108, 46], [162, 46]])
  }

  @Test func oddItemsHaveTracks() {
    #expect(columns([], in: 100) == [[0, 100]])
    #expect(columns([GridItem(.adaptive(minimum: 0), spacing: 0)], in: 1e9).count == 1_000)
  }

  private func origins(_ view: some View, width: CGFloat, height: CGFloat) -> [Point] {
    let time = TimedTextContext(now: Date(timeIntervalSinceReferenceDate: 0))
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time))
    var origins: [Point] = []
    let proposal = Proposal(width: Double(width), height: Double(height))
    engine.layout(settled(view, in: width, height), in: proposal).walk {
      if case .view(.text) = $0.element { origins.append($0.bounds.origin) }
    }
    return origins
  }

  @Test func viewsFillOneLineAfterTheOther() {
    let columns = [GridItem(.fixed(40), spacing: 0, alignment: .leading), GridItem(.fixed(40))]
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 16) {
      ForEach(0..<3) { Text("\($0)") }
    }
    #expect(
      origins(grid, width: 160, height: 48)
        == [Point(x: 0, y: 0), Point(x: 56, y: 0), Point(x: 0, y: 32)])
    let rows = [GridItem(.fixed(16), spacing: 0), GridItem(.fixed(16))]
    let other = LazyHGrid(rows: rows, alignment: .top, spacing: 8) {
      ForEach(0..<3) { Text("\($0)") }
    }
    #expect(
      origins(other, width: 24, height: 32)
        == [Point(x: 0, y: 0), Point(x: 0, y: 16), Point(x: 16, y: 0)])
  }
}

import ActivityModel
import CellRaster
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// Where a screen scrolls to when its app asks for it.
struct ScrollDestinationTests {
  private static let size = CellSize(columns: 20, rows: 10)

  private func page(_ root: ViewNode, _ scroll: ScreenScroll?, from row: Int = 0) -> AppPage {
    AppPage(
      ScreenArchive(root: root), size: Self.size, offsets: [9: row],
      scrolls: [scroll].compactMap(\.self),
      in: RenderContext(
        look: RenderStyle(),
        geometry: IslandGeometry(columns: 48, panelColumns: 46, sidesLimit: 25),
        time: TimedTextContext(now: goldenNow), archive: { _ in nil }, placeholder: { _ in [] }))
  }

  private func rows(_ count: Int, _ number: Int = 9) -> ViewNode {
    let rows = (0..<count).map {
      ViewNode(.text(TextContent("row \($0)"))).modified(.role(.scrollTarget($0)))
    }
    return scroll(column(rows), number)
  }

  private func scroll(_ content: ViewNode, _ number: Int = 9) -> ViewNode {
    content.modified(.fixedSize(horizontal: false, vertical: true))
      .modified(.role(.scrollContent(number)))
      .modified(
        .flexFrame(
          FlexFrame(
            minHeight: 0, idealHeight: CellMetric.height(of: 3), maxHeight: .infinity,
            alignment: GuidePair(.leading, .top))))
  }

  private func column(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.vstack(StackContent(alignment: .leading, spacing: 0)), children: children)
  }

  private func scroll(to target: Int?, _ place: ScreenScroll.Place) -> ScreenScroll {
    ScreenScroll(serial: 1, scope: 3, target: target, place: place)
  }

  @Test(arguments: [
    (Optional(20), ScreenScroll.Place.anchor(x: 0.5, y: 0), 20),
    (20, .anchor(x: 0.5, y: 1), 11), (20, .anchor(x: 0, y: 0.5), 15),
    (29, .anchor(x: 0, y: 0), 20), (99, .anchor(x: 0, y: 0), 5),
    // As little as needed: up, not at all, down.
    (2, .nearest, 2), (9, .nearest, 5), (20, .nearest, 11),
    (nil, .anchor(x: 1, y: 1), 20), (nil, .offset(x: nil, y: 0), 0),
    (nil, .offset(x: 9, y: nil), 5), (nil, .anchor(x: 0, y: .infinity), 0),
  ])
  func aScrollViewScrollsToARow(target: Int?, place: ScreenScroll.Place, row: Int) {
    let root = rows(30).modified(.role(.scrollScope(3)))
    #expect(page(root, scroll(to: target, place), from: 5).offset(of: 9) == row)
  }

  /// What has the same identifier elsewhere is not meant.
  @Test func onlyTheScopeIsSearched() {
    let root = column([rows(12, 8), rows(30).modified(.role(.scrollScope(3)))])
    let page = page(root, scroll(to: 2, .anchor(x: 0, y: 0)))
    #expect((page.offset(of: 9), page.offset(of: 8)) == (2, 0))
    let other = ScreenScroll(serial: 1, scope: 4, target: 2, place: .nearest)
    #expect(self.page(root, other).offset(of: 9) == 0)
  }

  /// A row of chips moves by itself; the page does only when its own scroll view is in the scope.
  @Test(arguments: [false, true]) func aHorizontalScrollViewScrolls(isInPage: Bool) {
    let chips = (0..<6).map { index in
      ViewNode(.text(TextContent("chip \(index) "))).modified(.role(.scrollTarget(index)))
    }
    let content = ViewNode(.hstack(StackContent(alignment: .center, spacing: 0)), children: chips)
      .modified(.fixedSize(horizontal: true, vertical: true)).modified(.role(.scrolledContent(7)))
    var row = content.modified(
      .frame(width: CellMetric.width(of: 14), height: nil, alignment: GuidePair(.leading, .top)))
    let lines = column((0..<20).map { ViewNode(.text(TextContent("line \($0)"))) })
    if !isInPage { row = row.modified(.role(.scrollScope(3))) }
    var root = scroll(column([lines, row, lines]))
    if isInPage { root = root.modified(.role(.scrollScope(3))) }
    for (target, place, offset) in [
      (3, ScreenScroll.Place.anchor(x: 0, y: 0), 21), (3, .anchor(x: 1, y: 0), 14),
      (5, .anchor(x: 0, y: 0), 28), (1, .nearest, 0), (2, .nearest, 7),
    ] {
      let page = page(root, scroll(to: target, place))
      #expect(page.offsets[7] == offset, "\(target) \(place)")
      #expect((page.offset(of: 9) > 0) == isInPage)
    }
  }
}

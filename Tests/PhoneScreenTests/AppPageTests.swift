import ActivityModel
import CellRaster
import Foundation
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// The screen of an app: what stays at its edges while it scrolls, and what extends to them.
struct AppPageTests {
  private static let red = StyleValue.color(.rgba(red: 1, green: 0, blue: 0, alpha: 1))
  private static let size = CellSize(columns: 20, rows: 10)
  private static let area = CellRect(column: 5, row: 4, columns: 20, rows: 10)

  private func page(_ screen: ScreenArchive, offsets: [Int: Int] = [:]) -> AppPage {
    AppPage(
      screen, size: Self.size, offsets: offsets,
      in: RenderContext(
        look: RenderStyle(),
        geometry: IslandGeometry(columns: 48, panelColumns: 46, sidesLimit: 25),
        time: TimedTextContext(now: goldenNow), archive: { _ in nil }, placeholder: { _ in [] }))
  }

  private func text(_ string: String) -> ViewNode { ViewNode(.text(TextContent(string))) }

  private func column(_ children: [ViewNode]) -> ViewNode {
    ViewNode(.vstack(StackContent(alignment: .leading, spacing: 0)), children: children)
  }

  private func lines(_ count: Int) -> ViewNode {
    column((0..<count).map { text("line \($0)") })
  }

  private func drawn(_ page: AppPage) -> (lines: [String], regions: [HitRegion]) {
    var grid = CellGrid(
      size: CellSize(columns: 30, rows: 16),
      style: CellStyle(foreground: .white, background: .black))
    let regions = page.draw(at: Self.area.origin, into: &grid)
    return (grid.textLines.map { $0.trimmingCharacters(in: .whitespaces) }, regions)
  }

  @Test func aBarStaysAtTheLowerEdgeWhileTheScreenScrolls() throws {
    let press = IntentReference(id: "1", typeName: "", title: "", isDisabled: false)
    let bar = ViewNode(.button(press), children: [text("bar")]).modified(.role(.bottomBar))
    var page = page(ScreenArchive(root: column([lines(30), bar])))
    for first in [0, 7, 21] {
      page.scroll(0, to: first)
      let (lines, regions) = drawn(page)
      #expect(lines[Self.area.row] == "line \(first)")
      #expect(lines[Self.area.maxRow - 2] == "line \(first + 8)")
      #expect(lines[Self.area.maxRow - 1] == "bar")
      #expect(regions.map(\.rect.row) == [Self.area.maxRow - 1])
      #expect(page.rect(of: .screen("1"))?.row == Self.size.rows - 1)
    }
    // A bar is always seen: to reveal it does not scroll.
    page.reveal(.screen("1"))
    #expect(page.firstRow == 21)
  }

  @Test func whatScrollsHorizontallyIsMovedToShowAControl() throws {
    let chips = (0..<6).map { index in
      let press = IntentReference(id: "\(index)", typeName: "", title: "", isDisabled: false)
      return ViewNode(.button(press), children: [text("chip \(index) ")])
    }
    let content = ViewNode(
      .hstack(StackContent(alignment: .center, spacing: 0)), children: chips
    ).modified(.fixedSize(horizontal: true, vertical: true)).modified(.role(.scrolledContent(7)))
    let scroll = content.modified(
      .frame(
        width: CellMetric.width(of: 14), height: nil,
        alignment: GuidePair(.leading, .top))
    ).modified(.clip(.rectangle))
    let screen = ScreenArchive(root: column([scroll, lines(9)]))

    var page = page(screen)
    #expect(drawn(page).lines[Self.area.row] == "chip 0 chip 1")
    #expect(drawn(page).regions.map(\.target) == [.screen("0"), .screen("1")])
    // What is seen is not moved; else the screen is rendered anew.
    page.reveal(.screen("1"))
    #expect(page.isDrawn)
    page.reveal(.screen("3"))
    #expect(!page.isDrawn)
    page = self.page(screen, offsets: page.offsets)
    #expect(page.isDrawn)
    #expect(drawn(page).lines[Self.area.row] == "chip 2 chip 3")
    #expect(drawn(page).regions.map(\.target) == [.screen("2"), .screen("3")])
    // A drag ends at the end of the content.
    let start = try #require(page.rect(of: .screen("2")))
    let cell = CellPoint(column: start.column, row: 0)
    #expect(page.scroll(along: .horizontal, at: cell) == 7)
    page.scroll(7, to: page.offset(of: 7) + 100)
    page = self.page(screen, offsets: page.offsets)
    #expect(drawn(page).lines[Self.area.row] == "chip 4 chip 5")
    page.scroll(7, to: page.offset(of: 7) - 5)
    page = self.page(screen, offsets: page.offsets)
    #expect(drawn(page).regions.map(\.rect.columns) == [5, 7, 2])
    let below = CellPoint(column: cell.column, row: 9)
    #expect(page.scroll(along: .horizontal, at: below) == nil)
    page.reveal(.screen("0"))
    #expect(page.offsets[7] == 0)
    // The scroll view of another screen has an offset of its own.
    #expect(drawn(self.page(screen, offsets: [8: 9])).lines[Self.area.row] == "chip 0 chip 1")
  }

  /// A sheet that is lower than the screen stands at the lower edge, and scrolls by itself.
  @Test func aLowSheetLeavesWhatIsBehindIt() throws {
    let press = IntentReference(id: "1", typeName: "", title: "", isDisabled: false)
    let behind = column((0..<12).map { text("behind \($0)") })
    let button = ViewNode(.button(press), children: [text("button")])
    let screen = ScreenArchive(
      root: column([lines(8), button]).modified(.role(.scrollContent(4))),
      sheet: SheetArchive(height: .fraction(0.6), backdrop: behind))
    var page = page(screen)
    var (lines, regions) = drawn(page)
    #expect(
      lines[Self.area.row..<Self.area.maxRow].filter { !$0.isEmpty }
        == (0..<4).map { "behind \($0)" } + (0..<6).map { "line \($0)" })
    #expect(regions.isEmpty)
    page.reveal(.screen("1"))
    #expect(page.firstRow == 3)
    (lines, regions) = drawn(page)
    #expect(lines[Self.area.row + 3] == "behind 3")
    #expect(lines[Self.area.row + 4] == "line 3")
    #expect(regions.map(\.rect.row) == [Self.area.maxRow - 1])
    #expect(page.rect(of: .screen("1"))?.row == Self.size.rows - 1)
    // Cells above the sheet are none of its.
    #expect(page.isBehindSheet(CellPoint(column: 4, row: 3)))
    #expect(!page.isBehindSheet(CellPoint(column: 4, row: 4)))
    // It is darker, up to the upper edge.
    var grid = CellGrid(
      size: CellSize(columns: 30, rows: 16),
      style: CellStyle(foreground: .white, background: .black))
    _ = page.draw(at: Self.area.origin, into: &grid)
    #expect(grid[20, Self.area.row + 5].style.background == .white)
    #expect(grid[20, Self.area.row].style.background == RGB(0xCCCCCC))
    #expect(page.background(at: CellPoint(column: 4, row: -3)) == RGB(0xCCCCCC))
    #expect(page.background(at: CellPoint(column: 4, row: 11)) == .white)
  }

  @Test(arguments: [(SheetArchive.Height.points(48), 3), (.points(1), 6), (.points(.nan), 0)])
  func aSheetHasAHeight(height: SheetArchive.Height, rows: Int) {
    let page = page(
      ScreenArchive(root: text("a"), sheet: SheetArchive(height: height, backdrop: text("b"))))
    #expect(page.content.window.row >= rows)
  }

  /// The wheel over a bar does not move what would be there without it.
  @Test func whatIsInABarScrollsThere() {
    func strip(_ number: Int) -> ViewNode {
      let chips = (0..<6).map { text("chip \($0) ") }
      return ViewNode(.hstack(StackContent(alignment: .center, spacing: 0)), children: chips)
        .modified(.fixedSize(horizontal: true, vertical: true))
        .modified(.role(.scrolledContent(number)))
        .modified(
          .frame(
            width: CellMetric.width(of: 14), height: nil, alignment: GuidePair(.leading, .top))
        ).modified(.clip(.rectangle))
    }
    let content = column([lines(9), strip(7), lines(20)])
    var page = page(
      ScreenArchive(root: column([content, strip(8).modified(.role(.bottomBar))])))
    let last = CellPoint(column: 5, row: 9)
    for first in [0, 9] {
      page.scroll(0, to: first)
      #expect(page.scroll(along: .horizontal, at: last) == 8)
      #expect(
        page.scroll(along: .horizontal, at: CellPoint(column: 5, row: 0))
          == (first == 9 ? 7 : nil))
    }
  }

  /// A dialog is in front of everything, and holds it.
  @Test(arguments: [1, 9]) func aDialogIsInFront(rows: Int) {
    func button(_ id: String) -> ViewNode {
      ViewNode(
        .button(IntentReference(id: id, typeName: "", title: "", isDisabled: false)),
        children: [text(id)])
    }
    var page = page(
      ScreenArchive(
        root: column([lines(30), button("bar").modified(.role(.bottomBar))]),
        dialog: column([lines(rows), button("ok")])))
    #expect(page.layers.last?.role == .dialog)
    #expect(page.targets == [.screen("bar"), .screen("ok")])
    page.scroll(0, to: 5)
    #expect(page.firstRow == 0)
    #expect(shown(page).contains { $0.contains("ok") })
    #expect((shown(page).last == "bar") == (rows == 1))
    #expect(page.scroll(along: .vertical, at: CellPoint(column: 1, row: 1)) == 0)
  }

  // MARK: Vertical scroll views

  private func scroll(_ number: Int, _ content: ViewNode) -> ViewNode {
    content.modified(.fixedSize(horizontal: false, vertical: true))
      .modified(.role(.scrollContent(number)))
      .modified(
        .flexFrame(
          FlexFrame(
            minHeight: 0, idealHeight: CellMetric.height(of: 3), maxHeight: .infinity,
            alignment: GuidePair(.leading, .top)))
      )
      .modified(.clip(.rectangle))
  }

  private func buttons(_ count: Int) -> ViewNode {
    column(
      (0..<count).map { index in
        let press = IntentReference(id: "\(index)", typeName: "", title: "", isDisabled: false)
        return ViewNode(.button(press), children: [text("line \(index)")])
      })
  }

  private func shown(_ page: AppPage) -> [String] {
    Array(drawn(page).lines[Self.area.row..<Self.area.maxRow])
  }

  /// What is above and below a scroll view stays.
  @Test func aScrollViewScrollsByItself() {
    let press = IntentReference(id: "start", typeName: "", title: "", isDisabled: false)
    let start = ViewNode(.button(press), children: [text("start")])
    let screen = ScreenArchive(root: column([text("head"), scroll(4, buttons(30)), start]))
    var page = page(screen)
    #expect(page.rows == Self.size.rows)
    #expect(shown(page) == ["head"] + (0..<8).map { "line \($0)" } + ["start"])
    // Reading order, with all of the content where the scroll view is.
    let order = (0..<30).map { HitRegion.Target.screen("\($0)") } + [.screen("start")]
    #expect(page.targets == order)
    #expect(page.isAtTop)

    #expect(page.scroll(along: .vertical) == 4)
    #expect(page.seenRows(of: 4) == 8)
    page.scroll(4, to: 5)
    #expect(!page.isDrawn)
    page = self.page(screen, offsets: page.offsets)
    #expect(shown(page) == ["head"] + (5..<13).map { "line \($0)" } + ["start"])
    #expect(page.targets == order)
    #expect(!page.isAtTop)
    // Only what is seen is pressed.
    #expect(
      drawn(page).regions.map(\.target)
        == (5..<13).map { .screen("\($0)") } + [.screen("start")])
    page.reveal(.screen("29"))
    #expect(page.offset(of: 4) == 22)
    page.reveal(.screen("start"))
    #expect(page.offset(of: 4) == 22)
    page = self.page(screen, offsets: page.offsets)
    #expect(shown(page) == ["head"] + (22..<30).map { "line \($0)" } + ["start"])
    #expect(page.scroll(along: .vertical, forwards: true) == nil)
    #expect(page.scroll(along: .vertical, forwards: false) == 4)
    page.scroll(4, to: 99)
    #expect(page.offset(of: 4) == 22)
  }

  /// A screen that is pushed begins at its top, and the one below is where it was; also where it
  /// scrolls as a whole.
  @Test(arguments: [false, true]) func eachScreenKeepsItsPlace(isHigh: Bool) {
    func screen(_ count: Int, _ number: Int) -> ScreenArchive {
      let content = scroll(number, lines(count))
      return ScreenArchive(root: isHigh ? column([lines(40), content]) : content)
    }
    let (long, other) = (screen(30, 4), screen(40, 5))
    func scrolled(_ page: AppPage, to row: Int) -> AppPage {
      var page = page
      guard let found = page.scroll(along: .vertical) else { return page }
      page.scroll(found, to: row)
      return page
    }
    func row(_ page: AppPage) -> Int {
      page.scroll(along: .vertical).map(page.offset(of:)) ?? -1
    }
    var page = scrolled(page(long), to: 12)
    page = self.page(other, offsets: page.offsets)
    #expect(row(page) == 0)
    page = scrolled(page, to: 30)
    page = self.page(long, offsets: page.offsets)
    #expect(row(page) == 12)
    #expect(row(self.page(other, offsets: page.offsets)) == 30)
  }

  /// A text that has moved under a bar is none of the bar's button.
  @Test func aControlHasTheTextsOfItsOwn() throws {
    let press = IntentReference(id: "bar", typeName: "", title: "", isDisabled: false)
    let bar = ViewNode(
      .button(press),
      children: [text("bar").modified(.flexFrame(FlexFrame(maxWidth: .infinity)))])
    let screen = ScreenArchive(root: column([bar, scroll(4, buttons(30))]))
    let page = page(screen, offsets: [4: 1])
    let region = try #require(page.regions.first { $0.target == .screen("bar") })
    #expect(page.content.elements.inside(region, page.texts) == ["bar"])
    let first = try #require(page.regions.first { $0.target == .screen("0") })
    #expect(page.content.elements.inside(first, page.texts) == ["line 0"])
    #expect(page.texts.map(\.text) == ["bar"] + (0..<30).map { "line \($0)" })
  }

  /// A large title moves away with the content, and is then in the bar.
  @Test func aLargeTitleCollapses() {
    let bar = text("title").modified(.hidden).modified(.role(.collapsedTitle(4)))
    let title = column([text("Title"), text("(large)")]).modified(.role(.largeTitle(4)))
    func screen(_ count: Int) -> ScreenArchive {
      ScreenArchive(root: column([bar, title, scroll(4, lines(count))]))
    }
    let long = screen(30)
    func rows(_ range: Range<Int>) -> [String] { range.map { "line \($0)" } }
    #expect(shown(page(long)) == ["", "Title", "(large)"] + rows(0..<7))
    #expect(page(long).texts.first?.text == "Title")
    #expect(shown(page(long, offsets: [4: 1])) == ["", "(large)"] + rows(0..<8))
    #expect(shown(page(long, offsets: [4: 2])) == ["title"] + rows(0..<9))
    #expect(page(long, offsets: [4: 2]).texts.first?.text == "title")
    #expect(shown(page(long, offsets: [4: 3])) == ["title"] + rows(1..<10))
    #expect(shown(page(long, offsets: [4: 99])) == ["title"] + rows(21..<30))
    // No further than to the end of the content.
    #expect(shown(page(screen(8), offsets: [4: 9])) == ["", "(large)"] + rows(0..<8))
  }

  /// What is wider than the phone is cut off on both sides, as on a phone.
  @Test func whatIsTooWideStandsInTheMiddle() {
    let wide = text("<---------- middle ---------->")
      .modified(.fixedSize(horizontal: true, vertical: true))
    let shown = drawn(page(ScreenArchive(root: wide))).lines
    #expect(shown[Self.area.row + Self.area.rows / 2 - 1] == "------ middle ------")
  }

  /// What is too high scrolls as a whole, and a scroll view in it by itself.
  @Test func aScrollViewBesideHighViews() {
    let content = scroll(4, lines(30)).modified(
      .frame(
        width: nil, height: CellMetric.height(of: 4), alignment: GuidePair(.leading, .top)))
    let screen = ScreenArchive(
      root: column([column((0..<9).map { text("head \($0)") }), content]))
    var page = page(screen)
    #expect(page.rows == 13)
    #expect(shown(page).last == "line 0")
    func step(forwards: Bool, at cell: CellPoint? = nil) {
      guard let number = page.scroll(along: .vertical, at: cell, forwards: forwards)
      else { return }
      page.scroll(number, to: page.offset(of: number) + (forwards ? 3 : -3))
      page = self.page(screen, offsets: page.offsets)
    }
    step(forwards: true)
    #expect(page.firstRow == 3)
    #expect(shown(page) == (3..<9).map { "head \($0)" } + (0..<4).map { "line \($0)" })
    step(forwards: true)
    #expect(shown(page) == (3..<9).map { "head \($0)" } + (3..<7).map { "line \($0)" })
    step(forwards: false)
    #expect(page.firstRow == 3)
    #expect(page.offset(of: 4) == 0)
    // The wheel moves what is under it.
    step(forwards: true, at: CellPoint(column: 1, row: 7))
    #expect(page.offset(of: 4) == 3)
    step(forwards: false, at: CellPoint(column: 1, row: 4))
    #expect((page.firstRow, page.offset(of: 4)) == (0, 3))
  }

  /// What a drag has moved is dragged on from where it is.
  @Test func whatIsMovedIsPressedWhereItIsDrawn() {
    let press = IntentReference(id: "1", typeName: "", title: "", isDisabled: false)
    func regions(_ node: ViewNode) -> [HitRegion] {
      let button = ViewNode(.button(press), children: [node])
      let page = page(ScreenArchive(root: column([text("above"), button])))
      return page.regions
    }
    func rects(_ node: ViewNode) -> [CellRect] { regions(node).map(\.rect) }
    let moved = Point(x: CellMetric.width(of: 4), y: CellMetric.height(of: 2))
    let plain = rects(text("circle"))
    #expect(plain == [CellRect(column: 7, row: 5, columns: 6, rows: 1)])
    #expect(
      rects(text("circle").modified(.offset(moved)))
        == [CellRect(column: 11, row: 7, columns: 6, rows: 1)])
    // The places of a drag are relative to where the view would be.
    #expect(
      regions(text("circle").modified(.offset(moved))).map(\.frame)
        == [CellRect(column: 7, row: 5, columns: 6, rows: 1)])
    // It takes all the room, and is pressed only where it is seen.
    let placed = rects(text("circle").modified(.position(moved)))
    #expect(placed.map(\.columns) == [6])
    #expect(placed.map(\.rows) == [1])
  }

  @Test func whatIgnoresTheSafeAreaExtendsToTheEdges() {
    func colors(_ view: ViewNode) -> [RGB] {
      let page = page(ScreenArchive(root: view))
      return [Self.area.row - 3, Self.area.maxRow].map {
        page.background(at: CellPoint(column: 7, row: $0 - Self.area.row))
      }
    }
    let red = RGB(0xFF0000)
    let white = RGB(0xFFFFFF)
    let color = ViewNode(.style(Self.red))
    #expect(colors(color) == [white, white])
    #expect(colors(color.modified(.role(.edgeToEdge(top: true, bottom: true)))) == [red, red])
    #expect(colors(color.modified(.role(.edgeToEdge(top: true, bottom: false)))) == [red, white])
    // One that is not at an edge stays where it is.
    let low = color.modified(.role(.edgeToEdge(top: true, bottom: true)))
    #expect(colors(column([lines(3), low])) == [white, red])
    // Below a bar it is at the edge of the safe area.
    let below = column([lines(3), low.modified(.role(.safeArea))])
    #expect(colors(below) == [red, red])
    // A small one does not extend.
    let small = text("small")
      .modified(.background(low, alignment: .center))
    #expect(colors(column([small, ViewNode(.spacer(minLength: 0))])) == [white, white])
  }

  @Test func theAppChoosesTheAppearance() {
    #expect(page(ScreenArchive(root: text("text"))).background == .white)
    #expect(page(ScreenArchive(root: text("text"), colorScheme: .dark)).background == .black)
  }
}

extension AppPage {
  fileprivate var content: PageLayer { layers[1] }
  fileprivate var firstRow: Int { content.firstRow }
  fileprivate var rows: Int { content.rows }
  fileprivate var regions: [HitRegion] { layers.flatMap(\.elements.regions) }
  fileprivate var texts: [PageElements.Text] { layers.flatMap(\.elements.texts) }
}

import CellRaster
import CursesTerminal
import PhoneScreen
import ViewArchive
import ViewLayout

/// Scrolls the page of the app in front, for keys, the wheel and drags.
@MainActor
final class PageScroller {
  private let screen: SessionScreen
  /// What a drag scrolls; nil: there is none.
  private var dragged: DragScroll?

  init(screen: SessionScreen) { self.screen = screen }

  /// True when the drag has scrolled something.
  var hasMoved: Bool { dragged?.isMoved == true }

  /// Forgets what a drag scrolls.
  func end() { dragged = nil }

  /// Scrolls what a drag began on, along the axis in which it first moved something.
  func scroll(with drag: PointerDrag) {
    guard var page = screen.display.page, let cell = screen.display.pageCell(at: drag.from),
      !page.isBehindSheet(cell)
    else { return }
    if !hasMoved {
      let axis =
        abs(drag.translation.x) > abs(drag.translation.y) ? LayoutAxis.horizontal : .vertical
      let number =
        page.scroll(along: axis, at: cell) ?? page.scroll(along: .vertical, at: cell)
      dragged = number.map {
        DragScroll(number: $0, axis: page.axis(of: $0), start: page.offset(of: $0))
      }
    }
    guard var dragged else { return }
    let moved =
      dragged.axis == .horizontal
      ? drag.to.column - drag.from.column : drag.to.row - drag.from.row
    page.scroll(dragged.number, to: dragged.start - moved)
    guard page != screen.display.page else { return }
    dragged.isMoved = true
    self.dragged = dragged
    show(page)
  }

  /// Scrolls what is at a cell of the terminal horizontally; false when nothing there does.
  func scrollHorizontally(by columns: Int, at point: CellPoint) -> Bool {
    guard var page = screen.pageInFront,
      let cell = screen.display.pageCell(at: point),
      let found = page.scroll(along: .horizontal, at: cell)
    else { return false }
    page.scroll(found, to: page.offset(of: found) + columns)
    show(page)
    return true
  }

  /// Scrolls the page by so many times its visible height, as far as there is something; false when
  /// there is none.
  func scroll(byPages pages: Int) -> Bool {
    let pages = min(max(pages, -10_000), 10_000)
    return scroll(forwards: pages > 0) { $0 * pages }
  }

  /// Scrolls the page; false when there is none.
  ///
  /// - Parameters:
  ///   - point: The cell of the terminal whose view scrolls; nil: the largest one that can, or the
  ///     whole screen.
  ///   - rows: Returns by how many rows for those that are seen.
  func scroll(forwards: Bool, at point: CellPoint? = nil, by rows: (_ seen: Int) -> Int) -> Bool {
    guard var page = screen.display.page else { return false }
    let cell = point.flatMap(screen.display.pageCell)
    if let found = page.scroll(along: .vertical, at: cell, forwards: forwards) {
      page.scroll(found, to: page.offset(of: found) + rows(page.seenRows(of: found)))
      show(page)
    }
    return true
  }

  private func show(_ page: AppPage) {
    screen.display.page = page
    screen.needsFrame = true
  }
}

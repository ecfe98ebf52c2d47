import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive
import ViewLayout

/// The screen of an app in front, rendered once and reused until it changes: layers, from the lowest
/// to the front. Its cells are those of the part of the phone's screen that the app has.
package struct AppPage: Hashable, Sendable {
  package private(set) var layers: [PageLayer]
  /// The offsets of the scroll views with which the screen should be rendered, in columns or rows, by
  /// their numbers; also of those that other screens of the app have.
  package private(set) var offsets: [Int: Int]
  package let size: CellSize
  /// What the controls are, by their identifiers.
  package let controls: [String: ScreenControl]
  /// True when pulling the screen down loads its content anew.
  package let canRefresh: Bool
  /// True when something on the screen can be closed, or a screen is below it.
  package let canGoBack: Bool
  /// Of the parts of the screen that the app has scrolled, the numbers of those that are on it.
  package var scopes: Set<Int>
  package let background: RGB
  /// When the screen changes without the app.
  package let nextChange: Date?
  private let layout: PageLayout
  /// Where the rows of long collections are, of which only some are evaluated.
  private let lazyRows: [LazyRows]

  /// Renders a screen.
  ///
  /// - Parameters:
  ///   - size: What the phone shows of it.
  ///   - offsets: By how many columns or rows the contents of its scroll views are moved, as far as
  ///     there is something.
  ///   - scrolls: What they are scrolled to. What is then seen may not be drawn yet.
  ///   - last: The page of the same screen, in the same size, look and time, that is now scrolled.
  package init(
    _ screen: ScreenArchive, size: CellSize, offsets: [Int: Int] = [:],
    scrolls requests: [ScreenScroll] = [], after last: AppPage? = nil, in context: RenderContext
  ) {
    let renderer = PageRenderer(
      screen, size: size, offsets: offsets, after: last?.layout, in: context)
    layout = renderer.layout
    self.size = size
    self.offsets = offsets
    controls = screen.controls
    canRefresh = screen.canRefresh
    canGoBack = screen.canGoBack
    background = renderer.background
    lazyRows = renderer.lazyRows
    nextChange = screen.parts.compactMap {
      $0.nextChange(
        after: context.time.now, isLuminanceReduced: context.time.isLuminanceReduced)
    }.min()
    let behind = screen.sheet.map {
      AppPage(ScreenArchive(root: $0.backdrop), size: size, offsets: offsets, in: context)
    }
    layers =
      [behind.map(renderer.backdrop) ?? renderer.upperEdge]
      + renderer.content(scrolledBy: offsets) + [renderer.lowerEdge]
    scopes = renderer.shown(requests.map(\.scope))
    for layer in layers {
      if let number = layer.number { self.offsets[number] = layer.firstRow }
      for scroll in layer.elements.scrolls { self.offsets[scroll.number] = scroll.offset }
    }
    for request in requests {
      if let found = renderer.destination(of: request) { show(found) }
    }
    if let dialog = screen.dialog { layers.append(renderer.dialog(dialog, over: layers)) }
  }

  /// Returns the cells that a screen takes when it is no larger than its content.
  ///
  /// - Parameter most: The most rows and columns.
  package static func fittingSize(
    of screen: ScreenArchive, within most: CellSize, in context: RenderContext
  ) -> CellSize {
    let placed = context.layout(
      screen.root, columns: most.columns, rows: 0...most.rows, scale: 1)
    return CellSize(
      columns: min(max(CellMetric.columns(covering: placed.bounds.width), 1), most.columns),
      rows: min(max(CellMetric.rows(covering: placed.bounds.height), 1), most.rows))
  }

  // MARK: Layers

  /// The controls, in reading order.
  package var targets: [HitRegion.Target] {
    layers.flatMap { $0.elements.regions.map(\.target) }
  }

  /// Draws what the phone shows, with its top left at a cell; returns the controls that are seen.
  package func draw(at origin: CellPoint, into grid: inout CellGrid) -> [HitRegion] {
    let page = CellRect(size: size)
    return layers.reduce(into: []) { $0 += $1.draw(at: origin, clip: page, into: &grid) }
  }

  /// The layer in front at a cell.
  private func layer(at point: CellPoint) -> PageLayer? {
    layers.last { $0.window.contains(point) }
  }

  /// Returns the background of a cell, also of one beyond the page.
  package func background(at point: CellPoint) -> RGB {
    layer(at: point)?.background(at: point) ?? background
  }

  /// True when a cell shows what is behind a sheet.
  package func isBehindSheet(_ point: CellPoint) -> Bool { layer(at: point)?.role == .backdrop }

  /// Returns where a control is.
  package func rect(of target: HitRegion.Target) -> CellRect? { place(of: target, \.rect) }

  /// Returns where the frame of a control is.
  package func frame(of target: HitRegion.Target) -> CellRect? { place(of: target, \.frame) }

  private func place(
    of target: HitRegion.Target, _ rect: (HitRegion) -> CellRect
  ) -> CellRect? {
    for layer in layers {
      if let region = layer.elements.regions.first(where: { $0.target == target }) {
        return layer.place(of: rect(region))
      }
    }
    return nil
  }

  // MARK: Scrolling

  /// True when nothing on the screen is scrolled downwards.
  package var isAtTop: Bool {
    layers.allSatisfy { layer in
      (layer.number == nil || layer.firstRow == 0)
        && layer.elements.scrolls.allSatisfy {
          $0.axis == .horizontal || offset(of: $0.number) == 0
        }
    }
  }

  /// Returns the number of what scrolls along an axis at a cell; nil: nothing does. The content has a
  /// number, too.
  ///
  /// - Parameters:
  ///   - point: Nil: anywhere, which is the largest of the scroll views.
  ///   - forwards: In which way it should be able to scroll; nil: in any.
  package func scroll(
    along axis: LayoutAxis, at point: CellPoint? = nil, forwards: Bool? = nil
  ) -> Int? {
    func canScroll(_ offset: Int, _ limit: Int) -> Bool {
      switch forwards {
      case nil: limit > 0
      case true?: offset < limit
      case false?: offset > 0
      }
    }
    func views(in layer: PageLayer) -> [PageScroll] {
      layer.elements.scrolls.filter {
        $0.axis == axis && canScroll(offset(of: $0.number), $0.limit)
      }
    }
    if let point, let layer = layer(at: point) {
      let cell = layer.cell(at: point)
      if let found = views(in: layer).first(where: { $0.visible.contains(cell) }) {
        return found.number
      }
    }
    guard axis == .vertical else { return nil }
    let largest = layers.flatMap(views).max { $0.visible.cells < $1.visible.cells }?.number
    let whole = layers.first { $0.number != nil && canScroll($0.firstRow, $0.limit) }?.number
    return forwards == false && point == nil ? largest ?? whole : whole ?? largest
  }

  /// Returns by how many columns or rows something is scrolled.
  package func offset(of scroll: Int) -> Int { offsets[scroll] ?? 0 }

  /// Returns along which axis something scrolls.
  package func axis(of scroll: Int) -> LayoutAxis { view(scroll)?.axis ?? .vertical }

  private func view(_ number: Int) -> PageScroll? {
    layers.lazy.flatMap(\.elements.scrolls).first { $0.number == number }
  }

  /// Returns how many rows of something that scrolls are seen.
  package func seenRows(of number: Int) -> Int {
    view(number)?.visible.rows ?? layers.first { $0.number == number }?.window.rows ?? 0
  }

  /// Scrolls something, as far as it can be; not under a dialog.
  package mutating func scroll(_ number: Int, to offset: Int) {
    guard layers.last?.role != .dialog else { return }
    if let view = view(number) { offsets[number] = view.limited(offset) }
    for index in layers.indices where layers[index].number == number {
      layers[index].scroll(to: offset)
      offsets[number] = layers[index].firstRow
    }
  }

  /// Scrolls to what the app asks for.
  private mutating func show(_ destination: ScrollDestination) {
    for layer in layers {
      guard let number = layer.number else { continue }
      let around = layer.elements.scrolls.filter { destination.scrolls.contains($0.number) }
      for scroll in around { offsets[scroll.number] = destination.offset(of: scroll) }
      if let outermost = around.last(where: { $0.axis == .vertical && $0.limit > 0 }) {
        show(outermost.visible, in: layer)
      } else if around.isEmpty || around.contains(where: { $0.axis == .vertical }),
        let row = destination.row(from: layer.firstRow, rows: layer.window.rows)
      {
        scroll(number, to: row)
      }
    }
  }

  /// Scrolls as little as needed to show a control.
  package mutating func reveal(_ target: HitRegion.Target) {
    for layer in layers {
      guard var rect = layer.elements.regions.first(where: { $0.target == target })?.rect else {
        continue
      }
      for scroll in layer.elements.scrolls where scroll.targets.contains(target) {
        let offset = scroll.offset(revealing: rect)
        offsets[scroll.number] = offset
        let moved = scroll.offset - offset
        rect = rect.moved(
          by: scroll.axis == .horizontal
            ? CellPoint(column: moved, row: 0) : CellPoint(column: 0, row: moved))
      }
      show(rect, in: layer)
    }
  }

  /// Scrolls a layer as little as needed to show a part of it.
  private mutating func show(_ rect: CellRect, in layer: PageLayer) {
    guard let number = layer.number else { return }
    let seen = layer.window.rows
    var first = layer.firstRow
    if rect.maxRow > first + seen { first = rect.maxRow - seen }
    scroll(number, to: min(first, rect.row))
  }

  /// True when all that the phone shows is drawn.
  package var isDrawn: Bool {
    layers.allSatisfy { layer in
      layer.isDrawn
        && layer.elements.scrolls.allSatisfy { offset(of: $0.number) == $0.offset }
    }
  }

  /// The rows of long collections that the app should evaluate for what is seen.
  package var wantedRows: [LazyRows.Wanted] {
    layers.filter { $0.number != nil }.flatMap { layer in
      let top = CellMetric.height(of: layer.firstRow)
      let height = CellMetric.height(of: layer.window.rows)
      return lazyRows.compactMap { $0.wanted(from: top, to: top + height) }
    }
  }
}

extension CellRect {
  fileprivate var cells: Int { rows * columns }
}

import ActivityModel
package import CellRaster
package import ViewArchive
import ViewLayout

/// What a layer of an app's screen has besides its cells: controls, texts and scroll views, in rows of
/// the layer.
package struct PageElements: Hashable, Sendable {
  /// A text with the cells that it covers.
  package struct Text: Hashable, Sendable {
    package var text: String
    package var rect: CellRect
    /// The number of the outermost vertical scroll view whose content it is part of; nil: of none.
    var scroll: Int?
  }

  /// The controls, in reading order.
  package private(set) var regions: [HitRegion] = []
  /// The texts, in reading order.
  package private(set) var texts: [Text] = []
  /// The symbols, by their names, with the cells that they cover.
  package private(set) var symbols: [Text] = []
  /// The accessibility labels, with the cells of the views that have them.
  package private(set) var labels: [Text] = []
  /// The scroll views, each after those inside it.
  private(set) var scrolls: [PageScroll] = []

  init() {}

  /// Finds those of views.
  ///
  /// - Parameters:
  ///   - origin: Where the top left of the views is.
  ///   - scrolls: The scroll views among them.
  init(
    in placed: PlacedNode, at origin: CellPoint, scrolls: [PageScroll], time: TimedTextContext
  ) {
    self.scrolls = scrolls
    regions = Self.controls(in: placed, at: origin)
      .map { ($0, ReadingPlace($0.rect, in: scroll(around: $0))) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    texts = texts(in: placed, at: origin) { element in
      guard case .view(.text(let content)) = element else { return nil }
      return content.plainText(in: time)
    }
    symbols = texts(in: placed, at: origin) { element in
      guard case .view(.image(let image)) = element, case .symbol(let name) = image.source else {
        return nil
      }
      return name
    }
    labels = texts(in: placed, at: origin) { element in
      guard case .modifier(.accessibilityLabel(let label)) = element else { return nil }
      return label
    }
  }

  /// Returns the texts inside a control.
  package func inside(_ region: HitRegion, _ texts: [Text]) -> [String] {
    let scroll = scroll(around: region)?.number
    return texts.filter {
      $0.scroll == scroll && region.rect.intersection($0.rect) == $0.rect
    }.map(\.text)
  }

  /// Takes out what stands at a row or below it, with the scroll views there; the contents of others
  /// stay.
  mutating func split(at row: Int) -> PageElements {
    var lower = self
    lower.scrolls = scrolls.filter { $0.visible.row >= row }
    scrolls.removeAll { $0.visible.row >= row }
    func isLower(_ region: HitRegion) -> Bool {
      func has(_ scroll: PageScroll) -> Bool { scroll.targets.contains(region.target) }
      return lower.scrolls.contains(where: has)
        || region.rect.row >= row && !scrolls.contains(where: has)
    }
    func isLower(_ text: Text) -> Bool {
      guard let number = text.scroll else { return text.rect.row >= row }
      return lower.scrolls.contains { $0.number == number }
    }
    lower.regions = regions.filter(isLower)
    regions.removeAll(where: isLower)
    for list in [\PageElements.texts, \.symbols, \.labels] {
      lower[keyPath: list] = self[keyPath: list].filter(isLower)
      self[keyPath: list].removeAll(where: isLower)
    }
    return lower
  }

  /// Returns the part of a control that its scroll views show.
  func seen(of region: HitRegion) -> CellRect {
    scrolls.filter { $0.targets.contains(region.target) }
      .reduce(region.rect) { $0.intersection($1.visible) }
  }

  /// Returns the controls of views whose top left is at `origin`.
  static func controls(in placed: PlacedNode, at origin: CellPoint) -> [HitRegion] {
    HitRegion.controls(in: placed, of: ActivityID(""), at: origin).compactMap { region in
      guard case .control(_, let intent?) = region.target else { return nil }
      return HitRegion(rect: region.rect, frame: region.frame, target: .screen(intent.id))
    }
  }

  /// The outermost vertical scroll view around a control; nil: none is.
  private func scroll(around region: HitRegion) -> PageScroll? {
    scrolls.last { $0.axis == .vertical && $0.targets.contains(region.target) }
  }

  private func texts(
    in placed: PlacedNode, at origin: CellPoint, text: (PlacedNode.Element) -> String?
  ) -> [Text] {
    var texts: [(Text, ReadingPlace)] = []
    func collect(_ node: PlacedNode, in scroll: PageScroll?) {
      if node.element == .modifier(.hidden) { return }
      if let text = text(node.element) {
        let rect = CellRect(covering: node.bounds).moved(by: origin)
        texts.append(
          (Text(text: text, rect: rect, scroll: scroll?.number), ReadingPlace(rect, in: scroll)))
      }
      var scroll = scroll
      if scroll == nil, let content = node.scrolledContent, content.axis == .vertical {
        scroll = scrolls.first { $0.number == content.number }
      }
      for child in node.children { collect(child, in: scroll) }
    }
    collect(placed, in: nil)
    return texts.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

package import ViewArchive

/// A drawing as a list of things to paint in order, the first at the back; all lengths in points,
/// y downwards. It has no fonts and no pixels: writers turn it into a file or a bitmap.
package struct DisplayList: Hashable, Sendable {
  package var size: Size
  package var items: [DisplayItem]
  /// What is drawn otherwise than a phone draws it, such as symbols without an icon; each once.
  package var notes: [String]

  package init(size: Size, items: [DisplayItem] = [], notes: [String] = []) {
    self.size = size
    self.items = items
    self.notes = notes
  }

  /// All texts with their places, in drawing order; transforms of groups are not applied.
  package var texts: [DrawnText] {
    func texts(in items: [DisplayItem]) -> [DrawnText] {
      items.flatMap { item -> [DrawnText] in
        switch item {
        case .text(let text): [text]
        case .group(let items, _), .control(_, _, let items): texts(in: items)
        // The letter that stands in for a symbol is no text.
        case .fill, .stroke, .backdrop, .image, .symbol: []
        }
      }
    }
    return texts(in: items)
  }
}

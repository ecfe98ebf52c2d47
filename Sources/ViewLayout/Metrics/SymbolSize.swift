import SymbolOutlines
import ViewArchive

/// The size of a symbol in an image (LAYOUT-9).
struct SymbolSize: Sendable {
  enum Symbol: Sendable {
    /// An SF Symbols name.
    case named(String)
    case custom(CustomSymbol)
  }

  let symbol: Symbol
  /// The font's size in points.
  let font: Double
  let scale: ImageContent.Scale

  /// Returns the size of its frame: on a phone as wide as its outline, elsewhere a square.
  func frame(in metrics: LayoutMetrics) -> Size {
    let square = metrics.icon(side(in: metrics))
    guard let outline = outline(in: metrics) else { return square }
    let em = square.height / SymbolOutline.frameHeight
    return Size(
      width: em * outline.frameWidth / SymbolOutline.em,
      height: em * outline.height / SymbolOutline.em)
  }

  /// Returns the size of an image that takes the size it is proposed, where it is proposed none.
  func image(in metrics: LayoutMetrics) -> Size {
    let side = side(in: metrics)
    guard let outline = outline(in: metrics) else {
      return metrics.size(Size(width: side, height: side))
    }
    let unit = side / SymbolOutline.frameHeight / SymbolOutline.em
    let box = outline.imageBox
    return metrics.size(Size(width: box.width * unit, height: box.height * unit))
  }

  /// Returns the distance from the top of its frame to the baseline of its font, in points: a symbol
  /// is centred on the capitals. Nil: its lower edge is its baseline.
  func baseline(in metrics: LayoutMetrics) -> Double? {
    guard metrics.hasPhoneLetters else { return nil }
    let side = side(in: metrics)
    let above = outline(in: metrics).map {
      -$0.top * side / SymbolOutline.frameHeight / SymbolOutline.em
    }
    return ((above ?? side / 2) + FontValue.capHeight * font / 2) * metrics.scale
  }

  private func side(in metrics: LayoutMetrics) -> Double {
    let factor =
      switch scale {
      case .small: 0.8
      case .medium: 1.0
      // Of cells, the size from which on a symbol has two rows.
      case .large: metrics.hasPhoneLetters ? 1.27 : 1.3
      }
    return font * SymbolOutline.frameHeight * factor
  }

  private func outline(in metrics: LayoutMetrics) -> SymbolOutline? {
    guard metrics.hasPhoneLetters else { return nil }
    return switch symbol {
    case .named(let name): OutlineLibrary.builtIn.outline(of: name)
    case .custom(let symbol): SymbolOutline(symbol)
    }
  }
}

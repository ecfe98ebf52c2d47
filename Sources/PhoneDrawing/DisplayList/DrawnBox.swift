import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

/// The place of one thing in a picture, to be compared with a phone's screenshot.
package struct DrawnBox: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case text, symbol, image, shape, control }

  package var kind: Kind
  /// A text's string or a symbol's name. Nil: of an image or shape.
  package var name: String?
  /// In points. Of a text from its first letter to its last, as wide as laid out, and from the top of
  /// its capitals to its baseline.
  package var frame: Rect
  /// The font's size in points. Nil: no text.
  package var fontSize: Double?
  /// What a press does. Nil: no control.
  package var control: ControlTarget?
}

extension DisplayList {
  /// The places of texts, symbols, images, shapes and controls in drawing order, a control before
  /// what is in it; transforms applied.
  package var boxes: [DrawnBox] { Self.boxes(of: items, .identity) }

  private static func boxes(
    of items: [DisplayItem], _ transform: PlaneTransform
  ) -> [DrawnBox] {
    func shape(_ path: [PathElement], grownBy margin: Double = 0) -> [DrawnBox] {
      guard let bounds = path.bounds else { return [] }
      return [DrawnBox(kind: .shape, frame: frame(of: bounds.inset(by: -margin), transform))]
    }
    return items.flatMap { item -> [DrawnBox] in
      switch item {
      case .fill(let path, _, _): return shape(path)
      case .stroke(let path, let line, _): return shape(path, grownBy: line.width / 2)
      case .backdrop: return []
      case .text(let text):
        let height = FontValue.capHeight * text.size
        let margins = PhoneFont.margins(of: text.string, in: text.font)
        let scale = text.font.pointSize > 0 ? text.size / text.font.pointSize : 1
        let rect = Rect(
          x: text.origin.x + margins.leading * scale, y: text.origin.y - height,
          width: max(text.width - (margins.leading + margins.trailing) * scale, 0), height: height)
        return [
          DrawnBox(
            kind: .text, name: text.string, frame: frame(of: rect, transform), fontSize: text.size)
        ]
      case .image(let image):
        return [DrawnBox(kind: .image, frame: frame(of: image.bounds, transform))]
      case .symbol(let name, let rect, _):
        return [DrawnBox(kind: .symbol, name: name, frame: frame(of: rect, transform))]
      case .control(let control, let rect, let items):
        let box = DrawnBox(kind: .control, frame: frame(of: rect, transform), control: control)
        return [box] + boxes(of: items, transform)
      case .group(let items, let effects):
        // The last effect is the outermost.
        let inner = effects.reduce(PlaneTransform.identity) { inner, effect in
          switch effect {
          case .transform(let outer): outer.after(inner)
          case .projection(let projection, let rect):
            (projection.transform(of: rect) ?? .identity).after(inner)
          case .opacity, .clip, .mask, .cut, .shadow, .blur, .blend, .colors: inner
          }
        }
        return boxes(of: items, transform.after(inner))
      }
    }
  }

  /// The smallest upright rectangle around a rectangle that was transformed.
  private static func frame(of rect: Rect, _ transform: PlaneTransform) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map { transform.apply(to: $0) }
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: Size(width: 0, height: 0))) {
      let (left, top) = (min($0.minX, $1.x), min($0.minY, $1.y))
      return Rect(
        x: left, y: top, width: max($0.maxX, $1.x) - left, height: max($0.maxY, $1.y) - top)
    }
  }
}

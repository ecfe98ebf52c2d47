import ActivityModel
import CellRaster
import Foundation
import ViewArchive
import ViewLayout

extension PhoneScene {
  /// The scene as text, one line for each element, for tests and for reading.
  package var text: String {
    let size = "\(Self.number(self.size.width)) × \(Self.number(self.size.height)) pt"
    let traits =
      (cornerRadius > 0 ? ["corners \(Self.number(cornerRadius))"] : [])
      + (isCut ? ["cut"] : []) + (isNight ? ["night"] : [])
    return
      ([([size] + traits).joined(separator: ", ")]
      + (surroundings + elements).map(Self.line))
      .joined(separator: "\n") + "\n"
  }

  private static func line(_ element: SceneElement) -> String {
    let frame = element.seenFrame
    var line = [
      pad("\(element.name.text)", to: 28),
      pad("\(number(frame.minX)), \(number(frame.minY))", to: 16),
      pad("\(number(frame.width)) × \(number(frame.height))", to: 16),
    ].joined()
    if element.cornerRadius > 0 { line += "  r \(number(element.cornerRadius))" }
    if let clip = element.clip, clip.rect != element.frame {
      line +=
        "  in \(number(clip.rect.minX)), \(number(clip.rect.minY)) "
        + "\(number(clip.rect.width)) × \(number(clip.rect.height)) r \(number(clip.cornerRadius))"
    }
    if element.opacity < 1 { line += "  opacity \(number(element.opacity))" }
    if element.transform != .identity { line += "  × \(number(element.transform.a))" }
    line += text(of: element.content)
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func text(of content: SceneElement.Content) -> String {
    switch content {
    case .nothing, .signal, .island(hasLine: false): return ""
    case .gradient(let top, let bottom): return "  \(hex(top)) to \(hex(bottom))"
    case .fill(let tint): return "  \(text(of: tint))"
    case .line(let tint, let width): return "  line \(number(width)) \(text(of: tint))"
    case .island(hasLine: true): return "  with a line"
    case .blurred(let veil, let hasRim):
      return "  blurred, \(text(of: veil))\(hasRim ? ", rim" : "")"
    case .battery(_, let charge): return "  \(Int(charge * 100)) %"
    case .view(let placed, _):
      var strings: [String] = []
      placed.walk { node in
        strings += node.lines.map { $0.runs.map(Self.text(of:)).joined() }
      }
      return strings.isEmpty ? "" : "  “\(strings.joined(separator: " | "))”"
    }
  }

  private static func text(of run: PlacedLine.Run) -> String {
    switch run.content {
    case .text(let text): text
    case .symbol(let name): "<\(name)>"
    }
  }

  private static func text(of tint: Tint) -> String {
    hex(tint.color) + (tint.alpha < 1 ? " \(Int((tint.alpha * 100).rounded())) %" : "")
  }

  private static func hex(_ color: RGB) -> String { String(format: "#%06X", color.number) }

  /// Formats points with at most two decimals, and without a fraction if it is zero.
  private static func number(_ length: Double) -> String {
    guard length.isFinite else { return "∞" }
    let tenths = (length * 100).rounded() / 100
    let text = "\(tenths)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}

extension SceneName {
  /// As it stands in a scene's text.
  fileprivate var text: String {
    switch self {
    case .island(0): "island"
    case .island(let index): "bubble \(index)"
    case .view(let part, let id): "\(part.label) of \(id.rawValue)"
    case .cardName(let id): "name of \(id.rawValue)"
    case .road(let index): "road \(index)"
    case .menu(let index): "menu \(index + 1)"
    case .card(let id): "card of \(id.rawValue)"
    case .stacked(let index): "stacked \(index + 1)"
    case .app(let index): "app \(index + 1)"
    case .appSign(let index): "sign of app \(index + 1)"
    case .appLabel(let index): "label of app \(index + 1)"
    default: "\(self)"
    }
  }
}

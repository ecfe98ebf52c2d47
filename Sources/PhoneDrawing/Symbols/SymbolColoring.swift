import CellRaster
import Foundation
import ViewArchive

/// How the parts of a symbol are painted.
struct SymbolColoring {
  var first: Paint
  /// The paint of the second layer, such as the circle around a sign. Nil: the first.
  var second: Paint?
  /// The paint of the third layer. Nil: the second's.
  var third: Paint?
  /// The paint of a symbol that has one layer alone.
  var whole: Paint { isMulticolor ? second ?? first : first }
  /// True for colours of the symbol's own, of which the first is for what is inside of the second.
  var isMulticolor = false
  /// 0…1: the share of the parts that are lit. Nil: all.
  var value: Double?

  init(_ first: Paint, second: Paint? = nil, third: Paint? = nil, value: Double? = nil) {
    self.first = first
    self.second = second
    self.third = third
    self.value = value.map { $0.isFinite ? min(max($0, 0), 1) : 1 }
  }

  /// Returns the paint of a layer, 1…3.
  func paint(ofLayer layer: Int) -> Paint {
    switch layer {
    case ...1: first
    case 2: second ?? first
    default: third ?? second ?? first
    }
  }

  /// The opacity of parts that are not lit.
  static let unlitOpacity = 0.3

  // MARK: Names

  private static let enclosures: Set<Substring> = [
    "circle", "square", "triangle", "diamond", "octagon", "hexagon", "seal", "shield", "app",
    "rectangle", "capsule",
  ]

  /// Returns whether a symbol has a shape around it, by its name: `xmark.circle.fill`.
  private static func isEnclosed(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { enclosures.contains($0) }
  }

  /// Returns how many parts of a symbol with a variable value are lit at every value: a speaker, but
  /// none of its waves. Nil: the symbol has no such value.
  static func permanentParts(of name: String) -> Int? {
    if name.hasPrefix("speaker.wave") { return 1 }
    let isVariable =
      ["wifi", "cellularbars", "waveform"].contains { name.hasPrefix($0) }
      || name.contains("radiowaves")
    return isVariable ? 0 : nil
  }

  /// Returns the colours of a symbol with several; nil: it is drawn in one style.
  static func multicolor(_ name: String) -> (first: StyleValue, second: StyleValue?)? {
    let stem = name.prefix { $0 != "." }
    if isEnclosed(name) {
      switch stem {
      case "checkmark", "plus": return (.white, .color(.system(.green)))
      case "xmark", "minus": return (.white, .color(.system(.red)))
      case "exclamationmark":
        return (.white, .color(.system(name.contains("triangle") ? .yellow : .red)))
      case "heart": return (.white, .color(.system(.red)))
      case "bolt", "star": return (.white, .color(.system(.yellow)))
      default: return nil
      }
    }
    switch stem {
    case "heart", "xmark", "exclamationmark": return (.color(.system(.red)), nil)
    case "sun", "bolt", "star": return (.color(.system(.yellow)), nil)
    case "battery": return (.color(.system(.green)), nil)
    case "drop": return (.color(.system(.blue)), nil)
    default: return nil
    }
  }
}

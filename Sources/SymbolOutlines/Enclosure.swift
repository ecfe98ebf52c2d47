/// A shape around a symbol, by the last words of the name: `xmark.circle`.
struct Enclosure {
  /// The symbol of the shape.
  var name: String
  /// The size of the symbol inside, as a share of its own.
  var share: Double
  /// The most that the symbol inside takes of the shape's smaller side.
  var room: Double
  /// By how much the symbol's middle is below the shape's, in heights of the shape.
  var drop: Double = 0

  private static let all: [Enclosure] = [
    Enclosure(name: "circle", share: 0.56, room: 0.6),
    Enclosure(name: "circle.dashed", share: 0.56, room: 0.6),
    Enclosure(name: "circle.dotted", share: 0.56, room: 0.6),
    Enclosure(name: "square", share: 0.56, room: 0.66),
    Enclosure(name: "square.dashed", share: 0.56, room: 0.66),
    Enclosure(name: "app", share: 0.56, room: 0.62),
    Enclosure(name: "app.dashed", share: 0.56, room: 0.62),
    Enclosure(name: "rectangle", share: 0.5, room: 0.66),
    Enclosure(name: "rectangle.portrait", share: 0.5, room: 0.66),
    Enclosure(name: "capsule", share: 0.5, room: 0.66),
    Enclosure(name: "diamond", share: 0.48, room: 0.45),
    Enclosure(name: "hexagon", share: 0.52, room: 0.56),
    Enclosure(name: "octagon", share: 0.56, room: 0.6),
    Enclosure(name: "seal", share: 0.52, room: 0.52),
    Enclosure(name: "shield", share: 0.48, room: 0.58, drop: -0.03),
    Enclosure(name: "triangle", share: 0.42, room: 0.42, drop: 0.13),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the enclosure at the end of a name and the words before it. Nil: there is none.
  static func split(_ words: [String]) -> (enclosure: Enclosure, glyph: [String])? {
    for count in [2, 1] where words.count > count {
      if let enclosure = byName[words.suffix(count).joined(separator: ".")] {
        return (enclosure, words.dropLast(count))
      }
    }
    return nil
  }

  /// Returns whether a symbol has a shape around it by its name: `checkmark.seal.fill`.
  static func isOfEnclosed(_ words: [String]) -> Bool {
    split(words.filter { $0 != "fill" }) != nil
  }
}

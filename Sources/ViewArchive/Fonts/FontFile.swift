package import Foundation

/// A font file of a project, and what layout needs of it (LAYOUT-25). Lengths are in ems.
package final class FontFile: Sendable {
  /// The file: TrueType or OpenType.
  package let data: Data
  package let family: String
  /// The name that UIKit and SwiftUI find it by, such as `Avenir-Heavy`.
  package let postScriptName: String
  /// The family and the style, such as `Avenir Heavy`.
  package let fullName: String
  /// 1 to 1000.
  package let weight: Int
  package let isItalic: Bool
  package let ascent: Double
  package let descent: Double
  /// What is between lines beside ascent and descent.
  package let leading: Double
  private let advances: FontAdvances
  private let weights: FontWeights?
  /// Units of an em.
  private let units: Double

  /// The largest file, in bytes: as much as an image of an archive may have.
  package static let mostBytes = 4 << 20

  /// Reads a file. Nil: it is no such font, damaged or too large.
  package init?(_ data: Data) {
    let file = FontBytes(data: data)
    guard data.count <= Self.mostBytes, let version = file.long(0),
      // TrueType, OpenType with curves of PostScript, and TrueType as Apple writes it.
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let units = file.table("head")?.unsigned(18), (16...16_384).contains(units),
      let header = file.table("hhea"), let ascent = header.signed(4),
      let descent = header.signed(6), let gap = header.signed(8),
      let names = file.table("name").map(FontNames.init),
      let advances = FontAdvances(file)
    else { return nil }
    self.data = data
    let em = Double(units)
    let traits = file.table("OS/2")
    // Editors may have left out the family of all weights, which has a number of its own.
    family = names[16] ?? names[1] ?? ""
    fullName = names[4] ?? family
    postScriptName = names[6] ?? fullName
    weight = traits?.unsigned(4).map { min(max($0, 1), 1_000) } ?? 400
    isItalic = (traits?.unsigned(62) ?? 0) & 1 != 0
    self.ascent = min(max(Double(ascent) / em, 0), 4)
    self.descent = min(max(-Double(descent) / em, 0), 4)
    leading = min(max(Double(gap) / em, 0), 4)
    self.advances = advances
    weights = FontWeights(file, names, family: family.filter { $0 != " " })
    self.units = em
    guard !postScriptName.isEmpty, self.ascent + self.descent > 0 else { return nil }
  }

  /// The weights of a variable font. Nil: it has one.
  package var weightRange: ClosedRange<Int>? { weights?.range }

  /// Returns the weight of the instance of a variable font with a PostScript name. Nil: it has none.
  package func weight(ofInstance name: String) -> Int? { weights?.instances[name] }

  /// Returns the distance to the next letter, in ems. Nil: the font lacks the letter.
  ///
  /// - Parameter weight: That of a variable font. Nil: the file's own.
  package func advance(of scalar: Unicode.Scalar, weight: Int? = nil) -> Double? {
    guard let letter = advances.letters[scalar.value] else { return nil }
    var advance = Double(letter.advance)
    if let weight, let weights {
      advance += weights.delta(ofGlyph: Int(letter.glyph), weight: weight)
    }
    return max(advance, 0) / units
  }
}

extension FontFile: Hashable {
  package static func == (first: FontFile, second: FontFile) -> Bool {
    first === second || first.data == second.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
    hasher.combine(data.count)
  }
}

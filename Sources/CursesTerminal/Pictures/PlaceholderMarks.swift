/// The combining characters that number the rows and columns of a picture in placeholder cells.
///
/// They are defined as the characters of Unicode 6.0 above a base character that have no
/// decomposition, without those that fuse with letters
/// (kovidgoyal/kitty, gen/rowcolumn-diacritics.txt).
enum PlaceholderMarks {
  /// The character of a placeholder cell.
  static let character: Unicode.Scalar = "\u{10EEEE}"

  /// The marks of the numbers from 0 on, in UTF-8. A picture has at most so many rows and columns.
  static let utf8: [[UInt8]] = {
    var marks: [[UInt8]] = []
    for value in UInt32(0x300)...0xFFFF {
      guard marks.count < most else { break }
      guard let scalar = Unicode.Scalar(value), isMark(scalar) else { continue }
      marks.append(Array(String(scalar).utf8))
    }
    return marks
  }()

  private static let most = 280

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard properties.canonicalCombiningClass == .above,
      properties.generalCategory == .nonspacingMark, let age = properties.age,
      (age.major, age.minor) <= (6, 0), !fusing.contains(scalar.value)
    else { return false }
    // Four marks have a decomposition of their own.
    return !(0x340...0x344).contains(scalar.value)
  }

  private static let fusing: Set<UInt32> = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F,
    0x311, 0x313, 0x314, 0x342, 0x653, 0x654,
  ]
}

/// Apple's text styles (Human Interface Guidelines, Typography).
package enum TextStyle: String, Codable, Hashable, Sendable, CaseIterable {
  case extraLargeTitle, largeTitle, title, title2, title3, headline, body, callout, subheadline
  case footnote, caption, caption2

  /// Points.
  package func pointSize(at size: TypeSize = .large) -> Double { metrics(at: size).size }

  /// The size in the compact and minimal island, and the distance of lines, in points: the smaller
  /// styles are drawn at one of two sizes there, whatever the Dynamic Type size (LAYOUT-27). Nil: as
  /// elsewhere.
  var restingSize: (size: Double, line: Double)? {
    switch self {
    case .headline, .body, .callout: (15, 20)
    case .subheadline, .footnote, .caption, .caption2: (13, 18)
    case .extraLargeTitle, .largeTitle, .title, .title2, .title3: nil
    }
  }

  /// The size in points, and points from one line to the next.
  func metrics(at size: TypeSize) -> (size: Double, line: Double) {
    let table = Self.table(at: size)
    return switch self {
    // The guidelines have no row for it; it is set a little above the large title.
    case .extraLargeTitle: (table[0].size + 2, table[0].line + 2)
    case .largeTitle: table[0]
    case .title: table[1]
    case .title2: table[2]
    case .title3: table[3]
    case .headline, .body: table[4]
    case .callout: table[5]
    case .subheadline: table[6]
    case .footnote: table[7]
    case .caption: table[8]
    case .caption2: table[9]
    }
  }

  /// Size and leading in points, from the large title down to the second caption.
  private static func table(at size: TypeSize) -> [(size: Double, line: Double)] {
    switch size {
    case .xSmall:
      [
        (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
        (11, 13),
      ]
    case .small:
      [
        (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
        (11, 13),
      ]
    case .medium:
      [
        (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
        (11, 13),
      ]
    case .large:
      [
        (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
        (11, 13),
      ]
    case .xLarge:
      [
        (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
        (13, 18),
      ]
    case .xxLarge:
      [
        (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
        (15, 20),
      ]
    case .xxxLarge:
      [
        (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
        (17, 22),
      ]
    case .accessibility1:
      [
        (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28),
        (20, 25),
      ]
    case .accessibility2:
      [
        (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
        (24, 30),
      ]
    case .accessibility3:
      [
        (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
        (29, 35),
      ]
    case .accessibility4:
      [
        (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
        (34, 41),
      ]
    case .accessibility5:
      [
        (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
        (40, 48),
      ]
    }
  }
}

/// How many colours a terminal shows.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable, Comparable {
  /// No colour: only bold, dim, reverse and glyphs.
  case mono
  case sixteen = "16"
  case indexed = "256"
  case direct = "24-bit"

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .mono: 0
    case .sixteen: 1
    case .indexed: 2
    case .direct: 3
    }
  }
}

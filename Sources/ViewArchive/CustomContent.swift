/// What a container of the user's own answers: a `SwiftUI.Layout` cannot leave its process, so
/// what it was asked while the tree was laid out there goes along. A layout of the same tree in
/// the same room asks the same.
package struct CustomContent: Codable, Hashable, Sendable {
  /// Sizes and places for one proposal, in points; a nil length of the proposal asks for the ideal.
  package struct Answer: Codable, Hashable, Sendable {
    package var width: Double?
    package var height: Double?
    package var size: Size
    /// Nil where the container was measured only.
    package var places: [Place]?

    package init(width: Double?, height: Double?, size: Size, places: [Place]?) {
      self.width = width
      self.height = height
      self.size = size
      self.places = places
    }
  }

  /// Where a child lies from the container's origin, and what it is proposed there.
  package struct Place: Codable, Hashable, Sendable {
    package var origin: Point
    package var width: Double?
    package var height: Double?

    package init(origin: Point, width: Double?, height: Double?) {
      self.origin = origin
      self.width = width
      self.height = height
    }
  }

  /// Where the container puts a guide when it is proposed so much, in points from its origin; nil
  /// where it does not say.
  package struct Line: Codable, Hashable, Sendable {
    package var guide: GuideValue.Reference
    package var width: Double?
    package var height: Double?
    package var position: Double?

    package init(
      guide: GuideValue.Reference, width: Double?, height: Double?, position: Double?
    ) {
      self.guide = guide
      self.width = width
      self.height = height
      self.position = position
    }
  }

  /// Tells the containers of a tree apart while they are asked.
  package var number: Int
  /// The container's type, for dumps.
  package var name: String
  package var answers: [Answer]
  package var lines: [Line]

  package init(number: Int, name: String, answers: [Answer] = [], lines: [Line] = []) {
    self.number = number
    self.name = name
    self.answers = answers
    self.lines = lines
  }

  /// What was answered to a proposal; to one that was never made, the answer to the one most like
  /// it, those with places first.
  package func answer(width: Double?, height: Double?, placed: Bool) -> Answer? {
    let asked = answers.filter { !placed || $0.places != nil }
    if let same = asked.first(where: { $0.width == width && $0.height == height }) { return same }
    return asked.min {
      Self.distance($0.width, width) + Self.distance($0.height, height)
        < Self.distance($1.width, width) + Self.distance($1.height, height)
    }
  }

  /// What was answered when a guide was asked for; nil for a question that was never put.
  package func line(of guide: GuideValue.Reference, width: Double?, height: Double?) -> Line? {
    lines.first { $0.guide == guide && $0.width == width && $0.height == height }
  }

  /// Points between two proposed lengths; two that cannot be compared are far apart.
  private static func distance(_ one: Double?, _ other: Double?) -> Double {
    guard one != other else { return 0 }
    guard let one, let other, one.isFinite, other.isFinite else { return 1e6 }
    return abs(one - other)
  }
}

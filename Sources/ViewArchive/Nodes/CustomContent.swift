/// The recorded layout results of a custom container. A `SwiftUI.Layout` cannot leave its process,
/// so the archive contains what it returned while the tree was laid out there; another layout of
/// the same tree in the same size makes the same proposals.
package struct CustomContent: Codable, Hashable, Sendable {
  /// The size and the places for one proposal, in points; a nil length proposes the ideal.
  package struct Answer: Codable, Hashable, Sendable {
    package var width: Double?
    package var height: Double?
    package var size: Size
    /// Nil: the container was only measured.
    package var places: [Place]?

    package init(width: Double?, height: Double?, size: Size, places: [Place]?) {
      self.width = width
      self.height = height
      self.size = size
      self.places = places
    }
  }

  /// A child's origin relative to the container's, and the proposal to the child.
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

  /// The position of a guide for one proposal, in points from the container's origin. Nil position:
  /// no explicit guide.
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

  /// Identifies the container in its tree during layout.
  package var number: Int
  /// The name of the container's type, for dumps.
  package var name: String
  /// Among cells.
  package var results: Results
  /// With the letters of a phone. Nil: as among cells.
  package var phoneResults: Results?

  package init(number: Int, name: String, results: Results = Results()) {
    self.number = number
    self.name = name
    self.results = results
  }
}

extension CustomContent {
  /// What was recorded while the tree was laid out with letters of one kind.
  package struct Results: Codable, Hashable, Sendable {
    package var answers: [Answer]
    package var lines: [Line]

    package init(answers: [Answer] = [], lines: [Line] = []) {
      self.answers = answers
      self.lines = lines
    }
  }
}

extension CustomContent.Results {
  /// Returns the result recorded for a proposal, or for the most similar one. Nil: none is
  /// recorded.
  /// - Parameter placed: True if the result must contain places.
  package func answer(width: Double?, height: Double?, placed: Bool) -> CustomContent.Answer? {
    let asked = answers.filter { !placed || $0.places != nil }
    if let same = asked.first(where: { $0.width == width && $0.height == height }) { return same }
    return asked.min {
      Self.distance($0.width, width) + Self.distance($0.height, height)
        < Self.distance($1.width, width) + Self.distance($1.height, height)
    }
  }

  /// Returns the recorded guide for a proposal. Nil: the guide was not requested for this proposal.
  package func line(of guide: GuideValue.Reference, width: Double?, height: Double?)
    -> CustomContent.Line?
  {
    lines.first { $0.guide == guide && $0.width == width && $0.height == height }
  }

  /// Returns the difference of two proposed lengths in points, or a large number if one is nil or
  /// infinite.
  private static func distance(_ one: Double?, _ other: Double?) -> Double {
    guard one != other else { return 0 }
    guard let one, let other, one.isFinite, other.isFinite else { return 1e6 }
    return abs(one - other)
  }
}

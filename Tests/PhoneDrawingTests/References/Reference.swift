import Foundation
import Testing

/// What a public screenshot shows, as numbers in points; the pictures are not part of the project.
///
/// Each was measured on a full-size screenshot with three pixels a point, beside the source that
/// drew it: from the first to the last column of a line's letters, and its baseline. A text in
/// `boxes.json` has one row for each line: the smallest x, the largest x, the baseline.
struct Reference: Decodable, Sendable, CustomTestStringConvertible {
  enum Kind: String, Decodable, Sendable {
    /// A part of the island: relative to the screen's upper left corner.
    case compact, expanded
    /// A card of the Lock Screen: relative to the card.
    case card
    /// A view that an app draws: relative to the view, or to its first text if nothing shows where
    /// the view begins.
    case view
  }

  struct Text: Decodable, Sendable {
    var string: String
    var lines: [[Double]]
  }

  var id: String
  /// The type of the view in the tests.
  var view: String
  /// Repository and picture.
  var source: String
  var kind: Kind
  var screenWidth: Double
  /// The width that the view is proposed.
  var width: Double
  /// Nil: the picture does not show it.
  var height: Double?
  /// The island's body: x, y, width, height.
  var panel: [Double]?
  var texts: [Text]

  var testDescription: String { id }

  static let all: [Reference] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("boxes.json")
    guard let data = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode([Reference].self, from: data)) ?? []
  }()
}

import FlexLayout
import Foundation
import ReactScreens
import ViewArchive

/// A tree with the frames that Yoga gives it; the format is described in
/// `shared/oracle/flex/README.md`.
struct OracleCase: Decodable {
  var name: String
  var size: [Double]
  var tree: OracleNode
  var frames: [[Double]]
  var scale: Double?
  /// The bits of Yoga's errata; nil: all, as in React Native.
  var errata: Int?
  /// The year of the version of Yoga; nil: 3.2.
  var yoga: Int?

  var isNamed: Bool { !name.hasPrefix("random-") }

  /// By how much a coordinate may differ, in points.
  var tolerance: Double { scale == nil ? 0.02 : 0.34 }

  /// Lays out the tree and returns the greatest difference of a coordinate, in points.
  func difference() throws -> Double {
    let engine = FlexEngine(
      pointScale: scale ?? 0, errata: errata.map(FlexErrata.init) ?? .reactNative,
      revision: yoga == nil ? .yoga32 : .yoga2026)
    let actual = try engine.frames(of: tree.node, width: size[0], height: size[1])
    guard actual.count == frames.count else { return .infinity }
    return zip(actual, frames).map { frame, expected in
      zip([frame.x, frame.y, frame.width, frame.height], expected)
        .map { $0.isFinite ? abs($0 - $1) : .infinity }.max() ?? 0
    }.max() ?? 0
  }

  /// Reads the lines of a file of cases.
  static func cases(in file: URL) throws -> [OracleCase] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(OracleCase.self, from: Data($0))
    }
  }
}

struct OracleNode: Decodable {
  var style: [String: OracleValue]?
  var children: [OracleNode]?
  var text: OracleText?

  var node: FlexNode {
    let style = FlexStyleParser.parse(style ?? [:], value: \.value).style
    guard let text else {
      return FlexNode(style: style, children: (children ?? []).map(\.node))
    }
    var content = FlexContent(measure: text.size)
    if let base = text.base { content.baseline = { _ in base } }
    return FlexNode(style: style, content: content)
  }
}

struct OracleValue: Decodable {
  var value: FlexStyleValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else {
      value = .text(try container.decode(String.self))
    }
  }
}

/// A text that is measured word by word, all lengths in points.
struct OracleText: Decodable {
  var words: [Double]
  var space: Double
  var line: Double
  var max: Int?
  /// The distance of the baseline from the top; nil: the bottom is it.
  var base: Double?

  @Sendable func size(_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize {
    let limit = width.limit
    var lines: [Double] = []
    for word in words {
      if let last = lines.last, last + space + word <= limit + 1e-6 {
        lines[lines.count - 1] = last + space + word
      } else {
        lines.append(word)
      }
    }
    if let max { lines = Array(lines.prefix(max)) }
    return FlexSize(
      width: Swift.min(lines.max() ?? 0, limit),
      height: Swift.min(Double(lines.count) * line, height.limit))
  }
}

extension FlexMeasureMode {
  /// The greatest length; infinite where there is none.
  var limit: Double {
    switch self {
    case .unlimited: .infinity
    case .atMost(let length), .exactly(let length): length
    }
  }
}

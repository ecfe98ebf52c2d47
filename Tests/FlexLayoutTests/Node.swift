import FlexLayout
import ReactScreens
import ViewArchive

/// Nodes for tests.
extension FlexNode {
  /// A box with a style in React Native's names.
  static func box(_ style: [String: FlexStyleValue], _ children: FlexNode...) -> FlexNode {
    FlexNode(style: FlexStyleParser.parse(style).style, children: children)
  }

  /// A text of words of given widths with four points between them.
  static func text(
    _ words: [Double], line: Double, _ style: [String: FlexStyleValue] = [:],
    baseline: Double? = nil
  ) -> FlexNode {
    let text = OracleText(words: words, space: 4, line: line)
    var content = FlexContent(measure: text.size)
    if let baseline { content.baseline = { _ in baseline } }
    return FlexNode(style: FlexStyleParser.parse(style).style, content: content)
  }

  /// The root of a screen, as large as what it is offered.
  static func screen(_ style: [String: FlexStyleValue], _ children: FlexNode...) -> FlexNode {
    FlexNode(style: FlexStyleParser.parse(style).style, children: children)
  }
}

extension FlexNode {
  /// The frames in a window without status bar and home indicator, not rounded.
  func frames(
    width: Double? = 393, height: Double? = 759, errata: FlexErrata = .reactNative
  ) throws -> [FlexPlace] {
    try FlexEngine(pointScale: 0, errata: errata).frames(of: self, width: width, height: height)
  }
}

extension FlexStyleValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(stringLiteral value: String) { self = .text(value) }
}

public import AppIntents
public import Foundation
package import ViewArchive

/// Lines of read-only text.
public struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A piece of text and what was asked of it by this text's own modifiers.
  struct Piece: Equatable, Sendable {
    var content: TextRun.Content
    var traits = Traits()
  }

  /// What a text's own modifiers set; nil leaves it to the environment.
  struct Traits: Equatable, Sendable {
    var font: FontValue?
    var weight: FontValue.Weight?
    var design: FontValue.Design?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var foreground: AnyShapeStyleBox?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var tracking: Double?
    var baselineOffset: Double?
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  public init(verbatim content: String) { pieces = [Piece(content: .literal(content))] }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { pieces = key.pieces }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }

  public init(_ text: AttributedString) { self.init(verbatim: String(text.characters)) }

  public struct DateStyle: Hashable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = Self(kind: .time)
    public static let date = Self(kind: .date)
    public static let relative = Self(kind: .relative)
    public static let offset = Self(kind: .offset)
    public static let timer = Self(kind: .timer)

    func text(_ date: Date) -> TimedText {
      switch kind {
      case .time: .time(date)
      case .date: .date(date)
      case .relative: .relative(date)
      case .offset: .offset(date)
      case .timer: .timer(date)
      }
    }
  }

  public init(_ date: Date, style: DateStyle) {
    pieces = [Piece(content: .timed(style.text(date)))]
  }

  public init(_ dates: ClosedRange<Date>) {
    pieces = [
      Piece(content: .timed(.range(start: dates.lowerBound, end: dates.upperBound)))
    ]
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    pieces = [
      Piece(
        content: .timed(
          .interval(
            start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
            countsDown: countsDown, showsHours: showsHours)))
    ]
  }

  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    self.init(verbatim: format.format(input))
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let environment = context.environment.text
    let runs = pieces.map { piece in
      TextRun(
        Self.cased(piece.content, environment.textCase),
        style: piece.traits.style(in: context))
    }
    return [
      ViewNode(
        .text(
          TextContent(
            runs: runs, lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLines, alignment: environment.alignment,
            truncation: environment.truncation,
            minimumScaleFactor: environment.minimumScaleFactor,
            lineSpacing: environment.lineSpacing)))
    ]
  }

  private static func cased(_ content: TextRun.Content, _ textCase: Case?) -> TextRun.Content {
    guard case .literal(let text) = content, let textCase else { return content }
    return .literal(textCase == .uppercase ? text.uppercased() : text.lowercased())
  }
}

/// A style in a text, compared by what it resolves to.
struct AnyShapeStyleBox: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (left: Self, right: Self) -> Bool {
    let environment = EnvironmentValues()
    return left.style._style(in: environment).value == right.style._style(in: environment).value
  }
}

extension Text.Traits {
  func style(in context: LoweringContext) -> RunStyle {
    var environment = context.environment.text
    if let font { environment.font = font }
    if let weight { environment.weight = weight }
    if let design { environment.design = design }
    if let isItalic { environment.isItalic = isItalic }
    if let hasMonospacedDigits { environment.hasMonospacedDigits = hasMonospacedDigits }
    if let foreground { environment.foreground = foreground.style.style(in: context) }
    if let isUnderlined { environment.isUnderlined = isUnderlined }
    if let isStruckThrough { environment.isStruckThrough = isStruckThrough }
    if let tracking { environment.tracking = tracking }
    var style = environment.runStyle
    style.baselineOffset = baselineOffset ?? 0
    return style
  }
}

package import ViewArchive

/// A text, date or time, in runs with different styles.
public struct Text: Sendable {
  /// A part of the text with uniform style.
  struct Piece: Sendable {
    enum Content: Sendable {
      case key(LocalizedStringKey)
      case verbatim(String)
      /// Formatted when the text is lowered, because the result depends on locale and time zone.
      case formatted(@Sendable (EnvironmentValues) -> AttributedString)
      case timed(TimedText)
      /// The current date in a format style, which inherits the environment's time zone.
      case currentDate(Date.FormatStyle)
      case image(Image)
      /// Content that cannot be archived, by its name.
      case unsupported(String)
    }

    var content: Content
    var traits = TextTraits()
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  init(_ content: Piece.Content) { pieces = [Piece(content: content)] }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(tableName == nil && bundle == nil ? key : key.inTable(tableName, of: bundle)))
  }

  public init(verbatim content: String) { self.init(.verbatim(content)) }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(.verbatim(String(content)))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.formatted { AttributedString(resource.text(for: $0.locale)) })
  }

  public init(_ image: Image) { self.init(.image(image)) }

  public init(_ date: Date, style: DateStyle) { self.init(.timed(style.timed(date))) }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.timed(.range(start: dates.lowerBound, end: dates.upperBound)))
  }

  public init(_ interval: DateInterval) {
    self.init(.timed(.range(start: interval.start, end: interval.end)))
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timed(
        .interval(
          start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
          countsDown: countsDown, showsHours: showsHours)))
  }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String, Format: Sendable {
    self.init(.formatted { AttributedString(format.adapted(to: $0).format(input)) })
  }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where
    Format.FormatInput: Equatable & Sendable, Format.FormatOutput == AttributedString,
    Format: Sendable
  {
    self.init(.formatted { format.adapted(to: $0).format(input) })
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  public enum DateStyle: Hashable, Sendable {
    case time, date, relative, offset, timer

    func timed(_ date: Date) -> TimedText {
      switch self {
      case .time: .time(date)
      case .date: .date(date)
      case .relative: .relative(date)
      case .offset: .offset(date)
      case .timer: .timer(date)
      }
    }
  }

  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var value: TextContent.Case {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }

    func apply(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }

  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    var value: TextContent.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// An underline or strikethrough. Cells draw it solid and in the text's colour.
  public struct LineStyle: Hashable, Sendable {
    public static let single = LineStyle()

    public let pattern: Pattern
    public let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public struct Pattern: Hashable, Sendable {
      let value: TextLineStyle.Pattern
      public static let solid = Self(value: .solid)
      public static let dot = Self(value: .dot)
      public static let dash = Self(value: .dash)
      public static let dashDot = Self(value: .dashDot)
      public static let dashDotDot = Self(value: .dashDotDot)
    }
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  /// Sets traits that the pieces have not set themselves.
  func setting(_ change: (inout TextTraits) -> Void) -> Text {
    var outer = TextTraits()
    change(&outer)
    return Text(
      pieces: pieces.map { Piece(content: $0.content, traits: $0.traits.filled(from: outer)) })
  }
}

extension Text: Equatable {
  public static func == (left: Text, right: Text) -> Bool {
    let values = EnvironmentValues()
    return TextRuns(left, in: values).runs == TextRuns(right, in: values).runs
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let values = context.environment
    let text = TextRuns(self, in: values)
    let content = TextContent(
      runs: text.runs, lineLimit: values.lineLimit, reservedLines: values.reservedLines,
      alignment: values.multilineTextAlignment.value, truncation: values.truncationMode.value,
      minimumScaleFactor: values.minimumScaleFactor, lineSpacing: values.lineSpacing,
      textCase: text.runs.contains(where: \.isTimed) ? values.textCase?.value : nil)
    if let name = text.placeholder { return [ViewNode(.unsupported(name))] }
    let redaction: [NodeModifier] = values.isRedacted ? [.redacted] : []
    return [
      ViewNode(
        .text(content), modifiers: redaction + text.unsupportedNames.map { .unsupported($0) })
    ]
  }
}

extension FormatStyle {
  /// Returns the style in the environment's locale; dates also in its time zone, unless the style
  /// specifies one.
  func adapted(to values: EnvironmentValues) -> Self {
    let style = locale(values.locale)
    guard var date = style as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent else {
      return style
    }
    date.timeZone = values.timeZone
    return date as? Self ?? style
  }
}

extension TextRun {
  var isTimed: Bool { if case .timed = content { true } else { false } }
}

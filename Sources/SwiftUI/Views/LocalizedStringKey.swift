public import Foundation
package import ViewArchive

/// A text literal with interpolations; `**bold**` and its like are understood.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let pieces: [Text.Piece]

  public init(_ value: String) { pieces = Markdown.pieces(value) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Text.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces += Markdown.pieces(literal) }

    private mutating func append(_ string: String) {
      pieces.append(Text.Piece(content: .literal(string)))
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }
    public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
    public mutating func appendInterpolation(_ image: Image) {
      guard let name = image.symbolName else { return }
      pieces.append(Text.Piece(content: .symbol(name)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(Text.Piece(content: .timed(style.text(date))))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces += Text(dates).pieces
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      pieces += Text(interval).pieces
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces +=
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours
        ).pieces
    }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(format.format(input))
    }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }
    /// Numbers are grouped as the locale groups them, as `Text` does.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(Int(value).formatted(.number.locale(Locale(identifier: "en_US"))))
    }
    public mutating func appendInterpolation(_ value: Double) {
      append(String(format: "%f", value))
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
  }
}

/// The inline Markdown that text literals may carry.
enum Markdown {
  private static let marks: [(mark: String, set: @Sendable (inout Text.Traits) -> Void)] = [
    ("**", { $0.weight = .bold }), ("~~", { $0.isStruckThrough = true }),
    ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
    ("`", { $0.design = .monospaced }),
  ]

  /// The pieces of a literal; a mark without its partner is text.
  static func pieces(_ text: String) -> [Text.Piece] {
    guard text.contains(where: { "*~_`".contains($0) }) else { return plain(text) }
    var rest = Substring(text)
    var before = ""
    while let first = rest.first {
      for (mark, set) in marks where rest.hasPrefix(mark) {
        let inner = rest.dropFirst(mark.count)
        guard let end = inner.range(of: mark), let start = inner.first, start != " ",
          end.lowerBound > inner.startIndex,
          mark != "_" || before.last.map({ !$0.isLetter && !$0.isNumber }) ?? true
        else { continue }
        let content = pieces(String(inner[..<end.lowerBound])).map { piece in
          var piece = piece
          set(&piece.traits)
          return piece
        }
        return plain(before) + content + pieces(String(inner[end.upperBound...]))
      }
      before.append(first)
      rest = rest.dropFirst()
    }
    return plain(before)
  }

  private static func plain(_ text: String) -> [Text.Piece] {
    text.isEmpty ? [] : [Text.Piece(content: .literal(text))]
  }
}

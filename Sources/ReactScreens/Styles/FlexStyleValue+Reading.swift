import ViewArchive

extension FlexStyleValue {
  /// Reads a length: a number of points, also as text, `50%`, or `auto`.
  func length(_ kind: LengthKind) throws(FlexStyleParser.Failure) -> FlexLength {
    let length: FlexLength
    switch self {
    case .text("auto"): length = .auto
    case .text(let text) where text.hasSuffix("%"):
      length = .percent(try Self.number(text.dropLast()))
    case .text(let text): length = .points(try Self.number(text[...]))
    case .number: length = .points(try number())
    case .null, .other: throw .invalidValue
    }
    guard length.isValid(kind) else { throw .invalidValue }
    return length
  }

  /// Reads a finite number; for shares, React Native takes no text (`conversions.h`).
  func number() throws(FlexStyleParser.Failure) -> Double {
    switch self {
    case .number(let number) where number.isFinite: number
    case .number, .text, .null, .other: throw .invalidValue
    }
  }

  /// Reads the ratio of a width to a height: a number, `16 / 9`, or `auto` for none. Ratios that
  /// are not above zero count as none (CSS Box Sizing 4).
  func ratio() throws(FlexStyleParser.Failure) -> Double? {
    if self == .text("auto") { return nil }
    guard case .text(let text) = self else {
      let ratio = try number()
      return ratio > 0 ? ratio : nil
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw .invalidValue }
    let width = try Self.number(parts[0])
    let height = parts.count == 2 ? try Self.number(parts[1]) : 1
    return width > 0 && height > 0 ? width / height : nil
  }

  /// Reads one of the words of a property.
  func keyword<Keyword: RawRepresentable<String>>() throws(FlexStyleParser.Failure) -> Keyword {
    guard case .text(let text) = self, let keyword = Keyword(rawValue: text) else {
      throw .invalidValue
    }
    return keyword
  }

  private static func number(_ text: Substring) throws(FlexStyleParser.Failure) -> Double {
    let trimmed = text.drop { $0 == " " }
    let end = trimmed.lastIndex { $0 != " " }
    guard let end, let number = Double(trimmed[...end]), number.isFinite else {
      throw .invalidValue
    }
    return number
  }
}

extension FlexLength {
  func isValid(_ kind: LengthKind) -> Bool {
    switch (self, kind) {
    case (.points(let length), .points), (.points(let length), .size),
      (.points(let length), .sizeOrAuto):
      length >= 0
    case (.percent(let length), .size), (.percent(let length), .sizeOrAuto): length >= 0
    case (.auto, .sizeOrAuto), (_, .offset): true
    case (.percent, .points), (.auto, .points), (.auto, .size): false
    }
  }
}

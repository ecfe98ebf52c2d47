/// Formats durations, in English; Foundation's class is unavailable on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  private struct Part {
    var unit: NSCalendar.Unit
    var seconds: Double
    var letter: String
    var short: String
    var full: String
  }

  private static let parts = [
    Part(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", full: "year"),
    Part(unit: .month, seconds: 2_592_000, letter: "mo", short: "mth", full: "month"),
    Part(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", full: "week"),
    Part(unit: .day, seconds: 86_400, letter: "d", short: "day", full: "day"),
    Part(unit: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour"),
    Part(unit: .minute, seconds: 60, letter: "m", short: "min", full: "minute"),
    Part(unit: .second, seconds: 1, letter: "s", short: "sec", full: "second"),
  ]

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    var rest = abs(interval).rounded(.down)
    let wanted = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    var values: [(part: Part, value: Int)] = []
    for part in Self.parts where wanted.contains(part.unit) {
      let count = (rest / part.seconds).rounded(.down)
      rest -= count * part.seconds
      values.append((part, Int(count)))
    }
    values = trimmed(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let sign = interval < 0 ? "-" : ""
    let text = sign + self.text(for: values)
    return includesTimeRemainingPhrase ? "\(text) remaining" : text
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    var seconds = Double(components.second ?? 0) + Double(components.minute ?? 0) * 60
    seconds += Double(components.hour ?? 0) * 3600 + Double(components.day ?? 0) * 86_400
    seconds += Double(components.weekOfMonth ?? 0) * 604_800
    seconds += Double(components.month ?? 0) * 2_592_000 + Double(components.year ?? 0) * 31_536_000
    return string(from: seconds)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private func trimmed(_ values: [(part: Part, value: Int)]) -> [(part: Part, value: Int)] {
    guard !zeroFormattingBehavior.contains(.pad) else { return values }
    var values = values
    let isPositional = unitsStyle == .positional
    if zeroFormattingBehavior.contains(.dropLeading) || zeroFormattingBehavior == .default {
      // The positional style always shows minutes: 0:07.
      let least = isPositional ? 2 : 1
      while values.count > least, values[0].value == 0 { values.removeFirst() }
    }
    if zeroFormattingBehavior.contains(.dropTrailing) || zeroFormattingBehavior == .default,
      !isPositional
    {
      while values.count > 1, values[values.count - 1].value == 0 { values.removeLast() }
    }
    if zeroFormattingBehavior.contains(.dropMiddle) || zeroFormattingBehavior == .default,
      !isPositional, values.count > 2
    {
      let inner = values.dropFirst().dropLast().filter { $0.value != 0 }
      values = [values[0]] + inner + [values[values.count - 1]]
    }
    return values
  }

  private func text(for values: [(part: Part, value: Int)]) -> String {
    switch unitsStyle {
    case .positional:
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return values.enumerated().map { index, item in
        index == 0 && !isPadded ? "\(item.value)" : String(format: "%02d", item.value)
      }.joined(separator: ":")
    case .abbreviated:
      return values.map { "\($0.value)\($0.part.letter)" }.joined(separator: " ")
    case .short:
      return values.map { "\($0.value) \(named($0.part.short, $0.value, days: $0.part.unit))" }
        .joined(separator: ", ")
    case .brief:
      return values.map { "\($0.value)\(named($0.part.short, $0.value, days: $0.part.unit))" }
        .joined(separator: " ")
    case .full, .spellOut:
      return values.map { "\($0.value) \($0.part.full)\($0.value == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }

  private func named(_ short: String, _ value: Int, days unit: NSCalendar.Unit) -> String {
    unit == .day && value != 1 ? "days" : short
  }
}

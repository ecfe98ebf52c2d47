import Foundation

// The text of the values inside of nodes in a `NodeDump`.

/// Formats a number with at most three decimals, and without a fraction if it is zero.
func points(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
  guard abs(value) < 1e15 else { return "\(value)" }
  let thousandths = (value * 1_000).rounded()
  guard thousandths.truncatingRemainder(dividingBy: 1_000) != 0 else {
    return String(Int(thousandths / 1_000))
  }
  return "\(thousandths / 1_000)"
}

/// Joins the parts that are neither nil nor empty with spaces.
func spaced(_ parts: String?...) -> String {
  parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
}

/// Quotes and escapes a text, so that it takes one line.
func quoted(_ text: String) -> String {
  "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
}

func dumpAxes(_ axes: Set<LayoutAxis>) -> String {
  LayoutAxis.allCases.filter(axes.contains).map(\.rawValue).joined(separator: " ")
}

extension Size {
  var dump: String { "\(points(width))×\(points(height))" }
}

extension Point {
  var dump: String { "(\(points(x)), \(points(y)))" }
}

extension RelativePoint {
  var dump: String { "(\(points(x)), \(points(y)))" }
}

extension GuidePair {
  var dump: String {
    self == .center ? "center" : "\(horizontal.name) \(vertical.name)"
  }
}

extension Insets {
  var dump: String {
    self == Insets(all: top)
      ? points(top)
      : [top, leading, bottom, trailing].map { points($0) }.joined(separator: " ")
  }
}

extension PartialInsets {
  var dump: String {
    [top, leading, bottom, trailing].map { $0.map { points($0) } ?? "-" }.joined(separator: " ")
  }
}

extension FlexFrame {
  var dump: String {
    let lengths = [
      ("minW", minWidth), ("idealW", idealWidth), ("maxW", maxWidth), ("minH", minHeight),
      ("idealH", idealHeight), ("maxH", maxHeight),
    ]
    let given = lengths.compactMap { name, length in length.map { name + " " + points($0) } }
    return spaced(given.joined(separator: " "), alignment == .center ? nil : alignment.dump)
  }
}

extension GuideValue {
  var dump: String {
    (terms.map(\.dump) + [points(plus)]).joined(separator: " + ")
  }
}

extension GuideValue.Term {
  fileprivate var dump: String {
    let name =
      switch reference {
      case .width: "width"
      case .height: "height"
      case .horizontal(let guide): guide.name
      case .vertical(let guide): guide.name
      }
    return "\(points(times))×\(name)"
  }
}

extension TextContent {
  var dump: String {
    spaced(
      runs.map(\.dump).joined(separator: " + "), lineLimit.map { "lines \($0)" },
      reservedLines == 0 ? nil : "reserves \(reservedLines)",
      alignment == .leading ? nil : alignment.rawValue,
      truncation == .tail ? nil : "truncates \(truncation.rawValue)",
      minimumScaleFactor == 1 ? nil : "scale \(points(minimumScaleFactor))",
      textCase.map { "\($0)" },
      lineSpacing == 0 ? nil : "lineSpacing \(points(lineSpacing))")
  }
}

extension TextRun {
  fileprivate var dump: String {
    let text =
      switch content {
      case .literal(let text): quoted(text)
      case .timed(let timed): timed.dump
      case .symbol(let name): "symbol \(quoted(name))"
      }
    return spaced(text, style.dump)
  }
}

extension RunStyle {
  fileprivate var dump: String {
    spaced(
      font.dump, foreground?.dump, isUnderlined ? "underlined" : nil,
      underline.map { "line \($0.dump)" }, isStruckThrough ? "struckThrough" : nil,
      strikethrough.map { "line \($0.dump)" },
      tracking == 0 ? nil : "tracking \(points(tracking))",
      baselineOffset.map { "raised \(points($0))" })
  }
}

extension FontValue {
  package var dump: String {
    let name =
      switch size {
      case .style(let style): style == .body ? nil : style.rawValue
      case .points(let size): "size \(points(size))"
      }
    return spaced(
      name, face.map { quoted($0.file.postScriptName) },
      face?.weight.map { "weight \($0)" }, typeSize.map { "at \($0)" },
      weight.map { "\($0)" },
      design == .default ? nil : design.rawValue,
      isItalic ? "italic" : nil, hasMonospacedDigits ? "monospacedDigit" : nil,
      width.map { "width \(points($0))" }, smallCaps.map { "\($0.rawValue) small capitals" },
      share.map { "share \(points($0))" }, extraLeading.map { "leading \(points($0))" })
  }
}

extension TextLineStyle {
  fileprivate var dump: String { spaced(pattern.rawValue, color?.dump) }
}

extension TimedText {
  fileprivate var dump: String {
    switch self {
    case .timer(let date): "timer \(seconds(date))"
    case .relative(let date): "relative \(seconds(date))"
    case .offset(let date): "offset \(seconds(date))"
    case .date(let date): "date \(seconds(date))"
    case .time(let date): "time \(seconds(date))"
    case .range(let start, let end): "range \(seconds(start)) \(seconds(end))"
    case .interval(let start, let end, let pause, let countsDown, let showsHours, let limits):
      spaced(
        "interval \(seconds(start)) \(seconds(end))", pause.map { "paused \(seconds($0))" },
        countsDown ? "down" : "up", showsHours ? nil : "without hours",
        limits == .timer ? nil : limits.dump)
    case .stopwatch(let start, let showsHours, let limits):
      spaced(
        "stopwatch \(seconds(start))", showsHours ? nil : "without hours",
        limits == .stopwatch ? nil : limits.dump)
    case .dateOffset(let format):
      spaced(
        "dateOffset \(seconds(format.anchor))", dumpUnits(format.units),
        "fields \(format.fieldLimit)", format.sign == .automatic ? nil : "sign \(format.sign)")
    case .dateReference(let format):
      spaced(
        "dateReference \(seconds(format.date))", dumpUnits(format.units),
        "fields \(format.fieldLimit)", "threshold \(format.threshold)")
    case .currentDate: "currentDate"
    }
  }
}

extension ClockLimits {
  fileprivate var dump: String { "fields \(fieldCount) precision \(points(precision))" }
}

private func dumpUnits(_ units: [TimeSpan.Unit]) -> String {
  units.map { "\($0)" }.joined(separator: " ")
}

extension ProgressContent {
  var dump: String {
    let text =
      switch value {
      case .fraction(let fraction): points(fraction)
      case .interval(let start, let end, let countsDown):
        "\(seconds(start)) \(seconds(end)) \(countsDown ? "down" : "up")"
      case .indeterminate: "indeterminate"
      }
    return spaced(form.rawValue, text, tint?.dump)
  }
}

extension IntentReference {
  var dump: String { "\(typeName) \(quoted(id))" }
}

extension ImageContent {
  var dump: String {
    let name =
      switch source {
      case .symbol(let name): "symbol \(quoted(name))"
      case .customSymbol(let symbol): "customSymbol \(quoted(symbol.name))"
      case .asset(let name): "asset \(quoted(name))"
      case .unreadable(let name, let reason):
        "unreadable \(quoted(name)) \(quoted(reason))"
      case .data(let data, let name):
        spaced("data", name.map(quoted), "\(data.count) bytes")
      }
    return spaced(
      name, isResizable ? "resizable" : nil, naturalSize?.dump, font.dump,
      scale == .medium ? nil : scale.rawValue, foreground?.dump,
      secondaryForeground.map { "secondary \($0.dump)" }, isTemplate ? "template" : nil,
      variableValue.map { "value \(points($0))" })
  }
}

extension ContentTransitionName {
  var dump: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .interpolate: "interpolate"
    case .numericText(let countsDown): countsDown ? "numericText down" : "numericText"
    }
  }
}

extension TransitionValue {
  var dump: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .scale: "scale"
    case .slide: "slide"
    case .move(let edge): "move \(edge.rawValue)"
    case .push(let edge): "push \(edge.rawValue)"
    case .combined(let first, let second): first.dump + " + " + second.dump
    }
  }
}

/// Formats a date as seconds since 2001, as the archive encodes dates.
private func seconds(_ date: Date) -> String {
  "@" + points(date.timeIntervalSinceReferenceDate)
}

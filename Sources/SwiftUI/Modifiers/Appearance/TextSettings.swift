import ViewArchive

extension View {
  nonisolated public func font(_ font: Font?) -> some View { inheriting { $0.text.font = font } }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    inheriting { $0.text.weight = weight?.value }
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    inheriting { $0.text.design = design?.value }
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    inheriting { $0.text.width = width.map { Double($0.value) } }
  }

  /// Reported as unsupported: the line height is always one cell. Nil: nothing is reported.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    noting(lineHeight == nil ? nil : "lineHeight")
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    inheriting { $0.text.weight = isActive ? .emphasized : nil }
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    inheriting { $0.text.isItalic = isActive }
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    inheriting { $0.text.design = isActive ? .monospaced : nil }
  }

  nonisolated public func monospacedDigit() -> some View {
    inheriting { $0.text.hasMonospacedDigits = true }
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting { $0.text.underline(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting { $0.text.strikeThrough(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    inheriting { $0.text.tracking = kerning }
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    inheriting { $0.text.tracking = tracking }
  }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    inheriting { $0.text.raise(by: baselineOffset) }
  }

  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    inheriting { if isEnabled { $0.text.share = scale.share } }
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    inheriting { $0.textCase = textCase }
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    inheriting {
      $0.lineLimit = number
      $0.reservedLines = 0
    }
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inheriting {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    inheriting {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inheriting {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inheriting { $0.lineSpacing = lineSpacing }
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inheriting { $0.multilineTextAlignment = alignment }
  }

  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View { self }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inheriting { $0.truncationMode = mode }
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    inheriting { $0.minimumScaleFactor = factor }
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    inheriting { $0.allowsTightening = flag }.noting(flag ? "allowsTightening" : nil)
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    inheriting { $0.dynamicTypeSize = size }
  }

  nonisolated public func dynamicTypeSize<Bounds: RangeExpression<DynamicTypeSize>>(
    _ range: Bounds
  ) -> some View {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return inheriting { values in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, smallest), largest)
    }
  }

  /// Adds a name to the unsupported features that the texts and symbols inside report. Nil: adds
  /// nothing.
  nonisolated func noting(_ name: String?) -> some View {
    inheriting { values in
      if let name { values.text.unsupportedNames.append(name) }
    }
  }
}

extension AttributedString {
  /// The distance between lines of text.
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    public static let normal = Self(name: "normal")
    public static let loose = Self(name: "loose")
    public static let tight = Self(name: "tight")
    public static let variable = Self(name: "variable")

    public static func exact(points: CGFloat) -> Self { Self(name: "exact \(points)") }
    public static func multiple(factor: CGFloat) -> Self { Self(name: "multiple \(factor)") }
    public static func leading(increase: CGFloat) -> Self { Self(name: "leading \(increase)") }
  }
}

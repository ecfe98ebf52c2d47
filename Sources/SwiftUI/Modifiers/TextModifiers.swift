public import Foundation
package import ViewArchive

extension Text {
  private func with(_ change: (inout Traits) -> Void) -> Text {
    Text(
      pieces: pieces.map { piece in
        var piece = piece
        change(&piece.traits)
        return piece
      })
  }

  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font?.value } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight?.value }
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = $0.design ?? design?.value }
  }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return foregroundStyle(color)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = $0.foreground ?? AnyShapeStyleBox(style: style) }
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = Double(kerning) } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = Double(tracking) } }
  public func baselineOffset(_ offset: CGFloat) -> Text {
    with { $0.baselineOffset = Double(offset) }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { text { $0.font = font?.value } }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text { $0.weight = weight?.value }
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    text { $0.design = design?.value }
  }
  public func bold(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.weight = .bold } }
  }
  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.design = .monospaced } }
  }
  public func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text { $0.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text { $0.isStruckThrough = isActive }
  }
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.tracking = Double(kerning) } }
  public func tracking(_ tracking: CGFloat) -> some View {
    text { $0.tracking = Double(tracking) }
  }
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  public func foregroundColor(_ color: Color?) -> some View {
    text { $0.foreground = color?.value }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformedContext { $0.text.foreground = style._style(in: $0).value }
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    transformedContext {
      let first = primary._style(in: $0).value
      $0.text.secondaryForeground = secondary._style(in: $0).value
      $0.text.foreground = first
    }
  }
  public func tint(_ color: Color?) -> some View { text { $0.tint = color?.value } }
  public func tint<S: ShapeStyle>(_ style: S?) -> some View {
    transformedContext { $0.text.tint = style?._style(in: $0).value }
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }

  public func lineLimit(_ number: Int?) -> some View { text { $0.lineLimit = number } }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    text { $0.lineLimit = limit.upperBound }
  }
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    text { $0.lineSpacing = Double(spacing) }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text {
      switch alignment {
      case .leading: $0.alignment = .leading
      case .center: $0.alignment = .center
      case .trailing: $0.alignment = .trailing
      }
    }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text {
      switch mode {
      case .head: $0.truncation = .head
      case .middle: $0.truncation = .middle
      case .tail: $0.truncation = .tail
      }
    }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = Double(factor) }
  }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View {
    text {
      switch scale {
      case .small: $0.imageScale = .small
      case .medium: $0.imageScale = .medium
      case .large: $0.imageScale = .large
      }
    }
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformedContext { $0[LabelStyleKey.self] = style._form.form }
  }
  public func controlSize(_ size: ControlSize) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let capsule = Self(name: "capsule")
  public static let circle = Self(name: "circle")
  public static let roundedRectangle = Self(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

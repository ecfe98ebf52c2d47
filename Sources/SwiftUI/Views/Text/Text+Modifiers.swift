import ViewArchive

extension Text {
  public func font(_ font: Font?) -> Text { setting { $0.font = font } }

  public func bold() -> Text { setting { $0.weight = .emphasized } }

  public func bold(_ isActive: Bool) -> Text {
    setting { if isActive { $0.weight = .emphasized } }
  }

  public func italic() -> Text { setting { $0.isItalic = true } }

  public func italic(_ isActive: Bool) -> Text { setting { $0.isItalic = isActive } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { setting { $0.weight = weight?.value } }

  public func fontDesign(_ design: Font.Design?) -> Text { setting { $0.design = design?.value } }

  public func fontWidth(_ width: Font.Width?) -> Text {
    setting { $0.width = width.map { Double($0.value) } }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    setting { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    setting { $0.foreground = AnyShapeStyle(style) }
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting { $0.underline(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    setting { $0.strikeThrough(isActive ? .init(pattern: pattern, color: color) : nil) }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func kerning(_ kerning: CGFloat) -> Text { setting { $0.tracking = kerning } }

  public func tracking(_ tracking: CGFloat) -> Text { setting { $0.tracking = tracking } }

  public func baselineOffset(_ offset: CGFloat) -> Text { setting { $0.raise(by: offset) } }

  public func monospaced(_ isActive: Bool = true) -> Text {
    setting { if isActive { $0.design = .monospaced } }
  }

  public func monospacedDigit() -> Text { setting { $0.hasMonospacedDigits = true } }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    setting { if isEnabled { $0.share = scale.share } }
  }

  public enum Scale: Hashable, Sendable {
    case `default`, secondary

    /// The share of the font's size (LAYOUT-24).
    var share: Double { self == .secondary ? 0.8 : 1 }
  }
}

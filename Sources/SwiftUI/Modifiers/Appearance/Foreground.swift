import ViewArchive

extension View {
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    let shadows = (style as? any ShadowingShapeStyle)?.modifiers ?? []
    return inheriting { $0.foreground = style.foregroundValue(in: $0).map { [$0] } ?? [] }
      .modified(by: { _ in shadows })
  }

  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    inheriting {
      $0.foreground = [primary.styleValue(in: $0), secondary.styleValue(in: $0)]
    }
  }

  nonisolated public func foregroundStyle<
    First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle
  >(_ primary: First, _ secondary: Second, _ tertiary: Third) -> some View {
    inheriting {
      $0.foreground = [
        primary.styleValue(in: $0), secondary.styleValue(in: $0), tertiary.styleValue(in: $0),
      ]
    }
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    inheriting { values in
      let value = color?.foregroundValue(in: values)
      values.foreground = value.map { [$0] } ?? []
    }
  }

  /// Sets the style that `.background` and `background()` draw inside this view.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    inheriting { $0.background = style.styleValue(in: $0) }
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    inheriting { $0.tint = tint?.resolvedStyle }
  }

  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    inheriting { $0.tint = tint.styleValue(in: $0) }
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    inheriting {
      $0.tint = accentColor?.resolvedStyle
      $0.accent = accentColor?.resolvedStyle
    }
  }
}

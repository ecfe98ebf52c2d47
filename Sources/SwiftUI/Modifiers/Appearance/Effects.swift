import ViewArchive

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }

  nonisolated public func hidden() -> some View { modified(.hidden) }

  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modified { [.clip(shape.outline(for: $0.containerSize).kind)] }
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modified(.clip(.rectangle))
  }

  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    modified(.clip(.roundedRectangle(radius: radius)))
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    EffectView(content: self, effect: .scale(x: x, y: y, anchor: anchor.relative))
  }

  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    EffectView(content: self, effect: .rotation(degrees: angle.degrees, anchor: anchor.relative))
  }

  /// Draws the view mirrored in a right-to-left environment.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modified(by: {
      enabled && $0.layoutDirection == .rightToLeft
        ? [.scale(x: -1, y: 1, anchor: .center)] : []
    })
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(.shadow(color.resolvedStyle, radius: radius, offset: Point(x: x, y: y)))
  }

  /// Has no effect: a button's touch area is the cells that it draws in.
  nonisolated public func contentShape<Outline: Shape>(
    _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    self
  }

  nonisolated public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Has no effect: cells are composited one by one.
  nonisolated public func compositingGroup() -> some View { self }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  nonisolated public func geometryGroup() -> some View { self }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  nonisolated public func containerShape<Outline: InsettableShape>(
    _ shape: Outline
  ) -> some View {
    unsupported("containerShape")
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    unsupported("blur")
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(by: { _ in blendMode == .normal ? [] : [.unsupported("blendMode")] })
  }

  nonisolated public func brightness(_ amount: Double) -> some View { unsupported("brightness") }
  nonisolated public func contrast(_ amount: Double) -> some View { unsupported("contrast") }
  nonisolated public func saturation(_ amount: Double) -> some View { unsupported("saturation") }
  nonisolated public func grayscale(_ amount: Double) -> some View { unsupported("grayscale") }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { unsupported("hueRotation") }
  nonisolated public func colorInvert() -> some View { unsupported("colorInvert") }
  nonisolated public func luminanceToAlpha() -> some View { unsupported("luminanceToAlpha") }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    unsupported("colorMultiply")
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    unsupported("rotation3DEffect")
  }

  nonisolated public func glassEffect() -> some View { unsupported("glassEffect") }

  nonisolated public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline
  ) -> some View {
    unsupported("glassEffect")
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let focusEffect = Self(rawValue: 16)
  public static let accessibility = Self(rawValue: 32)
}

/// The Liquid Glass material of iOS 26.
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

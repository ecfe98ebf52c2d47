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

  nonisolated public func compositingGroup() -> some View { modified(.picture(.group)) }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  nonisolated public func geometryGroup() -> some View { self }

  @ViewBuilder nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    if enabled { self } else { UntouchableView(content: self) }
  }

  nonisolated public func containerShape<Outline: InsettableShape>(
    _ shape: Outline
  ) -> some View {
    modified { [.picture(.container(shape.outline(for: $0.containerSize).kind))] }
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.picture(.blur(radius: radius, isOpaque: opaque)))
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(by: { _ in blendMode == .normal ? [] : [.picture(.blend(blendMode.name))] })
  }

  nonisolated public func brightness(_ amount: Double) -> some View {
    filtered(.brightness(amount))
  }

  nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

  nonisolated public func saturation(_ amount: Double) -> some View {
    filtered(.saturation(amount))
  }

  nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filtered(.hueRotation(degrees: angle.degrees))
  }

  nonisolated public func colorInvert() -> some View { filtered(.invert) }

  nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    filtered(.multiply(color.resolvedStyle))
  }

  nonisolated private func filtered(_ filter: ColorFilter) -> some View {
    modified(.picture(.filter(filter)))
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      .picture(
        .rotation3D(
          degrees: angle.degrees, axis: [axis.x, axis.y, axis.z], anchor: anchor.relative,
          perspective: perspective)))
  }

  nonisolated public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> some View {
    modified {
      glass == .identity
        ? [] : [.picture(.glass(shape.outline(for: $0.containerSize).kind, tint: glass.style))]
    }
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

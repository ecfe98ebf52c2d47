import ViewArchive

/// The drawing commands of a canvas.
public struct GraphicsContext {
  /// The views drawn so far. Copies of a context share it and draw into the same list.
  final class Layer {
    var views: [AnyView] = []
  }

  let layer = Layer()
  private let size: CGSize
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { EnvironmentValues.current }
  public var blendMode = BlendMode.normal
  /// What happens to each thing that is drawn, the innermost first.
  private var effects: [Effect] = []

  init(size: CGSize) { self.size = size }

  /// The canvas and the transform with which a gradient is drawn.
  struct Surface {
    var size: CGSize
    var transform: CGAffineTransform

    func unit(_ point: CGPoint) -> UnitPoint {
      let place = point.applying(transform)
      return UnitPoint(x: place.x / max(size.width, 1), y: place.y / max(size.height, 1))
    }

    /// The factor for lengths.
    var scale: CGFloat {
      abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    /// Radians.
    var rotation: CGFloat { atan2(transform.b, transform.a) }
  }

  private var surface: Surface { Surface(size: size, transform: transform) }

  /// A colour, style or gradient to fill or stroke with.
  public struct Shading {
    /// Returns the style on a canvas.
    let style: (Surface) -> AnyShapeStyle

    private init(_ style: some ShapeStyle) { self.style = { _ in AnyShapeStyle(style) } }

    private init(_ style: @escaping (Surface) -> AnyShapeStyle) { self.style = style }

    public static func color(_ color: Color) -> Shading { Shading(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Not drawn as on iOS: the places of the image's tiles stay empty.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(Color.clear) }

    public static var backdrop: Shading { Shading(Color.clear) }

    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(style) }

    /// A gradient between two points of the canvas. It neither repeats nor is it mirrored.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { canvas in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: canvas.unit(startPoint),
            endPoint: canvas.unit(endPoint)))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { canvas in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: canvas.unit(center),
            startRadius: startRadius * canvas.scale, endRadius: endRadius * canvas.scale))
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { canvas in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: canvas.unit(center),
            angle: .radians(angle.radians + canvas.rotation)))
      }
    }

    public static var foreground: Shading { Shading(.primary) }
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var `repeat`: Self { Self(rawValue: 1) }
    public static var mirror: Self { Self(rawValue: 2) }
    public static var linearColor: Self { Self(rawValue: 4) }
  }

  private func put(_ view: some View) {
    var view = AnyView(view)
    for effect in effects { view = effect.applied(to: view) }
    if opacity != 1 { view = AnyView(view.opacity(opacity)) }
    if blendMode != .normal { view = AnyView(view.blendMode(blendMode)) }
    layer.views.append(view)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    put(path.applying(transform).fill(shading.style(surface), style: style))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    put(path.applying(transform).stroke(shading.style(surface), lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    put(path.applying(transform).stroke(shading.style(surface), style: style))
  }

  /// A text to draw. Its measured size is an estimate (the proposed width by 16 points), because
  /// nothing is laid out yet.
  public struct ResolvedText {
    let text: Text
    public var shading = Shading.foreground

    public func measure(in size: CGSize) -> CGSize { CGSize(width: size.width, height: 16) }
  }

  public struct ResolvedImage {
    let image: Image
    public var shading: Shading?
    public let size = CGSize(width: 16, height: 16)
    public let baseline: CGFloat = 12
  }

  /// A symbol of a canvas; never made.
  public struct ResolvedSymbol {
    public let size = CGSize.zero
  }

  /// Returns nil, and reports the name: a canvas's symbols are not drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    layer.views.append(
      AnyView(Color.clear.frame(width: 0, height: 0)._standIn("GraphicsContext.resolveSymbol")))
    return nil
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  public func resolve(_ shading: Shading) -> Shading { shading }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    put(placed(text, at: point, anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) { put(framed(text, in: rect)) }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect) { draw(image.image, in: rect) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    put(placed(image, at: point, anchor))
  }

  /// Draws the image; the style would set how overlapping parts are filled, and an image has none.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle) { draw(image, in: rect) }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle) {
    draw(image.image, in: rect)
  }

  public func draw(_ image: Image, in rect: CGRect) {
    put(framed(image.resizable(), in: rect))
  }

  /// Returns a view of its own size, whose anchor is at a point.
  private func placed(_ view: some View, at point: CGPoint, _ anchor: UnitPoint) -> some View {
    let place = point.applying(transform)
    return view.fixedSize().frame(width: 0, height: 0, alignment: anchor.nearestAlignment)
      .position(x: place.x, y: place.y)
  }

  private func framed(_ view: some View, in rect: CGRect) -> some View {
    let place = rect.applying(transform)
    return view.frame(width: place.width, height: place.height)
      .position(x: place.midX, y: place.midY)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws what the closure draws as one group, with this context's effects.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try put(view(of: content))
  }

  /// Draws only where the closure's drawing is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try view(of: content)
    effects.append(.mask(AnyView(layer.opacity(opacity)), isInverse: options.contains(.inverse)))
  }

  private func view(of content: (inout GraphicsContext) throws -> Void) rethrows -> some View {
    var inner = GraphicsContext(size: size)
    inner.transform = transform
    try content(&inner)
    let views = inner.layer.views
    return ZStack(alignment: .topLeading) { ForEach(views.indices, id: \.self) { views[$0] } }
      .compositingGroup()
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var inverse: Self { Self(rawValue: 1) }
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if style.isEOFilled || options.contains(.inverse) {
      effects.append(
        .mask(AnyView(path.fill(.black, style: style)), isInverse: options.contains(.inverse)))
    } else {
      effects.append(.clip(path))
    }
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    effects.append(.filter(filter))
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var linearColor: Self { Self(rawValue: 1) }
  }

  private enum Effect {
    case clip(Path)
    case mask(AnyView, isInverse: Bool)
    case filter(Filter)

    func applied(to view: AnyView) -> AnyView {
      switch self {
      case .clip(let path): AnyView(view.clipShape(path))
      case .mask(let mask, let isInverse):
        isInverse
          ? AnyView(
            view.mask(
              ZStack {
                Rectangle().fill(.black)
                mask.blendMode(.destinationOut)
              }.compositingGroup()))
          : AnyView(view.mask(mask))
      case .filter(let filter): filter.applied(to: view)
      }
    }
  }
}

extension Path {
  /// Returns the path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = Path()
    forEach { element in
      switch element {
      case .move(let to): path.move(to: to.applying(transform))
      case .line(let to): path.addLine(to: to.applying(transform))
      case .quadCurve(let to, let control):
        path.addQuadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        path.addCurve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// One segment of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in elements {
      switch element {
      case .move(let to): body(.move(to: CGPoint(x: to.x, y: to.y)))
      case .line(let to): body(.line(to: CGPoint(x: to.x, y: to.y)))
      case .quadratic(let to, let control):
        body(
          .quadCurve(
            to: CGPoint(x: to.x, y: to.y), control: CGPoint(x: control.x, y: control.y)))
      case .cubic(let to, let control1, let control2):
        body(
          .curve(
            to: CGPoint(x: to.x, y: to.y), control1: CGPoint(x: control1.x, y: control1.y),
            control2: CGPoint(x: control2.x, y: control2.y)))
      case .close: body(.closeSubpath)
      }
    }
  }
}

import ViewArchive

extension GraphicsContext {
  /// A change of what is drawn. Terminal cells show shadows and the colours of some; pictures all
  /// but those that are reported as unsupported.
  public struct Filter {
    private let apply: (AnyView) -> AnyView

    private init<Content: View>(_ apply: @escaping (AnyView) -> Content) {
      self.apply = { AnyView(apply($0)) }
    }

    func applied(to view: AnyView) -> AnyView { apply(view) }

    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { $0.shadow(color: color, radius: radius, x: x, y: y) }
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { $0.blur(radius: radius, opaque: options.contains(.opaque)) }
    }

    public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

    public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

    public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

    public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { amount >= 0.5 ? AnyView($0.colorInvert()) : $0 }
    }

    public static func colorMultiply(
      _ color: Color, colorSpace: Color.RGBColorSpace = .sRGB
    ) -> Filter {
      Filter { $0.colorMultiply(color) }
    }

    public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }

    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { $0.modified(.unsupported("alphaThreshold")) }
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var shadowAbove: Self { Self(rawValue: 1) }
    public static var shadowOnly: Self { Self(rawValue: 2) }
    public static var invertsAlpha: Self { Self(rawValue: 4) }
    public static var disablesGroup: Self { Self(rawValue: 8) }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var opaque: Self { Self(rawValue: 1) }
    public static var dithersResult: Self { Self(rawValue: 2) }
  }
}

extension UnitPoint {
  /// The alignment whose point is nearest.
  var nearestAlignment: Alignment {
    let horizontal: HorizontalAlignment = x < 0.25 ? .leading : x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment = y < 0.25 ? .top : y > 0.75 ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

/// A change of a view's drawing that cells cannot show, and pictures can.
package enum PictureEffect: Codable, Hashable, Sendable {
  /// A Gaussian blur; the radius, in points, is its standard deviation. Opaque: the edges stay.
  case blur(radius: Double, isOpaque: Bool)
  /// How the view is combined with what is behind it.
  case blend(BlendModeName)
  case filter(ColorFilter)
  /// A rotation around an axis through a point of the view. `perspective` is how near the viewer
  /// is; 0: infinitely far.
  case rotation3D(degrees: Double, axis: [Double], anchor: RelativePoint, perspective: Double)
  /// The view and what is in it are combined before anything behind them.
  case group
  /// Liquid Glass in a shape behind the view. Nil: without a colour of its own.
  case glass(ShapeKind, tint: StyleValue?)
  /// The shape that `containerRelative` follows.
  case container(ShapeKind)
  /// The modifier inside, by its name, of which cells show a part only.
  case partial(String)

  /// The name of SwiftUI's modifier.
  package var name: String {
    switch self {
    case .blur: "blur"
    case .blend: "blendMode"
    case .filter(let filter): filter.name
    case .rotation3D: "rotation3DEffect"
    case .group: "compositingGroup"
    case .glass: "glassEffect"
    case .container: "containerShape"
    case .partial(let name): name
    }
  }
}

import ActivityModel
import ViewArchive

/// What shapes of a drawing are painted with; groups hand it on.
struct SvgPaint {
  private(set) var fill: StyleValue? = .black
  private var strokeStyle: StyleValue?
  private var strokeWidth = 1.0
  private var cap: ShapeStroke.Cap?
  private var join: ShapeStroke.Join?
  private(set) var opacity = 1.0
  /// What `currentColor` means.
  private let color: StyleValue?
  /// The gradients of the drawing, by their names.
  let gradients: [String: StyleValue]

  init(color: StyleValue?) {
    self.color = color
    gradients = [:]
  }

  init(_ node: ReactNode, over outer: SvgPaint, in gradients: [String: StyleValue]) {
    color = ReactColor.style(node.props["color"]) ?? outer.color
    self.gradients = gradients
    fill = outer.fill
    strokeStyle = outer.strokeStyle
    strokeWidth = node.props["strokeWidth"]?.length ?? outer.strokeWidth
    cap = node.text("strokeLinecap").flatMap(ShapeStroke.Cap.init) ?? outer.cap
    join = node.text("strokeLinejoin").flatMap(ShapeStroke.Join.init) ?? outer.join
    opacity = outer.opacity * min(max(node.props["opacity"]?.length ?? 1, 0), 1)
    if let given = node.props["fill"] {
      fill = style(given, opacity: node.props["fillOpacity"]?.length)
    }
    if let given = node.props["stroke"] {
      strokeStyle = style(given, opacity: node.props["strokeOpacity"]?.length)
    }
  }

  /// The line around a shape; nil: none.
  var stroke: ShapeStroke? {
    strokeStyle.map { ShapeStroke(style: $0, lineWidth: strokeWidth, cap: cap, join: join) }
  }

  private func style(_ value: JSONValue, opacity: Double?) -> StyleValue? {
    let found: StyleValue? =
      if value == .text("currentColor") {
        color ?? .black
      } else if let text = value.string, text.hasPrefix("url(#") {
        gradients[String(text.dropFirst(5).dropLast())]
      } else {
        ReactColor.style(value)
      }
    guard let found, let opacity, opacity < 1 else { return found }
    return .opacity(found, max(opacity, 0))
  }
}

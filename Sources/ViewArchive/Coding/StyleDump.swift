// The text of styles and shapes in a `NodeDump`.

extension StyleValue {
  package var dump: String {
    switch self {
    case .color(let color): color.dump
    case .hierarchical(let level, let base): spaced("level \(level)", base.map { "of \($0.dump)" })
    case .gradient(let gradient): gradient.dump
    case .material(let name): "material \(name.rawValue)"
    case .opacity(let style, let opacity): "\(style.dump) opacity \(points(opacity))"
    case .accent: "accent"
    case .background: "background"
    case .adaptive(let light, let dark): "light \(light.dump) dark \(dark.dump)"
    }
  }
}

extension ColorValue {
  fileprivate var dump: String {
    switch self {
    case .rgba(let red, let green, let blue, let alpha):
      spaced(
        "rgb(\([red, green, blue].map { points($0) }.joined(separator: " ")))",
        alpha == 1 ? nil : "alpha \(points(alpha))")
    case .system(let color): color.rawValue
    case .asset(let name): "asset \(quoted(name))"
    }
  }
}

extension GradientValue {
  fileprivate var dump: String {
    let form =
      switch self.form {
      case .linear(let start, let end): "linear \(start.dump) \(end.dump)"
      case .radial(let center, let start, let end):
        "radial \(center.dump) \(points(start)) \(points(end))"
      case .angular(let center, let start, let end):
        "angular \(center.dump) \(points(start)) \(points(end))"
      case .elliptical(let center, let start, let end):
        "elliptical \(center.dump) \(points(start)) \(points(end))"
      case .mesh(let mesh):
        spaced(
          "mesh \(mesh.columns) by \(mesh.rows)", mesh.points.map(\.dump).joined(separator: " "),
          mesh.controls == nil ? nil : "curved", mesh.isSmooth ? nil : "not smooth")
      }
    let stops = stops.map { "\($0.style.dump) \(points($0.location))" }
    return "\(form) [\(stops.joined(separator: ", "))]"
  }
}

extension ShapeContent {
  var dump: String {
    spaced(
      shape.dump, fill.map { "fill \($0.dump)" },
      stroke.map { stroke in
        spaced(
          "stroke \(stroke.style.dump) \(points(stroke.lineWidth))",
          stroke.dash.isEmpty
            ? nil : "dash \(stroke.dash.map { points($0) }.joined(separator: " "))",
          stroke.dashPhase.map { "phase \(points($0))" }, stroke.isInside ? "inside" : nil,
          stroke.cap.map { "\($0.rawValue) caps" }, stroke.join.map { "\($0.rawValue) joins" })
      })
  }
}

extension ShapeKind {
  var dump: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "roundedRectangle \(points(radius))"
    case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let top):
      "unevenRoundedRectangle "
        + [topLeading, bottomLeading, bottomTrailing, top].map { points($0) }
        .joined(separator: " ")
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .containerRelative: "containerRelative"
    case .path(let elements, let size): "path \(elements.count) elements \(size.dump)"
    case .trimmed(let shape, let start, let end):
      "\(shape.dump) trimmed \(points(start)) \(points(end))"
    case .inset(let shape, let length): "\(shape.dump) inset \(points(length))"
    case .rotated(let shape, let degrees): "\(shape.dump) rotated \(points(degrees))"
    case .offset(let shape, let point): "\(shape.dump) offset \(point.dump)"
    case .circular(let shape): "\(shape.dump) circular"
    }
  }
}

import CellRaster
import Foundation
import ViewArchive

/// Converts display items to SVG elements, and collects the definitions that they refer to.
struct SvgBody {
  let prefix: String
  private(set) var definitions: [String] = []
  private var identifiers: [String: String] = [:]

  init(prefix: String) { self.prefix = prefix }

  mutating func elements(of items: [DisplayItem]) -> [String] { items.flatMap { elements(of: $0) } }

  private mutating func elements(of item: DisplayItem) -> [String] {
    switch item {
    case .fill(let path, let paint, let rule):
      let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      if case .gradient(let gradient) = paint, gradient.isDrawnInParts {
        return parts(
          gradient, masked: "<path d=\"\(SvgNumber.path(path))\" fill=\"#fff\"\(rule)/>")
      }
      return ["<path d=\"\(SvgNumber.path(path))\"\(fill(paint))\(rule)/>"]
    case .stroke(let path, let line, let paint):
      let attributes = Self.attributes(of: line)
      if case .gradient(let gradient) = paint, gradient.isDrawnInParts {
        return parts(
          gradient,
          masked: "<path d=\"\(SvgNumber.path(path))\" fill=\"none\" stroke=\"#fff\"\(attributes)/>"
        )
      }
      return ["<path d=\"\(SvgNumber.path(path))\" fill=\"none\"\(stroke(paint))\(attributes)/>"]
    // SVG filters see their own group alone, not what is behind it.
    case .backdrop: return []
    case .text(let text): return [element(of: text)] + elements(of: text.lines)
    case .image(let image): return self.image(image)
    case .symbol(_, _, let items), .control(_, _, let items): return elements(of: items)
    case .group(let items, let effects): return group(items, effects)
    }
  }

  // MARK: Paint

  private mutating func fill(_ paint: Paint) -> String { attribute("fill", paint) }

  private mutating func stroke(_ paint: Paint) -> String { attribute("stroke", paint) }

  private mutating func attribute(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .solid(let tint): Self.attribute(name, tint)
    // Texts and masks: the parts of a mesh cannot fill letters.
    case .gradient(let gradient) where gradient.isMesh: Self.attribute(name, paint.mean)
    case .gradient(let gradient): " \(name)=\"url(#\(identifier(of: gradient)))\""
    }
  }

  /// Returns the attributes of a colour; `suffix` ends the name of the one that has the colour.
  private static func attribute(_ name: String, _ tint: Tint, suffix: String = "") -> String {
    let color = " \(name)\(suffix)=\"\(tint.color.hex)\""
    return tint.alpha < 1
      ? color + " \(name)-opacity=\"\(SvgNumber.text(tint.alpha))\"" : color
  }

  private mutating func define(_ definition: (String) -> String) -> String {
    let key = definition("")
    if let known = identifiers[key] { return known }
    let identifier = "\(prefix)\(identifiers.count)"
    identifiers[key] = identifier
    definitions.append(definition(identifier))
    return identifier
  }

  private mutating func identifier(of gradient: GradientPaint) -> String {
    let rect = gradient.rect
    func x(_ point: RelativePoint) -> String { SvgNumber.text(rect.minX + point.x * rect.width) }
    func y(_ point: RelativePoint) -> String { SvgNumber.text(rect.minY + point.y * rect.height) }
    let stops = Self.stops(of: gradient)
    let units = "gradientUnits=\"userSpaceOnUse\""
    switch gradient.form {
    case .linear(let start, let end):
      return define { id in
        "<linearGradient id=\"\(id)\" \(units) x1=\"\(x(start))\" y1=\"\(y(start))\""
          + " x2=\"\(x(end))\" y2=\"\(y(end))\">\(stops)</linearGradient>"
      }
    case .radial(let center, let startRadius, let endRadius):
      return define { id in
        "<radialGradient id=\"\(id)\" \(units) cx=\"\(x(center))\" cy=\"\(y(center))\""
          + " r=\"\(SvgNumber.text(max(endRadius, 0)))\""
          + " fr=\"\(SvgNumber.text(max(startRadius, 0)))\">\(stops)</radialGradient>"
      }
    case .elliptical(let center, let startFraction, let endFraction):
      let matrix = [rect.width, 0, 0, rect.height, rect.minX, rect.minY].map(SvgNumber.text)
      return define { id in
        "<radialGradient id=\"\(id)\" \(units) cx=\"\(SvgNumber.text(center.x))\""
          + " cy=\"\(SvgNumber.text(center.y))\" r=\"\(SvgNumber.text(max(endFraction, 0)))\""
          + " fr=\"\(SvgNumber.text(max(startFraction, 0)))\""
          + " gradientTransform=\"matrix(\(matrix.joined(separator: " ")))\">\(stops)"
          + "</radialGradient>"
      }
    // Texts and masks: SVG has no angular gradients, and wedges cannot fill letters.
    case .angular:
      return define { id in
        "<linearGradient id=\"\(id)\" \(units) x1=\"\(x(RelativePoint(x: 0, y: 0.5)))\" y1=\"0\""
          + " x2=\"\(x(RelativePoint(x: 1, y: 0.5)))\" y2=\"0\">\(stops)</linearGradient>"
      }
    case .mesh: return ""
    }
  }

  private static func stops(of gradient: GradientPaint) -> String {
    gradient.separateStops.map { stop in
      "<stop offset=\"\(SvgNumber.text(stop.location))\""
        + attribute("stop", stop.tint, suffix: "-color") + "/>"
    }.joined()
  }

  /// Returns an angular or mesh gradient, which SVG lacks, as parts of one colour behind a mask.
  private mutating func parts(_ gradient: GradientPaint, masked mask: String) -> [String] {
    let identifier = define { id in "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\">\(mask)</mask>"
    }
    let paths: [(path: [PathElement], tint: Tint)]
    if case .angular(let center, _, _) = gradient.form {
      paths = Self.wedges(gradient, around: center)
    } else {
      paths = Self.pieces(of: gradient)
    }
    return ["<g mask=\"url(#\(identifier))\" shape-rendering=\"crispEdges\">"]
      + paths.map {
        "<path d=\"\(SvgNumber.path($0.path))\"\(Self.attribute("fill", $0.tint))/>"
      } + ["</g>"]
  }

  /// Returns the pieces of a mesh, of the mean of their corners' colours each.
  private static func pieces(of gradient: GradientPaint) -> [(path: [PathElement], tint: Tint)] {
    let background = gradient.meshBackground.map {
      (path: [PathElement].rectangle(gradient.rect), tint: $0)
    }
    return [background].compactMap(\.self)
      + gradient.meshPieces(8).map { piece in
        let left = piece.tints[0].mixed(with: piece.tints[3], amount: 0.5)
        let right = piece.tints[1].mixed(with: piece.tints[2], amount: 0.5)
        let lines = piece.corners.dropFirst().map { PathElement.line($0) }
        return ([.move(piece.corners[0])] + lines + [.close], left.mixed(with: right, amount: 0.5))
      }
  }

  /// Returns the wedges of three degrees of an angular gradient.
  private static func wedges(
    _ gradient: GradientPaint, around center: RelativePoint
  ) -> [(path: [PathElement], tint: Tint)] {
    let rect = gradient.rect
    let middle = Point(
      x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
    let reach = 2 * (rect.width + rect.height)
    let step = 3.0
    return (0..<Int(360 / step)).map { index in
      func at(_ degrees: Double) -> Point {
        let angle = degrees * .pi / 180
        return Point(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
      }
      let degrees = Double(index) * step
      let inside = Point(
        x: middle.x + (at(degrees + step / 2).x - middle.x) / reach,
        y: middle.y + (at(degrees + step / 2).y - middle.y) / reach)
      let path: [PathElement] = [
        // A little wider than its step, so that no seam is seen.
        .move(middle), .line(at(degrees)), .line(at(degrees + step * 1.1)), .close,
      ]
      return (path, gradient.tint(at: inside))
    }
  }

  private static func attributes(of line: StrokeLine) -> String {
    var text = " stroke-width=\"\(SvgNumber.text(line.width))\""
    if line.cap != .butt { text += " stroke-linecap=\"\(line.cap.rawValue)\"" }
    if line.join != .miter { text += " stroke-linejoin=\"\(line.join.rawValue)\"" }
    if line.join == .miter, line.miterLimit != 4 {
      text += " stroke-miterlimit=\"\(SvgNumber.text(max(line.miterLimit, 1)))\""
    }
    let dash = line.dash.filter { $0.isFinite && $0 >= 0 }
    if !dash.isEmpty, dash.contains(where: { $0 > 0 }) {
      text += " stroke-dasharray=\"\(dash.map(SvgNumber.text).joined(separator: " "))\""
      if line.dashPhase != 0 {
        text += " stroke-dashoffset=\"\(SvgNumber.text(line.dashPhase))\""
      }
    }
    return text
  }

  // MARK: Text and images

  private mutating func element(of text: DrawnText) -> String {
    // Letters are spaced to the width of the layout; one alone stands in its middle.
    let isSpaced = text.string.count > 1 && text.width > 0
    let x = isSpaced ? text.origin.x : text.origin.x + text.width / 2
    var attributes =
      " x=\"\(SvgNumber.text(x))\" y=\"\(SvgNumber.text(text.origin.y))\""
      + " font-family=\"\(family(of: text.font))\""
      + " font-size=\"\(SvgNumber.text(text.size))\""
    let weight = text.font.face.map { $0.weight ?? 400 } ?? text.font.resolvedWeight.rawValue
    if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
    if text.font.isItalic, text.font.face == nil { attributes += " font-style=\"italic\"" }
    attributes += Self.variants(of: text.font)
    if text.font.stretch != 1 {
      attributes += " font-stretch=\"\(SvgNumber.text(text.font.stretch * 100))%\""
    }
    // Fonts without narrow and wide letters have theirs scaled, and so have serif fonts, which differ
    // from the measured one in width: letters that are moved together alone would touch.
    let isScaled = text.font.stretch != 1 || text.font.design == .serif
    let adjusted = isScaled ? "spacingAndGlyphs" : "spacing"
    attributes +=
      isSpaced
      ? " textLength=\"\(SvgNumber.text(text.width))\" lengthAdjust=\"\(adjusted)\""
      : " text-anchor=\"middle\""
    attributes += fill(text.paint)
    return "<text\(attributes) xml:space=\"preserve\">\(MarkupText.escaped(text.string))</text>"
  }

  /// Returns the style of digits and small capitals, which have no attributes in SVG.
  private static func variants(of font: FontValue) -> String {
    let caps =
      switch font.smallCaps {
      case .lower: "font-variant-caps:small-caps"
      case .upper: "font-variant-caps:unicase"
      case .all: "font-variant-caps:all-small-caps"
      case nil: String?.none
      }
    let digits = font.hasMonospacedDigits ? "font-variant-numeric:tabular-nums" : nil
    let styles = [digits, caps].compactMap(\.self)
    return styles.isEmpty ? "" : " style=\"\(styles.joined(separator: ";"))\""
  }

  /// Returns the families of a font; a font of the project, which is part of the file, before the
  /// system's.
  private mutating func family(of font: FontValue) -> String {
    guard let file = font.face?.file else { return Self.family(of: font.design) }
    let id =
      "\(prefix)font-\(file.postScriptName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })"
    let weights =
      file.weightRange.map { "font-weight:\($0.lowerBound) \($0.upperBound);" } ?? ""
    let rule =
      "<style>@font-face{font-family:'\(id)';\(weights)src:url(data:font/otf;base64,"
      + "\(file.data.base64EncodedString()))}</style>"
    if !definitions.contains(rule) { definitions.append(rule) }
    return "'\(id)',\(Self.family(of: font.design))"
  }

  /// Fonts by preference: Apple's own where there are any, then the free ones nearest to them.
  private static func family(of design: FontValue.Design) -> String {
    switch design {
    case .default: "-apple-system,'SF Pro Text',Inter,'Helvetica Neue',Arial,sans-serif"
    case .rounded: "ui-rounded,'SF Pro Rounded',-apple-system,Inter,'Helvetica Neue',sans-serif"
    case .serif: "ui-serif,'New York','Noto Serif',Georgia,serif"
    case .monospaced: "ui-monospace,'SF Mono',Menlo,'JetBrains Mono',monospace"
    }
  }

  private mutating func image(_ image: DrawnImage) -> [String] {
    let rect = image.bounds
    let place =
      " x=\"\(SvgNumber.text(rect.minX))\" y=\"\(SvgNumber.text(rect.minY))\""
      + " width=\"\(SvgNumber.text(rect.width))\" height=\"\(SvgNumber.text(rect.height))\""
    let type = image.picture.format == .png ? "image/png" : "image/jpeg"
    // A part is a window on the whole image.
    let (width, height) = (rect.width / image.part.width, rect.height / image.part.height)
    let isWhole = image.part == DrawnImage.whole
    let numbers = [
      rect.minX - image.part.minX * width, rect.minY - image.part.minY * height, width, height,
    ].map(SvgNumber.text)
    let whole =
      " x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
    var element =
      "<image\(isWhole ? place : whole) preserveAspectRatio=\"none\""
      + (image.isPixelated ? " style=\"image-rendering:pixelated\"" : "")
      + " href=\"data:\(type);base64,\(image.picture.data.base64EncodedString())\"/>"
    if !isWhole {
      let id = define { "<clipPath id=\"\($0)\"><rect\(place)/></clipPath>" }
      element = "<g clip-path=\"url(#\(id))\">\(element)</g>"
    }
    guard let template = image.template else { return [element] }
    let mask = define { id in
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" style=\"mask-type:alpha\">\(element)</mask>"
    }
    return ["<rect\(place)\(fill(template)) mask=\"url(#\(mask))\"/>"]
  }

  // MARK: Groups

  private mutating func filter(_ element: String) -> String {
    let id = define {
      "<filter id=\"\($0)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\""
        + " color-interpolation-filters=\"sRGB\">\(element)</filter>"
    }
    return "filter=\"url(#\(id))\""
  }

  /// The name of a blend mode in CSS, which has no modes by the order of source and destination.
  private static func name(of mode: BlendModeName) -> String {
    switch mode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "darken"
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      mode.rawValue
    }
  }

  private static func attribute(_ transform: PlaneTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "transform=\"matrix(\(numbers.map(SvgNumber.text).joined(separator: " ")))\""
  }

  /// Returns the attributes of a rectangle around items, with room for what stands out of them.
  private static func area(around items: [DisplayItem]) -> String {
    let boxes = DisplayList(size: .zero, items: items).boxes.map(\.frame)
    let (left, top) = (boxes.map(\.minX).min() ?? 0, boxes.map(\.minY).min() ?? 0)
    let (right, bottom) = (boxes.map(\.maxX).max() ?? 0, boxes.map(\.maxY).max() ?? 0)
    let margin = max(right - left, bottom - top) / 4
    let numbers = [
      left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin,
    ].map(SvgNumber.text)
    return
      " x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
  }

  private mutating func group(_ items: [DisplayItem], _ effects: [GroupEffect]) -> [String] {
    var lines = elements(of: items)
    for effect in effects {
      let attribute: String
      switch effect {
      case .opacity(let opacity): attribute = "opacity=\"\(SvgNumber.text(opacity))\""
      case .clip(let path):
        let id = define {
          "<clipPath id=\"\($0)\"><path d=\"\(SvgNumber.path(path))\"/></clipPath>"
        }
        attribute = "clip-path=\"url(#\(id))\""
      case .transform(let transform): attribute = Self.attribute(transform)
      // SVG has no perspective: the nearest parallelogram.
      case .projection(let projection, let rect):
        attribute = Self.attribute(projection.transform(of: rect) ?? .identity)
      case .mask(let items):
        let inside = elements(of: items).joined()
        let id = define {
          "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" style=\"mask-type:alpha\">\(inside)</mask>"
        }
        attribute = "mask=\"url(#\(id))\""
      case .cut(let cut):
        let inside = elements(of: cut.map(\.black)).joined()
        let area = Self.area(around: items)
        let id = define {
          "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\"\(area)><rect\(area) fill=\"#fff\"/>"
            + "\(inside)</mask>"
        }
        attribute = "mask=\"url(#\(id))\""
      case .shadow(let tint, let radius, let offset):
        // feDropShadow is newer, and not everywhere.
        attribute = filter(
          "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SvgNumber.text(radius))\"/>"
            + "<feOffset dx=\"\(SvgNumber.text(offset.x))\" dy=\"\(SvgNumber.text(offset.y))\""
            + " result=\"shadow\"/><feFlood\(Self.attribute("flood", tint, suffix: "-color"))/>"
            + "<feComposite in2=\"shadow\" operator=\"in\"/>"
            + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
      case .blur(let radius, let isOpaque):
        let edge = isOpaque ? " edgeMode=\"duplicate\"" : ""
        attribute = filter(
          "<feGaussianBlur stdDeviation=\"\(SvgNumber.text(radius))\"\(edge)/>")
      case .blend(let mode):
        attribute = "style=\"isolation:isolate;mix-blend-mode:\(Self.name(of: mode))\""
      case .colors(let matrix):
        let values = matrix.rows.joined().map(SvgNumber.text).joined(separator: " ")
        attribute = filter("<feColorMatrix type=\"matrix\" values=\"\(values)\"/>")
      }
      lines = ["<g \(attribute)>"] + lines + ["</g>"]
    }
    return lines
  }
}

extension DisplayItem {
  /// The item in black: a mask of SVG goes by brightness where it has no transparency.
  fileprivate var black: DisplayItem {
    func black(_ paint: Paint) -> Paint { .solid(Tint(.black, alpha: paint.mean.alpha)) }
    switch self {
    case .fill(let path, let paint, let rule): return .fill(path, black(paint), rule)
    case .stroke(let path, let line, let paint): return .stroke(path, line, black(paint))
    case .backdrop: return self
    case .text(var text):
      text.paint = black(text.paint)
      return .text(text)
    case .image(var image):
      image.template = .solid(Tint(.black))
      return .image(image)
    case .symbol(let name, let rect, let items): return .symbol(name, rect, items.map(\.black))
    case .control(let control, let rect, let items):
      return .control(control, rect, items.map(\.black))
    case .group(let items, let effects): return .group(items.map(\.black), effects)
    }
  }
}

extension GradientPaint {
  fileprivate var isMesh: Bool {
    if case .mesh = form { return true }
    return false
  }

  fileprivate var isDrawnInParts: Bool {
    if case .angular = form { return true }
    return isMesh
  }
}

import ViewArchive

/// A file with a symbol of the project's own, as the app SF Symbols exports it: an SVG drawing with a
/// group for each weight and scale, such as `Regular-S`, and lines that say where the capitals and
/// the margins are (Apple, "Creating custom symbol images for your app"; LAYOUT-29).
struct SymbolTemplate: Sendable {
  struct Problem: Error {
    /// The file, and what is wrong in it.
    var text: String
  }

  private enum Scale: String, CaseIterable {
    case medium = "M"
    case small = "S"
    case large = "L"

    /// What the medium scale is larger (LAYOUT-9).
    var factor: Double {
      switch self {
      case .small: 1 / 0.8
      case .medium: 1
      case .large: 1 / 1.27
      }
    }
  }

  private struct Variant: Hashable {
    var weight: FontValue.Weight
    var scale: Scale

    /// - Parameter id: The identifier of a group, such as `Regular-S`.
    init?(id: Substring) {
      let parts = id.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let scale = Scale(rawValue: String(parts[1])),
        let weight = FontValue.Weight.allCases.first(where: {
          "\($0)".lowercased() == parts[0].lowercased()
        })
      else { return nil }
      (self.weight, self.scale) = (weight, scale)
    }

    var id: String { "\(weight)".capitalized + "-\(scale.rawValue)" }
  }

  /// The largest file, in bytes.
  static let mostBytes = 4 << 20
  /// The most elements of the paths of a symbol.
  static let mostElements = 2_000
  /// The largest coordinate.
  private static let farthest = 100_000.0
  /// The deepest nesting of groups.
  private static let mostGroups = 64

  /// The name of the file.
  private let file: String
  private var drawings: [Variant: [CustomSymbol.Part]] = [:]
  /// The start of each line by its identifier.
  private var guides: [Substring: Point] = [:]

  /// Reads the file of a `.symbolset` folder.
  /// - Throws: `Problem` when there is none, or it is no template.
  init(folder: String) throws(Problem) {
    let entries = (AssetContents(in: folder)?.symbols ?? []).filter { $0.filename != nil }
    let entry = entries.first { $0.idiom == "iphone" } ?? entries.first
    guard let file = entry?.filename else { throw Problem(text: "Contents.json names no file") }
    guard !file.contains("/"),
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
    else { throw Problem(text: "\(file) does not exist") }
    guard data.count <= Self.mostBytes else {
      throw Problem(text: "\(file): \(ImageAsset.sizeText(data.count))")
    }
    try self.init(String(decoding: data, as: UTF8.self), file: file)
  }

  /// - Throws: `Problem` when the text has no group that is a weight and a scale.
  init(_ text: String, file: String) throws(Problem) {
    self.file = file
    try read(text)
    guard !drawings.isEmpty else {
      throw Problem(text: "\(file): no paths in a group such as Regular-S; export a template")
    }
  }

  // MARK: Reading

  private struct Group {
    var name: Substring
    var transform = SvgTransform()
    var variant: Variant?
    var isPainted = true
    var isEvenOdd = false
  }

  private mutating func read(_ text: String) throws(Problem) {
    var groups = [Group(name: "")]
    try SvgTag.forEach(in: text) { (tag) throws(Problem) in
      guard tag.isStart else {
        if groups.count > 1, groups.last?.name == tag.name { groups.removeLast() }
        return
      }
      guard groups.count <= Self.mostGroups, var group = groups.last else {
        throw Problem(text: "\(file): groups are nested too deep")
      }
      group.name = tag.name
      if let text = tag.attributes["transform"] {
        guard let transform = SvgTransform(text) else {
          throw Problem(text: "\(file): transform=\"\(text.prefix(40))\" is not known")
        }
        group.transform = group.transform.applied(after: transform)
      }
      let id = tag.attributes["id"] ?? ""
      if group.variant == nil { group.variant = Variant(id: id) }
      if let fill = tag.property("fill") { group.isPainted = fill != "none" }
      if let rule = tag.property("fill-rule") { group.isEvenOdd = rule == "evenodd" }
      if ["defs", "clipPath", "mask", "symbol"].contains(tag.name) { group.variant = nil }
      if tag.name == "line", !id.isEmpty {
        guides[id] = group.transform.applied(
          to: Point(x: Self.number(tag, "x1"), y: Self.number(tag, "y1")))
      } else if let variant = group.variant, group.isPainted, let path = Self.path(tag) {
        try add(path.mapped(group.transform.applied), of: tag, group, to: variant)
      }
      if !tag.isEnd { groups.append(group) }
    }
  }

  private mutating func add(
    _ path: [PathElement], of tag: SvgTag, _ group: Group, to variant: Variant
  ) throws(Problem) {
    guard path.isNear(within: Self.farthest) else {
      throw Problem(text: "\(file): a path of \(variant.id) is too far away")
    }
    let words = (tag.attributes["class"] ?? "").split(separator: " ")
    let level = words.first { $0.hasPrefix("hierarchical-") }?.split(separator: ":").last
    let layer = level == "secondary" ? 2 : level == "tertiary" ? 3 : 1
    drawings[variant, default: []].append(
      CustomSymbol.Part(path: path, isEvenOdd: group.isEvenOdd, layer: layer))
    let count = drawings[variant, default: []].reduce(0) { $0 + $1.path.count }
    guard count <= Self.mostElements else {
      throw Problem(
        text: "\(file): more than \(Self.mostElements) points in \(variant.id); simplify it")
    }
  }

  private static func number(_ tag: SvgTag, _ name: Substring) -> Double {
    let number = tag.attributes[name].flatMap { Double($0) } ?? 0
    return number.isFinite ? number : 0
  }

  /// Returns the outline of a shape. Nil: the element is none, or it is malformed.
  private static func path(_ tag: SvgTag) -> [PathElement]? {
    func number(_ name: Substring) -> Double { self.number(tag, name) }
    func ellipse(_ rx: Double, _ ry: Double) -> String {
      let (x, y) = (number("cx"), number("cy"))
      return "M\(x - rx),\(y)A\(rx),\(ry) 0 1 1 \(x + rx),\(y)A\(rx),\(ry) 0 1 1 \(x - rx),\(y)Z"
    }
    let data: String
    switch tag.name {
    case "path": data = String(tag.attributes["d"] ?? "")
    case "polygon": data = "M\(tag.attributes["points"] ?? "")Z"
    case "circle": data = ellipse(number("r"), number("r"))
    case "ellipse": data = ellipse(number("rx"), number("ry"))
    case "rect":
      let (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"))
      let most = min(width, height) / 2
      let r = min(max(number("rx"), number("ry"), 0), max(most, 0))
      let arc = "A\(r),\(r) 0 0 1 "
      data =
        "M\(x + r),\(y)H\(x + width - r)\(arc)\(x + width),\(y + r)V\(y + height - r)"
        + "\(arc)\(x + width - r),\(y + height)H\(x + r)\(arc)\(x),\(y + height - r)V\(y + r)"
        + "\(arc)\(x + r),\(y)Z"
    default: return nil
    }
    guard let path = SvgPathParser(data).elements, !path.isEmpty else { return nil }
    return path
  }

  // MARK: Symbols

  /// Returns the drawing of the nearest weight; of its scales one with margins, then the medium one.
  /// - Throws: `Problem` when lines for the height of the capitals are missing.
  func symbol(
    named name: String, weight: FontValue.Weight
  ) throws(Problem) -> CustomSymbol {
    func distance(_ variant: Variant) -> (Int, Int, Int, Int) {
      (
        abs(variant.weight.rawValue - weight.rawValue),
        abs(variant.weight.rawValue - FontValue.Weight.regular.rawValue),
        margins(of: variant) == nil ? 1 : 0, Scale.allCases.firstIndex(of: variant.scale) ?? 0
      )
    }
    guard let variant = drawings.keys.min(by: { distance($0) < distance($1) }),
      let parts = drawings[variant], let bounds = parts.flatMap(\.path).bounds
    else { throw Problem(text: "\(file): nothing is painted") }
    let scale = variant.scale.rawValue
    guard let base = guides["Baseline-\(scale)"]?.y, let cap = guides["Capline-\(scale)"]?.y,
      base > cap
    else { throw Problem(text: "\(file): no lines Baseline-\(scale) and Capline-\(scale)") }
    let unit = variant.scale.factor * 100 * FontValue.capHeight / (base - cap)
    let (left, right) = margins(of: variant) ?? (bounds.minX, bounds.maxX)
    return CustomSymbol(
      name: name, width: (right - left) * unit,
      parts: parts.map { part in
        var part = part
        part.path = part.path.mapped {
          Point(x: ($0.x - left) * unit, y: ($0.y - (base + cap) / 2) * unit)
        }
        return part
      })
  }

  private func margins(of variant: Variant) -> (left: Double, right: Double)? {
    guard let left = guides["left-margin-\(variant.id)"]?.x,
      let right = guides["right-margin-\(variant.id)"]?.x, left < right
    else { return nil }
    return (left, right)
  }
}

extension [PathElement] {
  /// True if no coordinate is larger, and all are numbers.
  fileprivate func isNear(within most: Double) -> Bool {
    allSatisfy { element in
      let points: [Point] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadratic(let point, let control): [point, control]
        case .cubic(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
      return points.allSatisfy { abs($0.x) <= most && abs($0.y) <= most }
    }
  }
}

import CellRaster
import SymbolOutlines
package import ViewArchive

/// Draws the outline of a symbol (PICTURE-5).
struct OutlineDrawing {
  let outline: SymbolOutline
  /// The symbol's name, which says whether it has a variable value.
  let name: String
  let weight: FontValue.Weight
  let coloring: SymbolColoring
  /// Points for each unit of the outline.
  private let scale: (x: Double, y: Double)
  /// Where the outline has its (0, 0).
  private let origin: Point

  /// A symbol of a font around a point, at the middle of the capitals.
  /// - Parameter size: The font's size in points.
  init(
    _ outline: SymbolOutline, name: String, center: Point, size: Double, weight: FontValue.Weight,
    _ coloring: SymbolColoring
  ) {
    let scale = size / SymbolOutline.em
    (self.outline, self.name, self.weight, self.coloring) = (outline, name, weight, coloring)
    self.scale = (scale, scale)
    origin = Point(
      x: center.x + (outline.room.left - outline.frameWidth / 2) * scale, y: center.y)
  }

  /// A symbol that fills a rectangle.
  init(
    _ outline: SymbolOutline, name: String, in rect: Rect, weight: FontValue.Weight,
    _ coloring: SymbolColoring
  ) {
    let box = outline.imageBox
    (self.outline, self.name, self.weight, self.coloring) = (outline, name, weight, coloring)
    scale = (rect.width / max(box.width, 1), rect.height / max(box.height, 1))
    origin = Point(x: rect.minX - box.minX * scale.x, y: rect.minY - box.minY * scale.y)
  }

  /// The place of everything that is painted.
  var ink: Rect {
    let ink = outline.ink ?? Rect(x: 0, y: 0, width: outline.width, height: 0)
    let corner = place(ink.origin)
    return Rect(
      x: corner.x, y: corner.y, width: ink.width * scale.x, height: ink.height * scale.y)
  }

  private func place(_ point: Point) -> Point {
    Point(x: origin.x + point.x * scale.x, y: origin.y + point.y * scale.y)
  }

  /// The width of a symbol's lines, in hundredths of an em.
  private static func line(of weight: FontValue.Weight) -> Double {
    switch weight {
    case .ultraLight: 2.5
    case .thin: 4
    case .light: 6
    case .regular: SymbolOutline.line
    case .medium: 9.6
    case .semibold, .emphasized: 11.6
    case .bold: 13.8
    case .heavy: 16.5
    case .black: 19
    }
  }

  // MARK: Sheets

  /// What has one paint.
  private struct Sheet {
    var paint: Paint
    /// The parts of the symbol that are on it.
    var parts: Set<Int>
  }

  var items: [DisplayItem] {
    let (steps, sheets) = sheets
    let isLayered = sheets.count > 1 && permanentParts == nil
    return sheets.flatMap { items(of: steps, $0, isLayered: isLayered) }
  }

  /// How many parts are lit at every value. Nil: the parts are not lit by a value.
  private var permanentParts: Int? {
    coloring.value == nil ? nil : SymbolColoring.permanentParts(of: name)
  }

  /// The steps, and their parts by paint from back to front. A part is a step with ink, by its number.
  private var sheets: (steps: [OutlineStep], sheets: [Sheet]) {
    let steps = outline.steps
    if let value = coloring.value, let permanent = permanentParts {
      let steps = Self.parted(steps)
      let parts = Self.inks(of: steps)
      let variable = parts.dropFirst(permanent)
      let lit = variable.enumerated().filter { index, _ in
        value > Double(index) / Double(max(variable.count, 1))
      }.map(\.element.index)
      let on = Set(parts.prefix(permanent).map(\.index) + lit)
      let unlit = coloring.whole.faded(by: SymbolColoring.unlitOpacity)
      return (
        steps,
        [
          Sheet(paint: unlit, parts: Set(parts.map(\.index)).subtracting(on)),
          Sheet(paint: coloring.whole, parts: on),
        ].filter { !$0.parts.isEmpty }
      )
    }
    let parts = Self.inks(of: steps)
    let layers = Set(parts.map(\.ink.layer) + Self.paintedLayers(of: steps)).sorted(by: >)
    guard coloring.second != nil, layers.count > 1 else {
      return (steps, [Sheet(paint: coloring.whole, parts: Set(parts.map(\.index)))])
    }
    return (
      steps,
      layers.map { layer in
        Sheet(
          paint: coloring.paint(ofLayer: layer),
          parts: Set(steps.indices.filter { Self.layers(of: steps[$0]).contains(layer) }))
      }
    )
  }

  private static func inks(of steps: [OutlineStep]) -> [(index: Int, ink: OutlineInk)] {
    steps.enumerated().compactMap { index, step in
      if case .ink(let ink) = step { (index, ink) } else { nil }
    }
  }

  /// The layers in which a step is painted.
  private static func layers(of step: OutlineStep) -> [Int] {
    switch step {
    case .ink(let ink): [ink.layer]
    case .cut(let steps, let isPainted): isPainted ? inks(of: steps).map(\.ink.layer) : []
    }
  }

  private static func paintedLayers(of steps: [OutlineStep]) -> [Int] { steps.flatMap(layers) }

  /// Parts a symbol that is drawn in one step, such as bars beside each other, into its closed lines.
  private static func parted(_ steps: [OutlineStep]) -> [OutlineStep] {
    guard steps.count == 1, case .ink(let ink) = steps[0] else { return steps }
    var parts: [OutlineInk] = []
    for element in ink.path {
      if case .move = element {
        parts.append(ink)
        parts[parts.count - 1].path = []
      }
      if !parts.isEmpty { parts[parts.count - 1].path.append(element) }
    }
    return parts.map { .ink($0) }
  }

  // MARK: Items

  private func items(of steps: [OutlineStep], _ sheet: Sheet, isLayered: Bool) -> [DisplayItem] {
    func drawn(_ paint: Paint) -> [DisplayItem] {
      var items: [DisplayItem] = []
      for (index, step) in steps.enumerated() {
        switch step {
        case .ink(let ink): if sheet.parts.contains(index) { items += self.items(of: ink, paint) }
        case .cut(let parts, let isPainted):
          let isMark = isPainted && isLayered
          // Under an opaque mark a cut would only be seen as a seam.
          if !isMark || !isOpaque(parts) { items = cut(parts, outOf: items) }
          if isMark, sheet.parts.contains(index) { items += self.items(of: parts, paint) }
        }
      }
      return items
    }
    // Parts that overlap would add up their opacities: they are faded as one group.
    guard case .solid(let tint) = sheet.paint, tint.alpha < 1 else { return drawn(sheet.paint) }
    let items = drawn(.solid(Tint(tint.color)))
    if items.count == 1, !items[0].isGroup { return drawn(sheet.paint) }
    return items.isEmpty ? [] : [.group(items, [.opacity(tint.alpha)])]
  }

  private func isOpaque(_ mark: [OutlineStep]) -> Bool {
    Self.inks(of: mark).allSatisfy {
      if case .solid(let tint) = coloring.paint(ofLayer: $0.ink.layer) {
        tint.alpha >= 1
      } else {
        false
      }
    }
  }

  private func cut(_ steps: [OutlineStep], outOf items: [DisplayItem]) -> [DisplayItem] {
    items.isEmpty
      ? [] : [.group(items, [.cut(self.items(of: steps, .solid(Tint(.black))))])]
  }

  private func items(of steps: [OutlineStep], _ paint: Paint) -> [DisplayItem] {
    steps.reduce(into: []) { items, step in
      switch step {
      case .ink(let ink): items += self.items(of: ink, paint)
      case .cut(let parts, _): items = cut(parts, outOf: items)
      }
    }
  }

  private func items(of ink: OutlineInk, _ paint: Paint) -> [DisplayItem] {
    let path = ink.path.mapped(place)
    var items: [DisplayItem] = []
    if ink.isFilled {
      items.append(.fill(path, paint, ink.isEvenOdd ? .evenOdd : .winding))
    }
    if let line = ink.line {
      let scale = (scale.x * scale.y).squareRoot()
      items.append(
        .stroke(
          path,
          StrokeLine(
            width: line.width * Self.line(of: weight) * scale,
            cap: line.cap == .round ? .round : .butt,
            join: .round), paint))
    }
    return items
  }
}

extension DisplayItem {
  fileprivate var isGroup: Bool { if case .group = self { true } else { false } }
}

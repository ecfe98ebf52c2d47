import ActivityModel
import CellRaster
import Foundation
import SymbolOutlines
import ViewArchive
import ViewLayout

extension DisplayListBuilder {
  mutating func image(
    _ image: ImageContent, in rect: Rect, _ context: DrawingContext
  ) -> [DisplayItem] {
    let paint = context.paint(image.foreground ?? .primary, in: rect)
    if context.isRedacted {
      return [.fill(.rounded(rect, radius: 3), paint.faded(by: Self.redactedOpacity))]
    }
    switch image.source {
    case .symbol(let name):
      return symbol(
        name, in: rect, isResizable: image.isResizable, weight: image.font.resolvedWeight,
        coloring(of: image, name, paint, in: rect, context), context)
    case .customSymbol(let symbol):
      let coloring = SymbolColoring(
        paint, second: image.secondaryForeground.map { context.paint($0, in: rect) },
        third: image.tertiaryForeground.map { context.paint($0, in: rect) })
      let drawing = Self.drawing(
        of: SymbolOutline(symbol), named: symbol.name, in: rect, isResizable: image.isResizable,
        weight: image.font.resolvedWeight, coloring)
      return [.symbol(symbol.name, drawing.ink, drawing.items)]
    case .asset(let name): return missing([name, "no such asset"], in: rect, context)
    case .unreadable(let name, let reason): return missing([name, reason], in: rect, context)
    case .data(let data, let name):
      guard let picture = EncodedImage(data) else {
        return missing([name ?? "image", "neither PNG nor JPEG"], in: rect, context)
      }
      let drawn = DrawnImage(
        picture, bounds: rect, template: image.isTemplate ? paint : nil,
        isPixelated: image.isPixelated == true)
      if let insets = image.capInsets, let size = image.naturalSize {
        if image.isTiled == true { note("resizable(capInsets:resizingMode: .tile): stretched") }
        return Self.parts(of: drawn, size, insets)
      }
      return image.isTiled == true ? tiles(of: drawn, size: image.naturalSize) : [.image(drawn)]
    }
  }

  private func coloring(
    of image: ImageContent, _ name: String, _ paint: Paint, in rect: Rect, _ context: DrawingContext
  ) -> SymbolColoring {
    if !image.isTemplate, let colors = SymbolColoring.multicolor(name) {
      var coloring = SymbolColoring(
        context.paint(colors.first, in: rect),
        second: colors.second.map { context.paint($0, in: rect) }, value: image.variableValue)
      coloring.isMulticolor = true
      return coloring
    }
    return SymbolColoring(
      paint, second: image.secondaryForeground.map { context.paint($0, in: rect) },
      third: image.tertiaryForeground.map { context.paint($0, in: rect) },
      value: image.variableValue)
  }

  /// The most tiles of an image.
  private static let mostTiles = 1_000

  /// Returns an image repeated from the upper left corner.
  private mutating func tiles(
    of image: DrawnImage, size: Size?
  ) -> [DisplayItem] {
    guard let size, size.width >= 1, size.height >= 1 else { return [.image(image)] }
    let rect = image.bounds
    let columns = Int(min((rect.width / size.width).rounded(.up), 1_000))
    let rows = Int(min((rect.height / size.height).rounded(.up), 1_000))
    guard columns * rows <= Self.mostTiles else {
      note("an image of more than \(Self.mostTiles) tiles is stretched")
      return [.image(image)]
    }
    var items: [DisplayItem] = []
    for row in 0..<rows {
      for column in 0..<columns {
        var tile = image
        tile.bounds = Rect(
          x: rect.minX + Double(column) * size.width, y: rect.minY + Double(row) * size.height,
          width: size.width, height: size.height)
        items.append(.image(tile))
      }
    }
    return [.group(items, [.clip(.rectangle(rect))])]
  }

  /// Returns the nine parts of an image whose edges keep their size.
  private static func parts(
    of image: DrawnImage, _ size: Size, _ insets: Insets
  ) -> [DisplayItem] {
    let columns = cuts(
      size.width, image.bounds.minX, image.bounds.width, insets.leading, insets.trailing)
    let rows = cuts(size.height, image.bounds.minY, image.bounds.height, insets.top, insets.bottom)
    return rows.flatMap { row in
      columns.map { column in
        var part = image
        part.part = Rect(
          x: column.start, y: row.start, width: column.share, height: row.share)
        part.bounds = Rect(
          x: column.place, y: row.place, width: column.length, height: row.length)
        return .image(part)
      }
    }
  }

  /// A part of an image along one axis: in shares of the image, and in points.
  private struct Cut {
    var start: Double
    var share: Double
    var place: Double
    var length: Double
  }

  private static func cuts(
    _ size: Double, _ place: Double, _ length: Double, _ first: Double, _ last: Double
  ) -> [Cut] {
    func limited(_ inset: Double, _ most: Double) -> Double {
      inset.isFinite ? min(max(inset, 0), most) : 0
    }
    guard size > 0, length > 0 else { return [] }
    let first = limited(first, size)
    let last = limited(last, size - first)
    // Where nothing is between the edges, a line between them is stretched.
    let middle = max(size - first - last, 0.01 * size)
    // Edges that do not fit shrink together.
    let shrink = min(length / max(first + last, 0.001), 1)
    let (start, end) = (first * shrink, last * shrink)
    return [
      Cut(start: 0, share: first / size, place: place, length: start),
      Cut(
        start: min(first / size, 1 - middle / size), share: middle / size, place: place + start,
        length: length - start - end),
      Cut(
        start: (size - last) / size, share: last / size, place: place + length - end, length: end),
    ].filter { $0.share > 1e-6 && $0.length > 1e-3 }
  }

  /// Returns a symbol in its frame, or one that fills it.
  mutating func symbol(
    _ name: String, in rect: Rect, isResizable: Bool, weight: FontValue.Weight,
    _ coloring: SymbolColoring, _ context: DrawingContext
  ) -> [DisplayItem] {
    let seen = Self.seen(name, context)
    guard let outline = OutlineLibrary.builtIn.outline(of: seen) else {
      return letter(
        for: name, seen, center: rect.center,
        size: min(rect.width, rect.height) / SymbolOutline.frameHeight, weight: weight, coloring)
    }
    let drawing = Self.drawing(
      of: outline, named: seen, in: rect, isResizable: isResizable, weight: weight, coloring)
    return [.symbol(name, drawing.ink, drawing.items)]
  }

  private static func drawing(
    of outline: SymbolOutline, named name: String, in rect: Rect, isResizable: Bool,
    weight: FontValue.Weight, _ coloring: SymbolColoring
  ) -> OutlineDrawing {
    let size = rect.height * SymbolOutline.em / outline.height
    let middle = Point(
      x: rect.center.x, y: rect.minY - outline.top * size / SymbolOutline.em)
    return
      isResizable
      ? OutlineDrawing(outline, name: name, in: rect, weight: weight, coloring)
      : OutlineDrawing(
        outline, name: name, center: middle, size: size, weight: weight, coloring)
  }

  /// Returns a symbol inside of a text, around the middle of the capitals.
  /// - Parameter size: The font's size in points.
  mutating func symbol(
    _ name: String, center: Point, size: Double, weight: FontValue.Weight,
    _ coloring: SymbolColoring, _ context: DrawingContext
  ) -> [DisplayItem] {
    let seen = Self.seen(name, context)
    guard let outline = OutlineLibrary.builtIn.outline(of: seen) else {
      return letter(for: name, seen, center: center, size: size, weight: weight, coloring)
    }
    let drawing = OutlineDrawing(
      outline, name: seen, center: center, size: size, weight: weight, coloring)
    return [.symbol(name, drawing.ink, drawing.items)]
  }

  private static func seen(_ name: String, _ context: DrawingContext) -> String {
    SymbolDirection.seen(name, through: .identity, isRightToLeft: context.isRightToLeft)
  }

  /// Returns the glyph of the cells as text, for a symbol that has no outline.
  private mutating func letter(
    for name: String, _ seen: String, center: Point, size: Double, weight: FontValue.Weight,
    _ coloring: SymbolColoring
  ) -> [DisplayItem] {
    let nearest = Spelling.nearest(to: name, in: OutlineLibrary.builtIn.names)
    note(
      "symbol \(TerminalText.sanitised(name)): drawn as a letter; no outline of it"
        + (nearest.map { ", the nearest is \($0)" } ?? ""))
    let match = SymbolTable().match(seen)
    var font = FontValue(size: .points(size), weight: weight)
    font.design = .default
    let glyph = match.glyph.text(.unicode)
    let text = DisplayItem.text(
      DrawnText(
        glyph,
        origin: Point(x: center.x - size / 2, y: center.y + FontValue.capHeight * size / 2),
        width: size, font: font, size: size, paint: coloring.whole,
        strikethrough: match.isStruck ? DrawnText.DrawnLine(paint: coloring.whole) : nil))
    let square = ShapeCurves.square(around: center, side: SymbolOutline.frameHeight * size)
    return [.symbol(name, square, [text])]
  }

  /// Returns a dashed box with what is missing and why.
  func missing(_ captions: [String], in rect: Rect, _ context: DrawingContext) -> [DisplayItem] {
    let line = context.paint(.hierarchical(level: 2, base: nil), in: rect)
    var items: [DisplayItem] = [
      .stroke(
        .rounded(rect.inset(by: 0.5), radius: 4), StrokeLine(width: 1, dash: [3, 2]), line)
    ]
    let font = FontValue(size: .style(.caption2))
    let most = Int(max(min((rect.height - 4) / font.lineAdvance, 100), 0))
    let shown = captions.flatMap { Self.lines(of: $0, font, width: rect.width - 4) }.prefix(most)
    let top = rect.minY + (rect.height - Double(shown.count) * font.lineAdvance) / 2
    for (index, caption) in shown.enumerated() {
      let width = min(Self.width(of: caption, font), max(rect.width - 4, 0))
      let y = top + Double(index) * font.lineAdvance + FontValue.ascent * font.pointSize
      items.append(
        .text(
          DrawnText(
            caption, origin: Point(x: rect.minX + (rect.width - width) / 2, y: y), width: width,
            font: font, size: font.pointSize,
            paint: context.paint(.hierarchical(level: 1, base: nil), in: rect))))
    }
    return [.group(items, [.clip(.rectangle(rect))])]
  }

  private static func width(of text: String, _ font: FontValue) -> Double {
    PlacedLine.Run(.text(text), style: RunStyle(font: font)).width(in: .phone)
  }

  /// Breaks a caption between its words.
  private static func lines(of caption: String, _ font: FontValue, width: Double) -> [String] {
    var lines: [String] = []
    for word in TerminalText.sanitised(caption).split(separator: " ") {
      if let last = lines.last, Self.width(of: "\(last) \(word)", font) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension ShapeCurves {
  static func square(around center: Point, side: Double) -> Rect {
    Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }
}

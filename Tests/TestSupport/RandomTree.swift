package import ViewArchive
import Foundation

extension ViewNode {
  /// A tree of every node kind and modifier, with lengths no one should write.
  package static func random(depth: Int, using generator: inout SeededGenerator) -> ViewNode {
    var node = depth > 0 ? container(depth, &generator) : leaf(&generator)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      node = node.modified(modifier(depth, &generator))
    }
    return node
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private static func length(_ generator: inout SeededGenerator) -> Double {
    pick([0, 1, 3, 8, 12, 16, 20, 44, 60, 100, 371, -4, 1e9, 0.3], &generator)
  }

  private static func limit(_ generator: inout SeededGenerator) -> Double? {
    pick([nil, nil, 0, 10, 32, 50, 120, .infinity, -1, .nan], &generator)
  }

  private static func alignment(_ generator: inout SeededGenerator) -> GuidePair {
    GuidePair(pick(HorizontalGuide.builtIn, &generator), pick(VerticalGuide.builtIn, &generator))
  }

  private static func flexLength(_ generator: inout SeededGenerator) -> FlexLength? {
    let points = FlexLength.points(length(&generator))
    return pick([nil, nil, .auto, .percent(50), .points(.nan), points], &generator)
  }

  private static func flexStyle(_ generator: inout SeededGenerator) -> FlexStyle {
    var style = FlexStyle()
    style.position = pick([.relative, .relative, .absolute], &generator)
    style.container.direction = pick([.column, .row, .rowReverse], &generator)
    style.container.alignItems = pick([.stretch, .center, .baseline], &generator)
    style.container.justifyContent = pick([.flexStart, .center, .spaceBetween], &generator)
    style.container.wrap = pick([.noWrap, .wrap], &generator)
    style.container.gap = flexLength(&generator)
    style.padding.all = flexLength(&generator)
    style.margin.horizontal = flexLength(&generator)
    style.sizes.width = flexLength(&generator)
    style.sizes.height = flexLength(&generator)
    style.item.flex = pick([nil, nil, 1, .infinity, -1], &generator)
    return style
  }

  private static func leaf(_ generator: inout SeededGenerator) -> ViewNode {
    let texts = ["", "a", "12 min", "Your driver is here", "配達員が到着", "👩‍👩‍👧‍👦 🇩🇪 ok", "a\nb"]
    var text = TextContent(pick(texts, &generator))
    text.lineLimit = pick([nil, 1, 2, 0], &generator)
    text.minimumScaleFactor = pick([1, 0.5, 0], &generator)
    text.truncation = pick([.head, .middle, .tail], &generator)
    text.lineSpacing = pick([0, 4, -3], &generator)
    text.reservedLines = pick([0, 2], &generator)
    return pick(
      [
        .empty, ViewNode(.style(.primary)), ViewNode(.style(.material(.thin))), ViewNode(.divider),
        ViewNode(.spacer(minLength: nil)), timer,
        ViewNode(.text(text)), ViewNode(.text(text)), ViewNode(.text(text)),
        ViewNode(
          .image(
            ImageContent(
              source: .symbol("star"), font: FontValue(size: .points(length(&generator)))))),
        ViewNode(.spacer(minLength: length(&generator))),
        ViewNode(.shape(ShapeContent(.circle))), ViewNode(.shape(ShapeContent(.capsule))),
        ViewNode(
          .shape(
            ShapeContent(
              .inset(.roundedRectangle(radius: length(&generator)), by: length(&generator)),
              stroke: ShapeStroke(style: .accent, lineWidth: length(&generator))))),
        ViewNode(
          .shape(
            ShapeContent(
              .rotated(
                .trimmed(.ellipse, from: 0.7, to: 0.2), degrees: length(&generator))))),
        ViewNode(
          .shape(
            ShapeContent(
              .path(
                [.line(Point(x: length(&generator), y: 4)), .close],
                Size(width: length(&generator), height: 0))))),
        ViewNode(.image(ImageContent(source: .asset("a"), isResizable: true))),
        ViewNode(.image(ImageContent(source: .asset("a")))),
        ViewNode(.style(.gradient(mesh(&generator)))), styledText(&generator),
        ViewNode(.progress(ProgressContent(value: .indeterminate))),
        ViewNode(.progress(ProgressContent(value: .fraction(1), form: .circular))),
        ViewNode(.gauge(GaugeContent(fraction: 0.2, form: .circular))),
        ViewNode(.unsupported("Chart")),
      ], &generator)
  }

  private static func answer(_ generator: inout SeededGenerator) -> CustomContent.Answer {
    let place = CustomContent.Place(
      origin: Point(x: length(&generator), y: length(&generator)), width: limit(&generator),
      height: limit(&generator))
    return CustomContent.Answer(
      width: limit(&generator), height: limit(&generator),
      size: Size(width: length(&generator), height: length(&generator)), places: [place, place])
  }

  /// A mesh gradient; points may be missing or anywhere.
  private static func mesh(_ generator: inout SeededGenerator) -> GradientValue {
    let points = (0..<pick([4, 6, 3], &generator)).map { _ in
      RelativePoint(
        x: pick([0, 0.5, 1, -2, .nan], &generator), y: pick([0, 0.3, 1, 1e9], &generator))
    }
    return GradientValue(
      stops: points.map { _ in .init(style: .accent, location: .nan) },
      form: .mesh(
        MeshValue(
          columns: pick([2, 3, -1, .max], &generator), rows: pick([2, 0], &generator),
          points: points, controls: pick([nil, points], &generator))))
  }

  /// A text of letters that cells do not have.
  private static func styledText(_ generator: inout SeededGenerator) -> ViewNode {
    let numbers: [Double?] = [nil, 0, -0.3, 0.5, 1e9, .nan, -.infinity]
    var style = RunStyle(isUnderlined: true, isStruckThrough: true)
    style.font.width = pick(numbers, &generator)
    style.font.share = pick(numbers, &generator)
    style.font.extraLeading = pick(numbers, &generator)
    style.font.smallCaps = pick([nil, .lower, .upper, .all], &generator)
    style.baselineOffset = pick(numbers, &generator)
    style.underline = TextLineStyle(pattern: .dashDot, color: .accent)
    return ViewNode(.text(TextContent(runs: [TextRun(.literal("Ab 12 é"), style: style)])))
  }

  private static var timer: ViewNode {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = TimedText.interval(
      start: start, end: start.addingTimeInterval(754), pause: nil, countsDown: true,
      showsHours: true)
    return ViewNode(.text(TextContent(runs: [TextRun(.timed(interval))])))
  }

  private static func container(_ depth: Int, _ generator: inout SeededGenerator) -> ViewNode {
    let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      random(depth: depth - Int.random(in: 1...depth, using: &generator), using: &generator)
    }
    let pair = alignment(&generator)
    let spacing = pick([nil, nil, 0, 3, 8, -6, 1e9] as [Double?], &generator)
    let kind: NodeKind = pick(
      [
        .hstack(StackContent(alignment: pair.vertical, spacing: spacing)),
        .vstack(StackContent(alignment: pair.horizontal, spacing: spacing)),
        .hstack(StackContent(alignment: pair.vertical)),
        .vstack(StackContent(alignment: pair.horizontal)),
        .zstack(pair), .viewThatFits([.horizontal]), .viewThatFits([.horizontal, .vertical]),
        .geometryReader(ReaderContent(number: 0)), .flex(flexStyle(&generator)), .button(nil),
        .toggle(isOn: true, nil),
        .unsupported("Form"),
        .grid(GridContent(alignment: pair, horizontalSpacing: spacing)), .gridRow(nil),
        .custom(
          CustomContent(
            number: 0, name: "Own", results: .init(answers: [answer(&generator)]))),
        .island(
          IslandContent(
            camera: Size(width: 126, height: 37), margins: Insets(all: length(&generator)))),
      ], &generator)
    switch kind {
    case .grid:
      let rows = children.map {
        ViewNode(.gridRow(pick([nil, .top], &generator)), children: [$0, leaf(&generator)])
      }
      return ViewNode(kind, children: rows + children.prefix(1))
    case .island:
      let positions: [IslandRegionContent.Position] = [.leading, .trailing, .center, .bottom]
      let regions = children.map {
        ViewNode(
          .islandRegion(
            IslandRegionContent(
              position: pick(positions, &generator), priority: pick([0, 1], &generator),
              contentMargins: PartialInsets(top: pick([nil, 4], &generator)))),
          children: [$0, leaf(&generator)])
      }
      return ViewNode(kind, children: regions)
    default: return ViewNode(kind, children: children)
    }
  }

  private static func modifier(_ depth: Int, _ generator: inout SeededGenerator) -> NodeModifier {
    let pair = alignment(&generator)
    let content =
      depth > 2 ? random(depth: depth - 3, using: &generator) : leaf(&generator)
    let flexible = FlexFrame(
      minWidth: limit(&generator), idealWidth: limit(&generator), maxWidth: limit(&generator),
      minHeight: limit(&generator), idealHeight: limit(&generator), maxHeight: limit(&generator),
      alignment: pair)
    let guide = GuideValue(
      of: pick([.width, .height, .horizontal(.center), .vertical(.bottom)], &generator),
      times: pick([0, 1, 0.5], &generator), plus: length(&generator))
    return pick(
      [
        .padding(Insets(top: length(&generator), leading: length(&generator))),
        .frame(width: limit(&generator), height: limit(&generator), alignment: pair),
        .flexFrame(flexible), .flexFrame(flexible),
        .fixedSize(horizontal: true, vertical: pick([true, false], &generator)),
        .aspectRatio(
          pick([nil, 1, 0.5, 0, .nan], &generator), fills: pick([true, false], &generator)),
        .layoutPriority(pick([0, 1, -1, .nan, .infinity], &generator)),
        .alignHorizontal(pair.horizontal, guide), .alignVertical(pair.vertical, guide),
        .offset(Point(x: length(&generator), y: length(&generator))),
        .position(Point(x: length(&generator), y: length(&generator))),
        .gridCellColumns(pick([0, 2, 3], &generator)), .gridColumnAlignment(.trailing),
        .gridCellUnsizedAxes([.horizontal]), .belowIfTooWide, .overlay(content, alignment: pair),
        .background(content, alignment: pair), .mask(content, alignment: pair), .hidden,
        .opacity(0.5), .unsupported("blur"), .clip(.circle), .zIndex(length(&generator)),
        .layoutDirection(pick([.leftToRight, .rightToLeft], &generator)),
        .gridCellAnchor(RelativePoint(x: length(&generator), y: 0.5)),
        .scale(x: length(&generator), y: pick([1, -1, .nan], &generator), anchor: .center),
        .rotation(degrees: pick([90, -90, 45, .infinity, 1e9], &generator), anchor: .center),
        .shadow(.black, radius: length(&generator), offset: .zero), .redacted,
        .picture(effect(using: &generator)),
      ], &generator)
  }
}

extension ViewNode {
  /// A random effect of pictures; its numbers include infinity and NaN.
  private static func effect(using generator: inout SeededGenerator) -> PictureEffect {
    let number = pick([0, 1, -1, 0.5, 45, 1e6, .infinity, .nan] as [Double], &generator)
    return pick(
      [
        .blur(radius: number, isOpaque: true), .blur(radius: 2, isOpaque: false),
        .blend(pick(BlendModeName.allCases, &generator)), .filter(.brightness(number)),
        .filter(.contrast(number)), .filter(.saturation(number)), .filter(.grayscale(number)),
        .filter(.hueRotation(degrees: number)), .filter(.multiply(.accent)), .filter(.invert),
        .filter(.luminanceToAlpha), .group,
        .glass(.capsule, tint: pick([nil, .accent], &generator)),
        .rotation3D(
          degrees: number, axis: [number, 1, 0], anchor: .center, perspective: number),
        .container(.circular(.roundedRectangle(radius: number))),
      ], &generator)
  }

  /// A tree in which everything lies beside or below everything else, of lengths that people
  /// write: nothing in it means to cover a text.
  package static func tame(depth: Int, using generator: inout SeededGenerator) -> ViewNode {
    guard depth > 0 else { return tameLeaf(&generator) }
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      tame(depth: depth - Int.random(in: 1...depth, using: &generator), using: &generator)
    }
    let spacing = pick([nil, 0, 4, 8, 16] as [Double?], &generator)
    let kind: NodeKind = pick(
      [
        .hstack(
          StackContent(alignment: pick(VerticalGuide.builtIn, &generator), spacing: spacing)),
        .vstack(
          StackContent(alignment: pick(HorizontalGuide.builtIn, &generator), spacing: spacing)),
        .vstack(StackContent(alignment: .leading)), .viewThatFits([.horizontal]), .button(nil),
        .grid(GridContent(horizontalSpacing: spacing)),
      ], &generator)
    var node = ViewNode(kind, children: children)
    if case .grid = kind {
      node.children = children.map {
        ViewNode(.gridRow(nil), children: [$0, tameLeaf(&generator)])
      }
    }
    let limits: [Double?] = [nil, 16, 40, 64, 120, .infinity]
    let modifiers: [NodeModifier] = [
      .padding(Insets(all: pick([2, 8, 16], &generator))),
      .frame(
        width: pick([nil, 24, 60, 120], &generator), height: pick([nil, 16, 32, 64], &generator),
        alignment: alignment(&generator)),
      .flexFrame(
        FlexFrame(
          maxWidth: pick(limits, &generator), maxHeight: pick(limits, &generator),
          alignment: alignment(&generator))),
      .layoutPriority(1), .opacity(0.5), .fixedSize(horizontal: false, vertical: true),
    ]
    if Bool.random(using: &generator) { node = node.modified(pick(modifiers, &generator)) }
    return node
  }

  private static func tameLeaf(_ generator: inout SeededGenerator) -> ViewNode {
    let texts = ["a", "12 min", "Your driver is here", "配達員が到着", "🇩🇪 ok"]
    var text = TextContent(pick(texts, &generator))
    text.lineLimit = pick([nil, nil, 1, 2], &generator)
    return pick(
      [
        ViewNode(.text(text)), ViewNode(.text(text)), ViewNode(.text(text)), timer,
        ViewNode(.spacer(minLength: nil)), ViewNode(.divider), ViewNode(.style(.primary)),
        ViewNode(.image(ImageContent(source: .symbol("star")))),
        ViewNode(.progress(ProgressContent(value: .fraction(0.3)))),
      ], &generator)
  }
}

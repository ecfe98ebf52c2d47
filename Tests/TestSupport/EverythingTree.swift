package import ViewArchive
import Foundation

/// A tree with every kind of node and every modifier at least once: what no stage may trap on,
/// whatever the room.
package struct EverythingTree {
  package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case traditionalChinese = "zh-Hant"
    case arabic = "ar"

    /// What is on its way, and how long it takes.
    var text: String {
      switch self {
      case .english: "Pizza 🍕 12 min"
      case .traditionalChinese: "披薩 🍕 12 分鐘"
      case .arabic: "بيتزا 🍕 12 دقيقة"
      }
    }
  }

  package static let node = EverythingTree(.english).node

  let language: Language

  package init(_ language: Language) { self.language = language }

  package var node: ViewNode {
    let tree = ViewNode(
      .vstack(StackContent(alignment: .leading, spacing: 4)),
      children: kinds + texts + times + modified)
    return language == .arabic ? tree.modified(.layoutDirection(.rightToLeft)) : tree
  }

  static let start = Date(timeIntervalSince1970: 1_735_724_400)
  static let end = Date(timeIntervalSince1970: 1_735_724_700)

  private static let gradient = StyleValue.gradient(
    GradientValue(
      stops: [
        .init(style: .color(.system(.blue)), location: 0),
        .init(style: .color(.system(.purple)), location: 1),
      ], form: .linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 1, y: 1))))

  private static let mesh = StyleValue.gradient(
    GradientValue(
      stops: [SystemColor.blue, .purple, .red, .orange].map {
        .init(style: .color(.system($0)), location: 0)
      },
      form: .mesh(
        MeshValue(
          columns: 2, rows: 2,
          points: [(0, 0), (1, 0), (0, 1), (1, 1)].map { RelativePoint(x: $0.0, y: $0.1) }))))

  private var text: ViewNode { ViewNode(.text(TextContent(language.text))) }
  private static let intent = IntentReference(id: "1", typeName: "Pause", title: "Pause")
  /// A layout of the user's own: one view below the other, each a step to the right.
  private static let steps = CustomContent(
    number: 0, name: "Steps",
    results: CustomContent.Results(answers: [
      CustomContent.Answer(
        width: 176, height: 64, size: Size(width: 176, height: 48),
        places: [
          CustomContent.Place(origin: .zero, width: 160, height: 16),
          CustomContent.Place(origin: Point(x: 16, y: 16), width: 80, height: 32),
        ])
    ]))
  private static let flexStyle = {
    var style = FlexStyle()
    style.container.direction = .row
    style.container.gap = .points(8)
    style.padding.horizontal = .percent(5)
    style.sizes.height = .points(44)
    style.insets.start = .auto
    return style
  }()
  private static let box = ViewNode(
    .shape(ShapeContent(.roundedRectangle(radius: 8), fill: .accent)))

  /// One node of each kind.
  package var kinds: [ViewNode] { leaves + shapes + containers }

  package var leaves: [ViewNode] {
    let styled = RunStyle(
      font: FontValue(size: .style(.title), weight: .bold, isItalic: true),
      foreground: Self.gradient,
      isUnderlined: true, isStruckThrough: true)
    return [
      .empty, text,
      ViewNode(
        .text(
          TextContent(runs: [
            TextRun(.literal("é 日本 👨‍👩‍👧 🇬🇧"), style: styled),
            TextRun(.symbol("bolt.fill")),
            TextRun(
              .timed(
                .interval(
                  start: Self.start, end: Self.end, pause: nil, countsDown: true, showsHours: true))
            ),
          ]))),
      ViewNode(.image(ImageContent(source: .symbol("timer")))),
      ViewNode(.image(ImageContent(source: .asset("Logo"), isResizable: true))),
      ViewNode(
        .image(
          ImageContent(source: .data(Data([1])), naturalSize: Size(width: 40, height: 48)))),
      ViewNode(.style(Self.gradient)), ViewNode(.style(Self.mesh)),
      ViewNode(.style(.material(.thin))),
      ViewNode(.spacer(minLength: nil)), ViewNode(.divider),
      ViewNode(.progress(ProgressContent(value: .fraction(0.4)))),
      ViewNode(
        .progress(
          ProgressContent(
            value: .interval(start: Self.start, end: Self.end, countsDown: true), form: .circular))),
      ViewNode(.progress(ProgressContent(value: .indeterminate))),
      ViewNode(.unsupported("Map")),
    ]
      + Self.gaugeForms.map {
        ViewNode(.gauge(GaugeContent(fraction: 0.6, form: $0, tint: Self.gradient)))
      }
  }

  private static let gaugeForms: [GaugeContent.Form] = [
    .linear, .circular, .circularCapacity, .accessoryLinear, .accessoryLinearCapacity,
  ]

  package var shapes: [ViewNode] {
    let path = ShapeKind.path(
      [
        .move(.zero), .line(Point(x: 20, y: 0)),
        .quadratic(Point(x: 20, y: 20), control: Point(x: 30, y: 10)),
        .cubic(Point(x: 0, y: 20), control1: Point(x: 12, y: 30), control2: Point(x: 6, y: 30)),
        .close,
      ], Size(width: 20, height: 20))
    let kinds: [ShapeKind] = [
      .rectangle, .roundedRectangle(radius: 8),
      .unevenRoundedRectangle(
        topLeading: 8, bottomLeading: 0, bottomTrailing: 8, topTrailing: 0),
      .circle, .capsule, .ellipse, .containerRelative, path,
      .trimmed(.circle, from: 0.1, to: 0.6), .inset(.capsule, by: 2),
      .rotated(.rectangle, degrees: 30), .offset(.circle, Point(x: 4, y: 4)),
    ]
    return kinds.flatMap { kind in
      [
        ViewNode(.shape(ShapeContent(kind, fill: Self.gradient))),
        ViewNode(
          .shape(
            ShapeContent(
              kind, stroke: ShapeStroke(style: .accent, lineWidth: 2, dash: [4, 2])))),
      ]
    }
  }

  package var containers: [ViewNode] {
    let regions: [IslandRegionContent.Position] = [.leading, .trailing, .center, .bottom]
    let island = ViewNode(
      .island(IslandContent(camera: Size(width: 126, height: 37), margins: Insets(all: 16))),
      children: regions.map {
        ViewNode(.islandRegion(IslandRegionContent(position: $0)), children: [text])
      })
    return [
      ViewNode(.hstack(StackContent(alignment: .center)), children: [text, Self.box]),
      ViewNode(.vstack(StackContent(alignment: .leading)), children: [text, Self.box]),
      ViewNode(.zstack(.center), children: [Self.box.modified(.zIndex(1)), text]),
      ViewNode(
        .grid(GridContent()),
        children: [
          ViewNode(.gridRow(nil), children: [text.modified(.gridCellColumns(2))]),
          ViewNode(
            .gridRow(.top),
            children: [
              text.modified(.gridColumnAlignment(.leading)),
              Self.box.modified(.gridCellUnsizedAxes([.vertical])),
            ]),
        ]),
      ViewNode(
        .grid(GridContent()),
        children: [
          ViewNode(.gridRow(nil), children: [text]),
          ViewNode(
            .gridRow(nil),
            children: [
              ViewNode(.text(TextContent("1")))
                .modified(.gridCellAnchor(RelativePoint(x: 1, y: 0)))
            ]),
        ]),
      ViewNode(.viewThatFits([.horizontal]), children: [text, Self.box]),
      ViewNode(.geometryReader(ReaderContent(number: 0)), children: [text]),
      ViewNode(.flex(Self.flexStyle), children: [text]),
      ViewNode(.custom(Self.steps), children: [text, Self.box]),
      ViewNode(.button(Self.intent), children: [text]),
      ViewNode(.toggle(isOn: true, Self.intent), children: [text]),
      URL(string: "https://example.com").map { ViewNode(.link($0), children: [text]) },
      island,
    ].compactMap { $0 }
  }

  /// One node for each modifier.
  package var modified: [ViewNode] { modifiers.map { text.modified($0) } }

  private var modifiers: [NodeModifier] {
    [
      .padding(Insets(all: 8)), .frame(width: 40, height: 4, alignment: .center),
      .flexFrame(FlexFrame(minWidth: 8, maxWidth: .infinity, maxHeight: 32)),
      .fixedSize(horizontal: true, vertical: false), .aspectRatio(2, fills: false),
      .aspectRatio(nil, fills: true), .layoutPriority(1),
      .alignHorizontal(.leading, GuideValue(of: .width, times: 0.5)),
      .alignVertical(.top, GuideValue(of: .vertical(.center), plus: 2)),
      .offset(Point(x: 8, y: 0)), .position(Point(x: 20, y: 8)), .gridCellColumns(2),
      .gridColumnAlignment(.trailing), .gridCellAnchor(RelativePoint(x: 1, y: 0)),
      .gridCellUnsizedAxes([.horizontal]), .belowIfTooWide, .layoutDirection(.rightToLeft),
      .layoutValue(0),
      .overlay(Self.box, alignment: .center), .background(Self.box, alignment: .center),
      .scale(x: 1.5, y: 1.5, anchor: .center), .scale(x: 0, y: 0, anchor: .center),
      .rotation(degrees: -90, anchor: .center), .clip(.capsule),
      .mask(Self.box, alignment: .center), .opacity(0.5),
      .shadow(.black, radius: 4, offset: .zero), .hidden, .zIndex(2), .colorScheme(.light),
      .redacted, .identifier("id"), .role(.bottomBar), .accessibilityLabel("label"),
      .privacySensitive,
      .contentTransition(.numericText(countsDown: true)),
      .transition(.combined(.move(.leading), .opacity)), .animation(duration: 0.3),
      .unsupported("symbolEffect"),
    ] + [URL(string: "https://example.com")].compactMap { $0 }.map { .widgetURL($0) }
      + [.picture(.filter(.multiply(.accent)))]
  }
}

import CellRaster
import Foundation
import PhoneScreen
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import InkRaster
@testable import PhoneDrawing

#if Pictures
  /// Each kind of view and each effect, from the archive to the pixels; see `GoldenPicture`.
  struct GoldenNodeTests {
    private static let now = Date(timeIntervalSince1970: 1_735_724_400)

    private static func text(_ string: String, _ change: (inout RunStyle) -> Void = { _ in })
      -> ViewNode
    {
      var style = RunStyle(font: FontValue(size: .points(14)))
      change(&style)
      return ViewNode(.text(TextContent(runs: [TextRun(.literal(string), style: style)])))
    }

    private static func symbol(
      _ name: String, second: StyleValue? = nil, value: Double? = nil, isTemplate: Bool = true
    ) -> ViewNode {
      var image = ImageContent(
        source: .symbol(name), font: FontValue(size: .points(24)), foreground: .white,
        isTemplate: isTemplate, variableValue: value)
      image.secondaryForeground = second
      return ViewNode(.image(image))
    }

    /// An image of four pixels.
    private static func image(_ change: (inout ImageContent) -> Void) -> ViewNode {
      let png = PngFile.data(of: [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF], width: 2, height: 2)
      var image = ImageContent(
        source: .data(png ?? Data()), isResizable: true, naturalSize: Size(width: 10, height: 10))
      change(&image)
      return ViewNode(.image(image)).framed(44, 28)
    }

    private static func box(_ style: StyleValue) -> ViewNode {
      ViewNode(.shape(ShapeContent(.rectangle, fill: style))).framed(36, 24)
    }

    private static let mesh = StyleValue.gradient(
      GradientValue(
        stops: [SystemColor.red, .yellow, .green, .purple, .teal, .blue].map {
          .init(style: .color(.system($0)), location: 0)
        },
        form: .mesh(
          MeshValue(
            columns: 3, rows: 2,
            points: [(0, 0), (0.3, 0), (1, 0), (0, 1), (0.7, 1), (1, 1)].map {
              RelativePoint(x: $0.0, y: $0.1)
            }))))

    static let scenes: [(name: String, dependsOnFiles: Bool, node: ViewNode)] = [
      ("node-text", true, text("Gate 7")),
      ("node-condensed", true, text("Gate 7") { $0.font.width = -0.3 }),
      ("node-expanded", true, text("Gate") { $0.font.width = 0.2 }),
      ("node-small-caps", true, text("Gate 7") { $0.font.smallCaps = .lower }),
      (
        "node-rounded", true, text("8 min") { ($0.font.design, $0.font.weight) = (.rounded, .bold) }
      ),
      ("node-monospaced", true, text("10:04") { $0.font.design = .monospaced }),
      ("node-share", true, text("Gate 7") { $0.font.share = 0.8 }),
      (
        "node-underline", true,
        text("Gate") {
          $0.isUnderlined = true
          $0.underline = TextLineStyle(pattern: .dashDot, color: .color(.system(.red)))
        }
      ),
      (
        "node-timer", true,
        ViewNode(
          .text(
            TextContent(runs: [
              TextRun(
                .timed(
                  .interval(
                    start: now, end: now.addingTimeInterval(754), pause: nil, countsDown: true,
                    showsHours: true)),
                style: RunStyle(font: FontValue(size: .points(14), hasMonospacedDigits: true)))
            ])))
      ),
      ("node-symbol", true, symbol("bus.fill")),
      ("node-palette", true, symbol("xmark.circle.fill", second: .color(.system(.red)))),
      ("node-ring", true, symbol("checkmark.circle", second: .color(.system(.green)))),
      ("node-multicolor", true, symbol("exclamationmark.triangle.fill", isTemplate: false)),
      ("node-variable", true, symbol("wifi", value: 0.5)),
      ("node-image", false, image { _ in }),
      ("node-pixelated", false, image { $0.isPixelated = true }),
      ("node-cap-insets", false, image { $0.capInsets = Insets(all: 5) }),
      ("node-tiled", false, image { $0.isTiled = true }),
      (
        "node-missing-image", true,
        ViewNode(.image(ImageContent(source: .asset("Logo"))))
          .framed(56, 36)
      ),
      ("node-style", false, ViewNode(.style(.color(.system(.teal)))).framed(30, 20)),
      ("node-mesh", false, ViewNode(.style(mesh)).framed(50, 30)),
      ("node-divider", false, ViewNode(.divider).framed(50, 8)),
      (
        "node-bar", false,
        ViewNode(.progress(ProgressContent(value: .fraction(0.4), tint: .color(.system(.orange)))))
          .framed(50, 8)
      ),
      (
        "node-progress-ring", false,
        ViewNode(
          .progress(
            ProgressContent(
              value: .fraction(0.7), form: .circular, tint: .color(.system(.orange))))
        )
        .framed(32, 32)
      ),
      (
        "node-gauge", false,
        ViewNode(
          .gauge(GaugeContent(fraction: 0.3, form: .circular, tint: .color(.system(.pink))))
        )
        .framed(34, 34)
      ),
      (
        "node-gauge-bar", false,
        ViewNode(
          .gauge(
            GaugeContent(fraction: 0.6, form: .accessoryLinear, tint: .color(.system(.pink))))
        )
        .framed(50, 10)
      ),
      ("node-unsupported", true, ViewNode(.unsupported("Map")).framed(50, 30)),
      ("node-redacted", false, text("Gate 7").modified(.redacted)),
      (
        "node-perspective", false,
        box(mesh).modified(
          .picture(
            .rotation3D(degrees: 50, axis: [0, 1, 0], anchor: .center, perspective: 1)))
      ),
      (
        "node-glass", false,
        ViewNode(.zstack(.center), children: [box(mesh)]).modified(
          .picture(.glass(.capsule, tint: nil)))
      ),
    ]

    @Test(arguments: scenes.map(\.name))
    func itLooksAsItWasLookedAt(name: String) throws {
      let scene = try #require(Self.scenes.first { $0.name == name })
      let time = TimedTextContext(now: Self.now, locale: "en_US", timeZone: "UTC")
      var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
      let size = Size(width: 60, height: 40)
      let placed = engine.layout(
        scene.node.framed(size.width, size.height), in: Proposal(width: 60, height: 40))
      var builder = DisplayListBuilder()
      let items = builder.items(
        of: placed,
        DrawingContext(
          surface: .phoneIsland(radius: 20), origin: .zero,
          container: Rect(x: 0, y: 0, width: 60, height: 40), now: Self.now))
      let list = DisplayList(
        size: size,
        items: [
          .fill(
            .rectangle(Rect(x: 0, y: 0, width: 60, height: 40)), .solid(Tint(.black)))
        ] + items)
      let grid = try PictureRendering().pixels(of: list, scale: 2, width: 120, height: 80)
      let golden = GoldenPicture(name: name, dependsOnFiles: scene.dependsOnFiles)
      try golden.check(grid)
      try golden.check(PictureSvg(list, title: name).text)
    }
  }
#endif

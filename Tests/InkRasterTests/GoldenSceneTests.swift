import CellRaster
import Foundation
import PhoneDrawing
import Testing
import ViewArchive

@testable import InkRaster

#if Pictures
  /// What a display list can contain; see `GoldenPicture`.
  struct GoldenSceneTests {
    private static let whole = Rect(x: 0, y: 0, width: 60, height: 40)
    private static let orange = Paint.solid(Tint(RGB(0xFF9F0A)))
    private static let blue = Paint.solid(Tint(RGB(0x0A84FF)))

    private static func text(
      _ string: String, size: Double, weight: FontValue.Weight = .regular, width: Double
    ) -> DisplayItem {
      .text(
        DrawnText(
          string, origin: Point(x: 4, y: 26), width: width,
          font: FontValue(size: .points(size), weight: weight, hasMonospacedDigits: true),
          size: size, paint: .solid(Tint(.white))))
    }

    private static func gradient(_ form: GradientValue.Form) -> Paint {
      .gradient(
        GradientPaint(
          stops: [
            .init(tint: Tint(RGB(0xFF375F)), location: 0),
            .init(tint: Tint(RGB(0x5E5CE6)), location: 1),
          ], form: form, rect: whole))
    }

    private static var disc: DisplayItem {
      .fill(.ellipse(in: Rect(x: 14, y: 4, width: 32, height: 32)), orange)
    }

    private static var star: [PathElement] {
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5 - .pi / 2
        let point = Point(x: 30 + 17 * cos(angle), y: 21 + 17 * sin(angle))
        return index == 0 ? .move(point) : .line(point)
      } + [.close]
    }

    static let scenes: [(name: String, hasText: Bool, items: [DisplayItem])] = [
      ("text", true, [text("Order 12", size: 13, width: 52)]),
      ("bold-digits", true, [text("4:06", size: 20, weight: .semibold, width: 44)]),
      ("display-text", true, [text("1–2", size: 28, weight: .bold, width: 46)]),
      ("rectangle", false, [.fill(.rectangle(whole.inset(by: 6)), orange)]),
      ("ellipse", false, [.fill(.ellipse(in: whole.inset(by: 4)), blue)]),
      ("continuous-corners", false, [.fill(.rounded(whole.inset(by: 4), radius: 12), blue)]),
      (
        "circular-corners", false,
        [.fill(.rounded(whole.inset(by: 4), CornerRadii(all: 12), isCircular: true), blue)]
      ),
      ("even-odd", false, [.fill(star, orange, .evenOdd)]),
      ("winding", false, [.fill(star, orange)]),
      (
        "dashes", false,
        [
          .stroke(
            .rounded(whole.inset(by: 6), radius: 10),
            StrokeLine(width: 3, cap: .round, dash: [6, 6]), blue)
        ]
      ),
      (
        "ring", false,
        [
          .stroke(
            [PathElement].ellipse(in: Rect(x: 16, y: 6, width: 28, height: 28))
              .trimmed(from: 0, to: 0.7), StrokeLine(width: 5, cap: .round), orange)
        ]
      ),
      (
        "linear-gradient", false,
        [
          .fill(
            .rectangle(whole),
            gradient(.linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 1, y: 1))))
        ]
      ),
      (
        "radial-gradient", false,
        [
          .fill(
            .rectangle(whole), gradient(.radial(center: .center, startRadius: 2, endRadius: 30)))
        ]
      ),
      (
        "angular-gradient", false,
        [
          .fill(
            .ellipse(in: whole.inset(by: 4)),
            gradient(.angular(center: .center, startDegrees: 0, endDegrees: 360)))
        ]
      ),
      (
        "group-opacity", false,
        [.group([disc, .fill(.rectangle(whole.inset(by: 12)), blue)], [.opacity(0.5)])]
      ),
      (
        "shadow", false,
        [.group([disc], [.shadow(Tint(.white, alpha: 0.8), radius: 3, offset: Point(x: 3, y: 2))])]
      ),
      ("blur", false, [.group([disc], [.blur(radius: 3, isOpaque: false)])]),
      ("cut", false, [.group([.fill(.rectangle(whole), blue)], [.cut([.fill(star, orange)])])]),
      ("mask", false, [.group([.fill(.rectangle(whole), blue)], [.mask([.fill(star, orange)])])]),
      (
        "blend", false,
        [disc, .group([.fill(.rectangle(whole.inset(by: 12)), blue)], [.blend(.screen)])]
      ),
      (
        "rotation", false,
        [
          .group(
            [.fill(.rectangle(whole.inset(by: 10)), blue)],
            [.transform(PlaneTransform(degrees: 30, around: whole.center))])
        ]
      ),
    ]

    private func draw(_ items: [DisplayItem]) throws -> PixelGrid {
      let list = DisplayList(
        size: Self.whole.size, items: [.fill(.rectangle(Self.whole), .solid(Tint(.black)))] + items)
      return try PictureRendering().pixels(of: list, scale: 2, width: 120, height: 80)
    }

    @Test(arguments: scenes.map(\.name))
    func itLooksAsItWasLookedAt(name: String) throws {
      let scene = try #require(Self.scenes.first { $0.name == name })
      try GoldenPicture(name: name, dependsOnFiles: scene.hasText).check(draw(scene.items))
    }
  }
#endif

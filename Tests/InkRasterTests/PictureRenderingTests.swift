import CellRaster
import Foundation
import PhoneDrawing
import TestSupport
import Testing
import ViewArchive
import ViewLayout

@testable import InkRaster

struct PictureRenderingTests {
  private func list(_ items: [DisplayItem], width: Double = 40, height: Double = 20) -> DisplayList
  {
    DisplayList(size: Size(width: width, height: height), items: items)
  }

  @Test(arguments: [0.0, 5_000, .infinity, .nan])
  func aPictureOfNoSizeOrOfTooManyPixelsIsRefused(_ width: Double) {
    #expect(throws: PictureRenderingFailure.self) {
      try PictureRendering().render(list([], width: width), scale: 1)
    }
  }

  #if Pictures
    private func pixels(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
      try Bitmap.decoded(PictureRendering().render(list, scale: scale).png).get()
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * bitmap.width + x) * 4
      return Array(bitmap.bytes[start..<start + 4])
    }

    private let red = Paint.solid(Tint(RGB(0xFF0000)))
    private let whole = Rect(x: 0, y: 0, width: 40, height: 20)

    @Test func fillsAreExact() throws {
      let bitmap = try pixels(
        list([.fill(.rectangle(Rect(x: 10, y: 5, width: 20, height: 10)), red)]), scale: 2)
      #expect(bitmap.width == 80 && bitmap.height == 40)
      #expect(color(bitmap, 40, 20) == [255, 0, 0, 255])
      #expect(color(bitmap, 10, 5) == [0, 0, 0, 0])
    }

    @Test func aGroupFadesAsAWhole() throws {
      let square = DisplayItem.fill(.rectangle(whole), red)
      let bitmap = try pixels(list([.group([square, square], [.opacity(0.5)])]))
      #expect(abs(Int(color(bitmap, 20, 10)[3]) - 128) <= 1)
    }

    @Test func clipsAndMasksLeaveTheRestOut() throws {
      let half = [PathElement].rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
      let square = DisplayItem.fill(.rectangle(whole), red)
      for effect in [GroupEffect.clip(half), .mask([.fill(half, red)])] {
        let bitmap = try pixels(list([.group([square], [effect])]))
        #expect(color(bitmap, 10, 10)[3] == 255)
        #expect(color(bitmap, 30, 10)[3] == 0)
      }
    }

    @Test func aCutTakesAwayFromItsGroupAlone() throws {
      let half = [PathElement].rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
      let square = DisplayItem.fill(.rectangle(whole), red)
      let behind = DisplayItem.fill(.rectangle(whole), .solid(Tint(.white)))
      let bitmap = try pixels(
        list([behind, .group([square], [.cut([.fill(half, .solid(Tint(.black)))])])]))
      #expect(color(bitmap, 10, 10) == [255, 255, 255, 255])
      #expect(color(bitmap, 30, 10) == [255, 0, 0, 255])
      // A cut in what is cut stays; what is half there takes half away.
      let inner = DisplayItem.group(
        [square], [.cut([.fill(half, .solid(Tint(.black, alpha: 0.5)))])])
      let nested = try pixels(list([.group([square], [.cut([inner])])]))
      #expect(abs(Int(color(nested, 10, 10)[3]) - 128) <= 1 && color(nested, 30, 10)[3] == 0)
    }

    @Test func aShadowIsBelowAndBeside() throws {
      let dot = DisplayItem.fill(.rectangle(Rect(x: 5, y: 5, width: 8, height: 8)), red)
      let shadow = GroupEffect.shadow(Tint(.black), radius: 2, offset: Point(x: 12, y: 0))
      let bitmap = try pixels(list([.group([dot], [shadow])]))
      #expect(color(bitmap, 8, 8) == [255, 0, 0, 255])
      let below = color(bitmap, 21, 9)
      #expect(below[0] == 0 && below[3] > 100)
      #expect(color(bitmap, 35, 9)[3] < 20)
    }

    @Test func gradientsGoFromStopToStop() throws {
      let gradient = Paint.gradient(
        GradientPaint(
          stops: [
            .init(tint: Tint(RGB(0xFF0000)), location: 0),
            .init(tint: Tint(RGB(0x0000FF)), location: 1),
          ],
          form: .linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 1, y: 0)),
          rect: whole))
      let bitmap = try pixels(list([.fill(.rectangle(whole), gradient)]))
      #expect(color(bitmap, 1, 10)[0] > 240 && color(bitmap, 38, 10)[2] > 240)
      let middle = color(bitmap, 20, 10)
      #expect(abs(Int(middle[0]) - 127) < 8 && abs(Int(middle[2]) - 127) < 8)
    }

    @Test func textFillsTheWidthOfTheLayout() throws {
      let font = FontValue(size: .points(16))
      func ink(_ width: Double) throws -> Int {
        let text = DrawnText(
          "Hello", origin: Point(x: 5, y: 16), width: width, font: font, size: 16, paint: red)
        let bitmap = try pixels(list([.text(text)], width: 80))
        let columns = (0..<bitmap.width).filter { x in
          (0..<bitmap.height).contains { color(bitmap, x, $0)[3] > 90 }
        }
        return (columns.last ?? 0) - (columns.first ?? 0)
      }
      let (narrow, wide) = (try ink(37), try ink(42))
      #expect(wide - narrow >= 3 && wide - narrow <= 6)
    }

    /// The columns that a text covers.
    private func columns(_ string: String, _ font: FontValue, width: Double) throws -> [Int] {
      let text = DrawnText(
        string, origin: Point(x: 5, y: 16), width: width, font: font, size: font.pointSize,
        paint: red)
      let bitmap = try pixels(list([.text(text)], width: 200))
      return (0..<bitmap.width).filter { x in
        (0..<bitmap.height).contains { color(bitmap, x, $0)[3] > 90 }
      }
    }

    /// Serif fonts are wider than the font that was measured.
    @Test(arguments: [FontValue.Design.default, .serif, .rounded, .monospaced])
    func noDesignLeavesItsPlace(design: FontValue.Design) throws {
      var font = FontValue(size: .points(16), weight: .bold, design: design)
      for (string, stretch) in [("Morning Market", nil), ("Morning Market", -0.3), ("12:34", nil)] {
        font.width = stretch
        let run = PlacedLine.Run(.text(string), style: RunStyle(font: font))
        let width = run.width(in: .phone)
        let columns = try columns(string, font, width: width)
        let last = try #require(columns.last)
        #expect(Double(last) <= 5 + width + 0.5)
        #expect(Double(last) >= 5 + 0.9 * width)
      }
    }

    @Test func aFontOfTheProjectIsDrawn() throws {
      var font = FontValue(size: .points(16))
      font.face = FontFace(try #require(FontFile(BoxFont.regular)))
      // A box from 50 to 950 of 1000 units.
      #expect((14...15).contains(try columns("A", font, width: 16).count))
      // One from 50 to 1150 in the weight that is asked for.
      font.face = FontFace(try #require(FontFile(BoxFont.variable)), weight: 900)
      #expect((17...18).contains(try columns("A", font, width: 19.2).count))
      let text = DrawnText(
        "A", origin: Point(x: 5, y: 16), width: 16, font: font, size: 16, paint: red)
      let picture = try PictureRendering().render(list([.text(text)]), scale: 1)
      #expect(!picture.notes.contains { $0.contains("cannot be drawn") })
    }

    /// Other fonts have some emoji, too, but without colours.
    @Test func emojiHaveColours() throws {
      let font = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
      guard FileManager.default.fileExists(atPath: font) else {
        print("skipped: no \(font)")
        return
      }
      let text = DrawnText(
        "\u{1F600}", origin: Point(x: 4, y: 16), width: 20, font: .body, size: 17,
        paint: .solid(Tint(.black)))
      let bitmap = try pixels(list([.text(text)]))
      let isYellow = stride(from: 0, to: bitmap.bytes.count, by: 4).contains {
        bitmap.bytes[$0] > 180 && bitmap.bytes[$0 + 1] > 120 && bitmap.bytes[$0 + 2] < 100
          && bitmap.bytes[$0 + 3] == 255
      }
      #expect(isYellow)
    }

    @Test func theSameListGivesTheSameBytes() throws {
      let text = DrawnText(
        "Aa 12:34", origin: Point(x: 2, y: 15), width: 36, font: .body, size: 9, paint: red)
      let list = list([.text(text), .fill(.ellipse(in: whole), red)])
      #expect(
        try PictureRendering().render(list, scale: 2).png
          == PictureRendering().render(list, scale: 2).png)
    }

    @Test func aBlurSpreadsAndKeepsItsAmount() throws {
      let dot = DisplayItem.fill(.rectangle(Rect(x: 16, y: 6, width: 8, height: 8)), red)
      let sharp = try pixels(list([dot]))
      let blurred = try pixels(list([.group([dot], [.blur(radius: 2, isOpaque: false)])]))
      func amount(_ bitmap: Bitmap) -> Int {
        stride(from: 3, to: bitmap.bytes.count, by: 4).reduce(0) { $0 + Int(bitmap.bytes[$1]) }
      }
      #expect(color(blurred, 14, 10)[3] > 10 && color(blurred, 20, 10)[3] < 255)
      #expect(abs(amount(blurred) - amount(sharp)) * 20 < amount(sharp))
      // Where nothing is seen of a blur, nothing is lost.
      let none = try pixels(list([.group([dot], [.blur(radius: 0, isOpaque: false)])]))
      #expect(none.bytes == sharp.bytes)
    }

    @Test func aMaterialBlursWhatIsBehindIt() throws {
      let stripes = (0..<10).map { index in
        DisplayItem.fill(
          .rectangle(Rect(x: Double(index) * 4, y: 0, width: 2, height: 20)), .solid(Tint(.white)))
      }
      let black = DisplayItem.fill(.rectangle(whole), .solid(Tint(.black)))
      let half = [PathElement].rectangle(Rect(x: 0, y: 0, width: 20, height: 20))
      // In a group, which may be smaller than the picture, as on a card.
      let bitmap = try pixels(
        list([
          .group(
            [black] + stripes + [.backdrop(half, radius: 4, saturation: 1.8)],
            [.clip(.rectangle(whole))])
        ]))
      let inside = (6..<14).map { Int(color(bitmap, $0, 10)[0]) }
      #expect((inside.max() ?? 255) - (inside.min() ?? 0) < 40)
      #expect(abs(inside.reduce(0, +) / 8 - 127) < 30)
      let outside = (26..<34).map { Int(color(bitmap, $0, 10)[0]) }
      #expect((outside.max() ?? 0) - (outside.min() ?? 0) > 200)
      // Nothing is behind it, or it has no place.
      _ = try pixels(
        list([
          .backdrop(half, radius: 1e6, saturation: 1.8), .backdrop([], radius: 4, saturation: 1.8),
          .backdrop(
            .rectangle(Rect(x: 1e9, y: .nan, width: 5, height: 5)), radius: 4, saturation: 1.8),
        ]))
    }

    @Test(arguments: [
      (BlendModeName.multiply, [128, 0, 0]), (.screen, [255, 128, 0]), (.lighten, [255, 128, 0]),
      (.darken, [128, 0, 0]), (.difference, [127, 128, 0]), (.plusLighter, [255, 128, 0]),
      (.destinationOver, [128, 128, 0]), (.normal, [255, 0, 0]),
    ])
    func aGroupIsCombinedWithWhatIsBehindIt(mode: BlendModeName, wanted: [Int]) throws {
      let behind = DisplayItem.fill(.rectangle(whole), .solid(Tint(RGB(0x808000))))
      let bitmap = try pixels(
        list([behind, .group([.fill(.rectangle(whole), red)], [.blend(mode)])]))
      for (found, wanted) in zip(color(bitmap, 20, 10), wanted) {
        #expect(abs(Int(found) - wanted) <= 1)
      }
    }

    @Test func coloursAreChangedAndTransparencyIsKept() throws {
      let matrix = ColorMatrix(.invert) { _ in Tint(.black) }
      let square = DisplayItem.fill(
        .rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), .solid(Tint(RGB(0xFF0000), alpha: 0.5))
      )
      let bitmap = try pixels(list([.group([square], [.colors(matrix)])]))
      let inside = color(bitmap, 10, 10)
      #expect(inside[0] == 0 && inside[1] >= 254 && inside[2] >= 254)
      #expect(abs(Int(inside[3]) - 128) <= 1)
      #expect(color(bitmap, 30, 10) == [0, 0, 0, 0])
    }

    @Test func pixelsAreThoseOfTheFile() throws {
      let items = list([.fill(.ellipse(in: whole), red)])
      let grid = try PictureRendering().pixels(of: items, scale: 2, width: 80, height: 40)
      let bitmap = try pixels(items, scale: 2)
      #expect(grid[40, 20] == 0xFF0000 && color(bitmap, 40, 20) == [255, 0, 0, 255])
      #expect(grid[0, 0] == 0)
      #expect(throws: PictureRenderingFailure.self) {
        try PictureRendering().pixels(of: items, scale: 1, width: 5_000, height: 10)
      }
    }

    /// What comes from outside may be anything.
    @Test func hostileContentIsBounded() throws {
      let long = String(repeating: "W\u{202E}\u{1F600}", count: 40_000)
      let elements = (0..<100_000).map { PathElement.line(Point(x: Double($0), y: .nan)) }
      let items: [DisplayItem] = [
        .text(
          DrawnText(
            long, origin: Point(x: 0, y: 10), width: 40, font: .body, size: 12, paint: red)),
        .fill([.move(.zero)] + elements + [.close], red),
        .group(
          [.fill(.ellipse(in: whole), red)],
          [.shadow(Tint(.black), radius: 1e6, offset: Point(x: 1e6, y: 0))]),
        .group([.fill(.ellipse(in: whole), red)], [.blur(radius: 1e6, isOpaque: true)]),
        .group(
          (0..<200).map { _ in
            .group([.fill(.ellipse(in: whole), red)], [.blur(radius: 30, isOpaque: false)])
          }, []),
      ]
      _ = try PictureRendering().render(list(items), scale: 1)
    }
  #else
    @Test func aBuildWithoutPicturesSaysHowToHaveThem() {
      #expect(throws: PictureRenderingFailure.self) {
        try PictureRendering().render(list([]), scale: 1)
      }
    }
  #endif
}

import ActivityModel
import CellRaster
import Foundation
import PhoneScreen
import SwiftUI
import Testing
import ViewArchive
import WidgetKit

@testable import PhoneDrawing

/// Small widgets beside numbers that were measured on screenshots of phones; lengths in points.
@MainActor
@Suite
struct PhoneRuleTests {
  private func device(_ id: String) throws -> Device { try #require(DeviceCatalog.device(id)) }

  private func picture(
    on device: Device, _ appearance: ColorSchemeName = .light, wallpaper: RGB = .black
  ) -> PhonePicture {
    PhonePicture(
      device: device,
      time: TimedTextContext(now: ReferenceWidget.now, locale: "en_US", timeZone: "UTC"),
      appearance: appearance, wallpaper: (wallpaper, wallpaper))
  }

  private func archive(
    on device: Device, card: some View = EmptyView(), leading: some View = EmptyView(),
    trailing: some View = EmptyView(), minimal: some View = EmptyView()
  ) throws -> ActivityArchive {
    try ReferenceWidget(card: AnyView(card)) {
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("C") }
      } compactLeading: {
        leading
      } compactTrailing: {
        trailing
      } minimal: {
        minimal
      }
    }.archive(on: device)
  }

  private func box(_ width: Double, _ height: Double = 20) -> some View {
    Rectangle().fill(.red).frame(width: width, height: height)
  }

  // MARK: Texts that change (TIME-11, TIME-12)

  private func texts(in card: some View, isReduced: Bool = false) throws -> [DrawnBox] {
    let device = try device("iphone-17")
    var picture = picture(on: device)
    picture.time.isLuminanceReduced = isReduced
    let archive = try archive(on: device, card: card)
    let scene = try #require(picture.card(archive.lockScreen, of: archive))
    return scene.list.boxes.filter { $0.kind == .text }
  }

  /// On a phone a countdown in a column at the end of a row began 8 points behind the texts before a
  /// spacer, at the beginning of its column.
  @Test(arguments: [120.0, 200, 40])
  func aTimerTakesWhatTheOthersInARowLeave(width: Double) throws {
    let now = ReferenceWidget.now
    let found = try texts(
      in: HStack {
        Color.red.frame(width: width, height: 20)
        Spacer()
        VStack(alignment: .trailing) {
          Text(timerInterval: now...(now + 24)).font(.title3.monospacedDigit())
          Text("ETA").font(.caption2)
        }
      }.padding(16))
    let timer = try #require(found.first { $0.name == "0:24" })
    #expect(abs(timer.frame.minX - (14 + 16 + width + 8)) < 0.1)
    #expect(abs((found.first { $0.name == "ETA" }?.frame.maxX ?? 0) - (14 + 374 - 16)) < 0.1)
  }

  /// "3:30:--" of 22 points was 75 wide on a card of 0.97; with hyphens it would be 9 narrower.
  @Test func dashesForHiddenSecondsAreAsWideAsDigits() throws {
    let now = ReferenceWidget.now
    func width(_ isReduced: Bool) throws -> Double {
      let found = try texts(
        in: Text(timerInterval: now...(now + 3.5 * 3600)).font(.system(size: 22).monospacedDigit()),
        isReduced: isReduced)
      return try #require(found.first).frame.width
    }
    #expect(abs(try width(true) - 75 / 0.97) < 4)
    #expect(abs(try width(true) - width(false)) < 0.1)
  }

  /// "8:28 PM" of 12 points was 45.3 wide: its space is a narrow one, which cells do not have.
  @Test func theSpaceBeforePMIsNarrow() throws {
    let time = ReferenceWidget.now
    let found = try texts(
      in: VStack {
        Text(time, style: .time).font(.system(size: 40))
        Text(time.formatted(date: .omitted, time: .shortened).replacing("\u{202F}", with: " "))
          .font(.system(size: 40))
      })
    #expect(found.first?.name?.contains("\u{202F}") == true)
    #expect(abs(found[1].frame.width - found[0].frame.width - 0.13 * 40) < 3)
  }

  /// "00:" of 34 points in a monospaced font was 55 wide, not 63; "Arrives at " ends with its t.
  @Test func theBoxOfATextEndsWithItsLetters() throws {
    let found = try texts(
      in: VStack {
        Text("00:").font(.system(size: 34, design: .monospaced))
        Text("at ")
        Text("at")
      })
    #expect(abs(found[0].frame.width - 55) < 4)
    #expect(abs(found[1].frame.width - found[2].frame.width) < 0.1)
  }

  // MARK: Outer shapes (SIZE-1, SIZE-4, SIZE-9, SIZE-10)

  /// The ends of the contents from the island's ends, and the island's width, on eleven screenshots. A
  /// glyph has about a point of its own beside its ink.
  @Test(arguments: [
    ("iphone-16-pro", 39.1, 70.8, 250.3), ("iphone-16-pro", 22.5, 50.1, 213.4),
    ("iphone-17", 70.5, 43.5, 255.7), ("iphone-15", 57.2, 23.2, 226.7),
    ("iphone-17-pro-max", 30.9, 27.9, 185.8), ("iphone-16-pro", 29.9, 58.2, 228.7),
    ("iphone-17-pro-max", 22.2, 49.1, 213.3), ("iphone-17", 59.4, 59.3, 243.4),
    ("iphone-17", 98.8, 101.2, 328.7), ("iphone-16-pro", 22.9, 51.5, 216),
  ])
  func compactIslandsAreAsWideAsOnPhones(
    id: String, leading: Double, trailing: Double, width: Double
  ) throws {
    let device = try device(id)
    let archive = try archive(on: device, leading: box(leading - 7), trailing: box(trailing - 7))
    let scene = try #require(picture(on: device).compact(archive))
    #expect(abs(scene.bounds.width - width) < 4.5, "\(scene.bounds.width)")
    // Contents stand 7 from the outer ends.
    let boxes = scene.list.boxes.filter { $0.kind == .shape && $0.frame.height == 20 }
    #expect(boxes.count == 2)
    #expect(abs((boxes.first?.frame.minX ?? 0) - scene.bounds.minX - 7) < 0.01)
    #expect(abs(scene.bounds.maxX - (boxes.last?.frame.maxX ?? 0) - 7) < 0.01)
  }

  @Test func anIslandThatWantsMoreThanThereIsKeepsToItsLimit() throws {
    for (id, most) in [("iphone-17", 328.7), ("iphone-15", 319.7), ("iphone-17-pro-max", 366.7)] {
      let device = try device(id)
      let greedy = Rectangle().fill(.red)
      let both = try #require(
        picture(on: device).compact(try archive(on: device, leading: greedy, trailing: greedy)))
      #expect(abs(both.bounds.width - most) < 0.1)
      let one = try #require(
        picture(on: device).compact(try archive(on: device, leading: greedy, trailing: box(36))))
      #expect(abs(one.bounds.width - most) < 0.1)
    }
  }

  @Test func aDetachedMinimalViewIsWiderThanACircle() throws {
    let device = try device("iphone-16-pro")
    for content in [10.0, 28, 60] {
      let archive = try archive(on: device, minimal: box(content))
      let scene = picture(on: device).minimal(attached: nil, detached: archive)
      let shapes = scene.list.boxes.filter {
        $0.kind == .shape && abs($0.frame.height - 36.67) < 0.1
      }
      let width = try #require(shapes.last?.frame.width)
      #expect(width >= 43.8 && width <= 45)
    }
  }

  /// Cards of 75.5, 80.3 and 112.3 on phones; of one that is higher than 160 the middle is seen.
  @Test(arguments: [(43.5, 75.5), (48.3, 80.3), (80.3, 112.3), (128, 160), (200, 160)])
  func aCardIsAsHighAsItsContent(content: Double, height: Double) throws {
    let device = try device("iphone-16-pro")
    let archive = try archive(on: device, card: box(100, content).padding(16))
    let scene = try #require(picture(on: device).card(archive.lockScreen, of: archive))
    #expect(abs(scene.bounds.height - height) < 0.01)
    let inner = try #require(scene.list.boxes.first { $0.frame.width == 100 }?.frame)
    #expect(abs(inner.center.y - scene.bounds.center.y) < 0.01)
  }

  @Test(arguments: [("iphone-16-pro", 374.0), ("iphone-15-plus", 402), ("iphone-15", 365)])
  func aCardKeepsFourteenFromTheSides(id: String, width: Double) throws {
    let device = try device(id)
    let archive = try archive(on: device, card: Text("x"))
    let scene = try #require(picture(on: device).card(archive.lockScreen, of: archive))
    #expect(scene.bounds.width == width)
    #expect(abs(scene.bounds.minX - 14) < 0.01)
  }

  // MARK: Text styles (LAYOUT-27)

  @Test(arguments: [
    (nil as Font?, 15.0, FontValue.Weight.medium), (.body, 15, .medium), (.headline, 15, .medium),
    (.subheadline, 13, .medium), (.caption, 13, .medium), (.caption2, 13, .medium),
    (.title3, 20, .regular), (.largeTitle, 34, .regular), (.system(size: 12), 12, .regular),
    (.caption.bold(), 13, .semibold),
  ])
  func textStylesHaveSizesOfTheirOwnInTheClosedIsland(
    font: Font?, size: Double, weight: FontValue.Weight
  ) throws {
    let device = try device("iphone-16-pro")
    let archive = try archive(
      on: device, card: Text("card").font(font), leading: Text("9").font(font),
      trailing: Image(systemName: "heart.fill").font(font), minimal: Text("9").font(font))
    let compact = try #require(picture(on: device).compact(archive)).list
    let text = try #require(compact.texts.first)
    #expect(text.size == size && text.font.resolvedWeight == weight)
    let minimal = picture(on: device).minimal(attached: archive, detached: nil).list
    #expect(minimal.texts.first?.size == size)
    // A heart's ink is as wide as its font is large, on phones 17.0 at 17.
    let symbol = try #require(compact.boxes.first { $0.kind == .symbol })
    #expect(abs(symbol.frame.width - size) < 1 + (weight == .semibold ? 1 : 0))
    let card = try #require(picture(on: device).card(archive.lockScreen, of: archive)).list
    let usual: [Font?: Double] = [
      nil: 17, .body: 17, .headline: 17, .subheadline: 15, .caption: 12, .caption2: 11,
    ]
    if let wanted = usual[font] { #expect(card.texts.first?.size == wanted) }
  }

  // MARK: Emphasis (LAYOUT-13)

  @Test(arguments: [
    (Font.body.bold(), FontValue.Weight.semibold), (.title3.bold(), .semibold),
    (.caption2.bold(), .semibold), (.title2.bold(), .bold), (.largeTitle.bold(), .bold),
    (.system(size: 11, design: .monospaced).bold(), .semibold), (.body.weight(.bold), .bold),
    (.system(size: 11, weight: .bold), .bold),
  ])
  func boldAsksForTheEmphasisedWeight(font: Font, weight: FontValue.Weight) throws {
    let device = try device("iphone-16-pro")
    let archive = try archive(on: device, card: Text("x").font(font))
    let card = try #require(picture(on: device).card(archive.lockScreen, of: archive)).list
    #expect(card.texts.first?.font.resolvedWeight == weight)
  }

  // MARK: Regions (ISLAND-11 to ISLAND-13)

  private func expanded(_ island: @escaping () -> DynamicIsland) throws -> PictureScene {
    let device = try device("iphone-17")
    let archive = try ReferenceWidget(card: AnyView(EmptyView()), island: island).archive(
      on: device)
    return try #require(picture(on: device).expanded(archive))
  }

  private func island<Expanded: View>(
    @DynamicIslandExpandedContentBuilder _ regions:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >
  ) throws -> PictureScene {
    try expanded {
      DynamicIsland {
        regions()
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }

  @Test(arguments: [60.0, 164, 338])
  func aNarrowBottomViewStandsInTheMiddle(width: Double) throws {
    let scene = try island {
      DynamicIslandExpandedRegion(.leading) { Text("L") }
      DynamicIslandExpandedRegion(.bottom) { box(width, 21) }
    }
    let view = try #require(scene.list.boxes.first { $0.frame.height == 21 }?.frame)
    #expect(abs(view.center.x - scene.bounds.center.x) < 0.01)
  }

  /// 100 on a phone, where a spacer could take 160; a bare shape takes it.
  @Test func spacersDoNotStretchTheIslandAndShapesDo() throws {
    let spacers = try island {
      DynamicIslandExpandedRegion(.trailing) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          box(42, 54)
          Spacer(minLength: 0)
        }.frame(maxHeight: .infinity).padding(.top, 10)
      }
    }
    #expect(spacers.bounds.height == 100)
    let frames = try island {
      DynamicIslandExpandedRegion(.leading) { box(42, 54).frame(maxHeight: .infinity) }
    }
    #expect(frames.bounds.height == 90)
    let inside = try island {
      DynamicIslandExpandedRegion(.bottom) {
        VStack {
          box(20, 5)
          Spacer()
        }.frame(height: 60)
      }
    }
    #expect(abs(inside.bounds.height - (36.67 + 60 + 18)) < 0.01)
    let shapes = try island {
      DynamicIslandExpandedRegion(.center) { RoundedRectangle(cornerRadius: 8).fill(.red) }
    }
    #expect(shapes.bounds.height == 160)
  }

  @Test func aGreedyCentreLeavesTheSidesTheirRoom() throws {
    for centre in [
      AnyView(Text("middle").frame(maxWidth: .infinity)),
      AnyView(
        HStack {
          Text("middle"); Spacer()
        }), AnyView(box(20).frame(maxWidth: .infinity)),
    ] {
      let scene = try island {
        DynamicIslandExpandedRegion(.leading) { Text("Left side") }
        DynamicIslandExpandedRegion(.center) { centre }
        DynamicIslandExpandedRegion(.trailing) { Text("12:34") }
      }
      let texts = scene.list.texts.map(\.string)
      #expect(texts.contains("Left side") && texts.contains("12:34"))
    }
  }

  // MARK: Colours and materials (ISLAND-9, PICTURE-15, PICTURE-16)

  private func fills(_ items: [DisplayItem]) -> [Tint] {
    items.flatMap { item -> [Tint] in
      switch item {
      case .fill(_, .solid(let tint), _): [tint]
      case .group(let items, _), .control(_, _, let items): fills(items)
      default: []
      }
    }
  }

  @Test func theTintOfTheIslandIsBlue() throws {
    let blue = RGB(0x0A84FF)
    let scene = try island {
      DynamicIslandExpandedRegion(.leading) { Color.accentColor.frame(width: 9, height: 9) }
      DynamicIslandExpandedRegion(.trailing) {
        Text("x").padding(4).background(.tint)
      }
      DynamicIslandExpandedRegion(.bottom) { ProgressView(value: 0.5) }
    }
    #expect(fills(scene.items).filter { $0 == Tint(blue) }.count == 3)
  }

  @Test func theLineAroundTheIslandIsNeutralAndOnDarkSurroundingsOnly() throws {
    func lines(_ wallpaper: RGB) throws -> [Tint] {
      let device = try device("iphone-16-pro")
      var archive = try archive(on: device, leading: box(20), trailing: box(20))
      archive.keylineTint = .color(.system(.red))
      let scene = try #require(picture(on: device, wallpaper: wallpaper).compact(archive))
      return scene.items.compactMap {
        if case .stroke(_, _, .solid(let tint)) = $0 { tint } else { nil }
      }
    }
    #expect(try lines(.black) == [Tint(.white, alpha: 0.035)])
    #expect(try lines(RGB(0x102030)).count == 1)
    #expect(try lines(RGB(0xA0C0E0)) == [])
  }

  /// The wallpaper beside a card and the colour inside of it, on screenshots of iOS 16 to 26.
  @Test(arguments: [
    (SystemLook.classic, nil as Tint?, RGB(0xA19800), RGB(0xC3CB5F), 22),
    (.classic, Tint(.white, alpha: 0.8), RGB(0x065276), RGB(0xCCDDEA), 7),
    (.glass, Tint(.black, alpha: 0.8), RGB(0x578E88), RGB(0x163631), 10),
    (.glass, Tint(.black, alpha: 0.85), RGB(0x474D4D), RGB(0x161815), 4),
    (.glass, Tint(RGB(0x0091FF), alpha: 0.18), RGB(0x0C0E14), RGB(0x213147), 9),
    (.glass, Tint(RGB(0x0091FF), alpha: 0.18), RGB(0x46506E), RGB(0x44638C), 8),
    (.glass, Tint(.white), RGB(0x123456), RGB(0xFFFFFF), 0),
  ])
  func aCardShowsTheWallpaperAsOnAPhone(
    look: SystemLook, tint: Tint?, wallpaper: RGB, inside: RGB, tolerance: Int
  ) {
    let color = look.veil(tint, scheme: .light).blended(over: wallpaper)
    #expect(abs(Int(color.red) - Int(inside.red)) <= tolerance)
    #expect(abs(Int(color.green) - Int(inside.green)) <= tolerance)
    #expect(abs(Int(color.blue) - Int(inside.blue)) <= tolerance)
  }

  @Test func aLightTintNeverDarkensGlass() {
    let wallpaper = RGB(0x283C78)
    let shades = stride(from: 0.1, through: 1, by: 0.1).map { alpha in
      SystemLook.glass.veil(Tint(.white, alpha: alpha), scheme: .light).blended(over: wallpaper)
    }
    for (darker, lighter) in zip([wallpaper] + shades, shades) {
      #expect(lighter.red > darker.red && lighter.green > darker.green)
    }
  }

  /// LAYOUT-20: the named colours, and the edge of glass (PICTURE-16).
  @Test(arguments: [
    (SystemLook.classic, [0xFF9500, 0x32ADE6] as [UInt32], 0xFF453A as UInt32, 0),
    (.glass, [0xFF8D28, 0x00C0E8], 0xFF4245, 1),
  ])
  func coloursAndMaterialAreThoseOfTheVersion(
    look: SystemLook, light: [UInt32], dark: UInt32, edges: Int
  ) throws {
    let device = try device("iphone-16-pro")
    let archive = try archive(
      on: device,
      card: HStack {
        Color.orange
        Color.cyan
      }.frame(height: 40), leading: box(20), trailing: box(20))
    var picture = picture(on: device, wallpaper: RGB(0xA0C0E0))
    picture.systemLook = look
    let card = try #require(picture.card(archive.lockScreen, of: archive))
    #expect(Set(fills(card.items)).isSuperset(of: light.map { Tint(RGB($0)) }))
    #expect(strokes(card.items) == Array(repeating: Tint(.white, alpha: 0.3), count: edges))
    let compact = try #require(picture.compact(archive))
    #expect(fills(compact.items).filter { $0 == Tint(RGB(dark)) }.count == 2)
  }

  /// As in the expanded island, what is leading is on the right.
  @Test func theCompactIslandIsMirroredFromRightToLeft() throws {
    let device = try device("iphone-16-pro")
    var archive = try archive(on: device, leading: box(40), trailing: box(20))
    let picture = picture(on: device)
    let straight = try #require(picture.compact(archive)).shapes
    archive.compactLeading = archive.compactLeading?.modified(.layoutDirection(.rightToLeft))
    archive.compactTrailing = archive.compactTrailing?.modified(.layoutDirection(.rightToLeft))
    #expect(archive.compactParts == [.compactTrailing, .compactLeading])
    let mirrored = try #require(picture.compact(archive)).shapes
    let middle = device.screenWidth / 2
    #expect(straight.count == 1 && mirrored.count == 1)
    #expect(abs(mirrored[0].minX - (2 * middle - straight[0].maxX)) < 1e-9)
    #expect(abs(mirrored[0].maxX - (2 * middle - straight[0].minX)) < 1e-9)
    #expect(straight[0].minX < 2 * middle - straight[0].maxX)
  }

  private func strokes(_ items: [DisplayItem]) -> [Tint] {
    items.flatMap { item -> [Tint] in
      switch item {
      case .stroke(_, _, .solid(let tint)): [tint]
      case .group(let items, _): strokes(items)
      default: []
      }
    }
  }

  // MARK: Progress (LAYOUT-16, PICTURE-4)

  @Test func ringsHaveTheSizesOfAPhone() throws {
    let device = try device("iphone-16-pro")
    let ring = ProgressView(value: 0.5) { Text("7") }.progressViewStyle(.circular).tint(.green)
    let archive = try archive(
      on: device, card: ring.frame(width: 48, height: 48), trailing: ring)
    let compact = try #require(picture(on: device).compact(archive)).list
    let small = try #require(compact.boxes.first { abs($0.frame.width - 22.5) < 0.1 }?.frame)
    // Its label is in it.
    let label = try #require(compact.boxes.first { $0.kind == .text }?.frame)
    #expect(abs(label.center.x - small.center.x) < 1 && abs(label.center.y - small.center.y) < 1)
    let card = try #require(picture(on: device).card(archive.lockScreen, of: archive)).list
    #expect(card.boxes.contains { abs($0.frame.width - 54) < 0.1 && $0.kind == .shape })
  }

  /// A ring whose labels are empty texts is as large as its frame, without a row below it.
  @Test func anEmptyTextIsNoLabelOfARing() throws {
    let ring = ProgressView(timerInterval: ReferenceWidget.now...ReferenceWidget.now + 60) {
      Text("")
    } currentValueLabel: {
      Text("")
    }.progressViewStyle(.circular)
    let archive = try archive(on: device("iphone-16-pro"), card: ring.frame(width: 48, height: 48))
    let card = try #require(
      picture(on: device("iphone-16-pro")).card(archive.lockScreen, of: archive))
    #expect(card.list.boxes.contains { abs($0.frame.width - 54) < 0.1 && $0.kind == .shape })
  }

  /// Content that is higher than the island reaches to its lower edge, and is cut in the corners
  /// (PICTURE-17): "World cup" of one screenshot ended 9 points above it.
  @Test func onlyCornersCutContent() throws {
    let scene = try expanded {
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Color.red.frame(height: 200) }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
    let clips = scene.items.compactMap { item -> [PathElement]? in
      guard case .group(_, let effects) = item, case .clip(let path) = effects.first else {
        return nil
      }
      return path
    }
    let bounds = try #require(clips.first?.bounds)
    // The sides at the left and right are too short between the corners.
    #expect(bounds.minY == scene.bounds.minY && bounds.maxY == scene.bounds.maxY)
    #expect(bounds.minX == scene.bounds.minX + 12 && bounds.maxX == scene.bounds.maxX - 12)
  }

  // MARK: Always-On (SURFACE-1)

  @Test(arguments: [("iphone-15", 353.7), ("iphone-17", 362.7)])
  func alwaysOnIsALittleSmallerAndAsBright(id: String, width: Double) throws {
    let device = try device(id)
    let archive = try archive(on: device, card: Color.red.frame(width: 100, height: 40).padding())
    let picture = picture(on: device, .dark)
    let usual = try #require(picture.card(archive.lockScreen, of: archive))
    let dimmed = try #require(picture.card(archive.lockScreen, of: archive, isDimmed: true))
    #expect(abs(dimmed.bounds.width - width) < 0.5)
    #expect(abs(dimmed.bounds.center.y - usual.bounds.center.y) < 0.01)
    #expect(dimmed.list.boxes.contains { abs($0.frame.width - 97) < 0.01 })
    #expect(Set(fills(dimmed.items)) == Set(fills(usual.items)))
  }
}

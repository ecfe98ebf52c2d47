import Testing
import ViewArchive

@testable import SymbolOutlines

/// The outlines that are compiled in.
struct OutlineFilesTests {
  @Test func theFilesHaveNoMistake() {
    #expect(OutlineLibrary.builtIn.problems.map(\.description) == [])
    #expect(OutlineLibrary.builtIn.names.count > 500)
  }

  /// Ink fills the frame and stays in it, so that neighbours keep their distance.
  @Test func everyFrameFitsItsInk() throws {
    for name in OutlineLibrary.builtIn.names {
      let outline = try #require(OutlineLibrary.builtIn.outline(of: name), "\(name)")
      let ink = try #require(outline.ink, "\(name)")
      #expect(
        ink.minX > -1.5 && ink.maxX < outline.width + 1.5, "\(name): \(ink), \(outline.width)")
      #expect(ink.minX < 8 && ink.maxX > outline.width - 8, "\(name): \(ink), \(outline.width)")
      #expect(ink.minY > -70 && ink.maxY < 75, "\(name): \(ink)")
    }
  }

  /// Measured on screenshots of phones: the font's size, width and height of the ink, in points.
  @Test(arguments: [
    ("heart.fill", 17.0, 17.0, 16.0), ("location.fill", 17, 15.7, 15.7), ("xmark", 24, 18.7, 18.7),
    ("xmark.circle", 17, 17.3, 17.3), ("shippingbox", 15, 15.3, 16.3), ("timer", 20, 20, 20.7),
    ("moon.stars.fill", 22, 21.6, 22.3), ("flame", 16, 13.7, 17.3), ("bus.fill", 12, 13.8, 14.3),
    ("arrow.right", 15, 13.7, 11), ("car", 15, 17.3, 13.7), ("house.fill", 15, 17.7, 15.7),
    ("pause.fill", 24, 14.3, 19.3), ("play.fill", 24, 17.7, 19.7), ("stop.fill", 17, 14.3, 14.3),
    ("airplane", 11, 12.3, 11), ("frying.pan", 22, 34, 20), ("figure.run", 22, 18.3, 24),
    ("train.side.front.car", 17, 23, 13.3), ("beach.umbrella", 17, 17, 20),
  ])
  func inkIsAsLargeAsOnAPhone(name: String, size: Double, width: Double, height: Double) throws {
    let ink = try #require(OutlineLibrary.builtIn.outline(of: name)?.ink)
    let unit = size / SymbolOutline.em
    #expect(abs(ink.width * unit - width) < 1, "\(ink.width * unit)")
    #expect(abs(ink.height * unit - height) < 1, "\(ink.height * unit)")
  }

  @Test(arguments: [
    "person.crop.circle.badge.checkmark.fill", "3.circle.fill", "12.square", "a.circle",
    "bell.slash.fill", "wifi.slash", "calendar.badge.clock", "heart.circle.fill", "mic.slash",
    "plus.app", "star.square", "bolt.slash.circle", "exclamationmark.triangle.fill",
  ])
  func usualEndingsAreComposed(name: String) {
    #expect(OutlineLibrary.builtIn.outline(of: name) != nil)
  }
}

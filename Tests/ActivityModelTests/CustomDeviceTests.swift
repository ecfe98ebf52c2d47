import ActivityModel
import Testing

/// Devices by their numbers.
struct CustomDeviceTests {
  @Test func theClassFollowsFromTheWidth() throws {
    let small = try #require(DeviceCatalog.custom("402x874"))
    #expect(small.island == .small && small.cardWidth == 374)
    let large = try #require(DeviceCatalog.custom("440x956"))
    #expect(large.island == .large && large.cardWidth == 412)
    let plain = try #require(DeviceCatalog.custom("375x667"))
    #expect(plain.island == nil && plain.cardWidth == 347)
    let tablet = try #require(DeviceCatalog.custom("834x1194"))
    #expect(tablet.island == nil && tablet.cardWidth == 425)
  }

  @Test func numbersThatAreSaidCount() throws {
    let device = try #require(
      DeviceCatalog.custom("500x1000,island=large,card=420,inset=14,places=3,scale=2"))
    #expect(device.island == .large && device.cardWidth == 420 && device.displayScale == 2)
    #expect(device.islandInset == 14 && device.islandPlaces == 3)
    #expect(try #require(DeviceCatalog.custom("402x874,island=none")).island == nil)
  }

  /// A known device whose numbers differ on an older system (ISLAND-8, SIZE-9, SIZE-10).
  @Test func aKnownDeviceIsChanged() throws {
    let device = try #require(
      DeviceCatalog.custom("iphone-14-pro,card=373,margin=20.3,compact=300"))
    #expect(device.screenWidth == 393 && device.cardWidth == 373)
    #expect(device.expandedMargin == 20.3 && device.compactWidth == 300)
    let known = try #require(DeviceCatalog.device("iphone-14-pro"))
    #expect(known.expandedMargin == nil && abs(known.compactWidth - 319.66) < 0.01)
  }

  @Test(arguments: [
    "", "x", "402", "402x", "x874", "0x0", "-402x874", "nanxnan", "1e9x1e9", "402x874x3",
    "402x874,", "402x874,card", "402x874,card=", "402x874,card=-1", "402x874,card=inf",
    "402x874,island=huge", "iphone-14-pro,card=-1", "iphone-99,card=373", "402x874,colour=red",
  ])
  func whatIsNoDeviceIsNone(text: String) {
    #expect(DeviceCatalog.custom(text) == nil)
  }
}

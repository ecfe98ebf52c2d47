import ActivityModel
import Testing

struct DeviceCatalogTests {
  @Test(
    arguments: [
      ("iphone-16-pro", 402, Device.SizeClass.small as Device.SizeClass?, 374),
      ("iphone-15-plus", 430, .large, 402), ("iphone-air", 420, .large, 392),
      ("iphone-18-pro-max", 440, .large, 412), ("iphone-14", 390, nil, 362),
      ("iphone-se", 375, nil, 347), ("ipad-mini", 744, nil, 425), ("ipad-pro-12-9", 1024, nil, 500),
    ] as [(String, Double, Device.SizeClass?, Double)])
  func devicesHaveTheirClass(id: String, width: Double, island: Device.SizeClass?, card: Double)
    throws
  {
    let device = try #require(DeviceCatalog.device(id))
    #expect(device.screenWidth == width)
    #expect(device.island == island)
    #expect(device.cardWidth == card)
  }

  @Test func idsAreUniqueAndTypable() {
    let ids = DeviceCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    }
    #expect(DeviceCatalog.standard.id == "iphone-16-pro")
    #expect(DeviceCatalog.all.contains(DeviceCatalog.standard))
  }

  @Test(arguments: [
    ("iphone-16-por", "iphone-16-pro"), ("iPhone 17 Pro Max", "iphone-17-pro-max"),
    ("iphon-air", "iphone-air"), ("ipad_pro_13", "ipad-pro-13"),
  ])
  func misspeltDevicesAreRecognised(typed: String, id: String) {
    #expect(DeviceCatalog.device(typed) == nil)
    #expect(DeviceCatalog.suggestion(for: typed)?.id == id)
  }

  @Test(arguments: ["", "pixel", "a", String(repeating: "x", count: 100_000)])
  func otherWordsSuggestNothing(typed: String) {
    #expect(DeviceCatalog.suggestion(for: typed) == nil)
  }

  @Test func limitsAreApples() {
    let limits = SystemLimits.standard
    #expect(limits.totalDuration == 12 * 3_600)
    #expect(limits.contentBytes == 4_096)
    #expect(limits.alertDuration == 4)
  }
}

/// The known devices (SIZE-2).
package enum DeviceCatalog {
  /// The default device.
  package static let standard = phone("iPhone 16 Pro", 402, 874, island: .small, inset: 14)

  /// Every device: phones without an island, phones with one, tablets; in each group the newest
  /// family last.
  package static let all: [Device] = plainPhones + islandPhones + tablets

  package static func device(_ id: String) -> Device? { all.first { $0.id == id } }

  /// Returns the device whose identifier is spelled most like `id`; nil: none is similar. Another
  /// number is another device and no mistake of spelling.
  package static func suggestion(for id: String) -> Device? {
    func numbers(_ text: String) -> [Substring] { text.split { !$0.isNumber } }
    let alike = all.map(\.id).filter { numbers($0) == numbers(id) }
    return Spelling.nearest(to: id, in: alike).flatMap(device)
  }

  /// Parses a device description: the screen in points, `402x874`, and after commas any of
  /// `island=small` (or `large`, `none`), `card=371` (`cardWidth`), `scale=3` (`displayScale`),
  /// `inset=14` (`islandInset`), `places=3` (`islandPlaces`), `compact=328` (`widestCompact`),
  /// `margin=20.3` (`expandedMargin`). A known device's identifier may stand for the screen.
  ///
  /// Values that are missing are those of the device, else derived from the width (SIZE-1). Nil: the
  /// text is malformed.
  package static func custom(_ text: String) -> Device? {
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, var device = self.device(String(first)) ?? bare(first) else {
      return nil
    }
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return nil }
      let number = Double(pair[1])
      switch pair[0] {
      case "island":
        guard pair[1] == "none" || Device.SizeClass(rawValue: pair[1]) != nil else { return nil }
        device.island = Device.SizeClass(rawValue: pair[1])
      case "card": device.cardWidth = number ?? 0
      case "scale": device.displayScale = number ?? 0
      case "inset": device.islandInset = number
      case "places": device.islandPlaces = Int(pair[1])
      case "compact": device.widestCompact = number
      case "margin": device.expandedMargin = number
      default: return nil
      }
      guard pair[0] == "island" || number.map({ $0.isFinite && $0 > 0 }) == true else {
        return nil
      }
    }
    device.id = text
    return device
  }

  /// Parses a screen in points, `402x874`; nil: malformed.
  private static func bare(_ text: Substring) -> Device? {
    let sides = text.split(separator: "x").map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      lengths.contains(width), lengths.contains(height)
    else { return nil }
    let name = "\(Int(width))x\(Int(height))"
    if width > PhoneMeasures.phoneScreenWidth { return tablet(name, width, height) }
    guard width >= PhoneMeasures.smallScreenWidth else { return phone(name, width, height) }
    // All phones with an island but those of 393 and 430 points have it lower.
    return phone(
      name, width, height, island: width < PhoneMeasures.largeScreenWidth ? .small : .large,
      inset: width == 393 || width == 430 ? nil : 14)
  }

  /// The accepted lengths of a screen's sides, in points.
  private static let lengths = 100.0...4_000

  private static let islandPhones: [Device] = [
    phone("iPhone 14 Pro", 393, 852, island: .small),
    phone("iPhone 14 Pro Max", 430, 932, island: .large),
    phone("iPhone 15", 393, 852, island: .small),
    phone("iPhone 15 Plus", 430, 932, island: .large),
    phone("iPhone 15 Pro", 393, 852, island: .small),
    phone("iPhone 15 Pro Max", 430, 932, island: .large),
    phone("iPhone 16", 393, 852, island: .small),
    phone("iPhone 16 Plus", 430, 932, island: .large),
    standard,
    phone("iPhone 16 Pro Max", 440, 956, island: .large, inset: 14),
    phone("iPhone 17", 402, 874, island: .small, inset: 14),
    phone("iPhone 17 Pro", 402, 874, island: .small, inset: 14),
    phone("iPhone 17 Pro Max", 440, 956, island: .large, inset: 14),
    phone("iPhone Air", 420, 912, island: .large, inset: 14),
    phone("iPhone 18 Pro", 402, 874, island: .small, inset: 14, places: 3),
    phone("iPhone 18 Pro Max", 440, 956, island: .large, inset: 14, places: 3),
  ]

  private static let plainPhones: [Device] = [
    phone("iPhone SE", 375, 667, scale: 2),
    phone("iPhone X", 375, 812),
    phone("iPhone XR", 414, 896, scale: 2),
    phone("iPhone XS", 375, 812),
    phone("iPhone XS Max", 414, 896),
    phone("iPhone 11", 414, 896, scale: 2),
    phone("iPhone 11 Pro", 375, 812),
    phone("iPhone 11 Pro Max", 414, 896),
    phone("iPhone 12 mini", 375, 812),
    phone("iPhone 12", 390, 844),
    phone("iPhone 12 Pro", 390, 844),
    phone("iPhone 12 Pro Max", 428, 926),
    phone("iPhone 13 mini", 375, 812),
    phone("iPhone 13", 390, 844),
    phone("iPhone 13 Pro", 390, 844),
    phone("iPhone 13 Pro Max", 428, 926),
    phone("iPhone 14", 390, 844),
    phone("iPhone 14 Plus", 428, 926),
    phone("iPhone 16e", 390, 844),
  ]

  private static let tablets: [Device] = [
    tablet("iPad mini", 744, 1133),
    tablet("iPad", 810, 1080),
    tablet("iPad Air 11", 820, 1180),
    tablet("iPad Pro 11", 834, 1194),
    tablet("iPad Pro 12.9", 1024, 1366, cardWidth: 500),
    tablet("iPad Pro 13", 1032, 1376, cardWidth: 500),
  ]

  /// Makes a phone; lengths in points. The card keeps `PhoneMeasures.cardInset` from each side of
  /// the screen.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
    island: Device.SizeClass? = nil, inset: Double? = nil, places: Int? = nil
  ) -> Device {
    Device(
      id: id(name), name: name, screenWidth: width, screenHeight: height, displayScale: scale,
      island: island, cardWidth: width - 2 * PhoneMeasures.cardInset,
      islandInset: inset, islandPlaces: places)
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double,
    cardWidth: Double = PhoneMeasures.tabletCardWidth
  ) -> Device {
    Device(
      id: id(name), name: name, screenWidth: width, screenHeight: height, displayScale: 2,
      island: nil, cardWidth: cardWidth)
  }

  private static func id(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " || $0 == "." ? "-" : $0 })
  }
}

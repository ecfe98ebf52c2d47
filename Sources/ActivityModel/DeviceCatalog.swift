/// The devices of presentations.md §1.2.
package enum DeviceCatalog {
  /// What is shown when nobody asks for another.
  package static let standard = Device(
    id: "iphone-16-pro", name: "iPhone 16 Pro", screenWidth: 402, screenHeight: 874,
    displayScale: 3, island: .small, cardWidth: 371)

  /// Every device, newest family last.
  package static let all: [Device] = plainPhones + islandPhones + tablets

  package static func device(_ id: String) -> Device? { all.first { $0.id == id } }

  /// The device whose id is spelled most like `id`; nil when none is.
  package static func suggestion(for id: String) -> Device? {
    Spelling.nearest(to: id, in: all.map(\.id)).flatMap(device)
  }

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
    phone("iPhone 16 Pro Max", 440, 956, island: .large),
    phone("iPhone 17", 402, 874, island: .small),
    phone("iPhone 17 Pro", 402, 874, island: .small),
    phone("iPhone 17 Pro Max", 440, 956, island: .large),
    phone("iPhone Air", 420, 912, island: .large),
    phone("iPhone 18 Pro", 402, 874, island: .small),
    phone("iPhone 18 Pro Max", 440, 956, island: .large),
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

  /// Lengths in points. A phone without an island leaves 11 points beside the card.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
    island: Device.SizeClass? = nil
  ) -> Device {
    let cardWidth =
      switch island {
      case .small: 371.0
      case .large: 408.0
      case nil: width - 22
      }
    return Device(
      id: id(name), name: name, screenWidth: width, screenHeight: height, displayScale: scale,
      island: island, cardWidth: cardWidth)
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, cardWidth: Double = 425
  ) -> Device {
    Device(
      id: id(name), name: name, screenWidth: width, screenHeight: height, displayScale: 2,
      island: nil, cardWidth: cardWidth)
  }

  private static func id(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " || $0 == "." ? "-" : $0 })
  }
}

import ViewArchive

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isSearchField = Self(rawValue: 16)
  public static let isImage = Self(rawValue: 32)
  public static let isStaticText = Self(rawValue: 64)
  public static let isSummaryElement = Self(rawValue: 128)
  public static let updatesFrequently = Self(rawValue: 256)
  public static let startsMediaSession = Self(rawValue: 512)
  public static let allowsDirectInteraction = Self(rawValue: 1024)
  public static let causesPageTurn = Self(rawValue: 2048)
  public static let isModal = Self(rawValue: 4096)
  public static let isToggle = Self(rawValue: 8192)
}

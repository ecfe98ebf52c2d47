import ViewLayout

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let kern = Self("NSKern")
  public static let tracking = Self("NSTracking")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let underlineStyle = Self("NSUnderline")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let attachment = Self("NSAttachment")
  public static let link = Self("NSLink")
}

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
  public static let usesDeviceMetrics = Self(rawValue: 8)
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

extension NSString {
  /// Returns the size of the text in points: the columns of the longest line times half the point
  /// size, and the number of lines times the font's line height.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = String(describing: self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map { DisplayWidth.columns(of: String($0)) }.max() ?? 0
    return CGSize(
      width: CGFloat(columns) * font.pointSize / 2,
      height: CGFloat(lines.count) * font.lineHeight)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: self.size(withAttributes: attributes))
  }
}

/// Options for measuring text; without effect in Island.
public final class NSStringDrawingContext: NSObject {}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  public func size() -> CGSize { NSString(string: string).size() }
}

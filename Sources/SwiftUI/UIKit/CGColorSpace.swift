/// A colour space. In Island every colour has sRGB components, and no other space converts.
public final class CGColorSpace: NSObject, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  public let name: String?

  public init?(name: String) { self.name = name }

  public var model: CGColorSpaceModel {
    name == Self.genericGrayGamma2_2 ? .monochrome : .rgb
  }

  /// Without that of the opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

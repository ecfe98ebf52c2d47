// CoreImage: image filters, declared only; no filter produces an image.
@_exported import SwiftUI

open class CIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(image: UIImage) {}
  public init(cgImage: CGImage) {}
  public init?(data: Data) {}
  public init(color: CIColor) {}
  open var extent: CGRect { .zero }
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func composited(over other: CIImage) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

open class CIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
  public init(color: UIColor) {}
}

open class CIVector: NSObject, @unchecked Sendable {
  public init(x: CGFloat) {}
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: CGFloat, y: CGFloat, z: CGFloat) {}
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
}

open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [AnyHashable: Any]?) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

/// A filter with any name; its inputs are stored but never used.
@dynamicMemberLookup
open class CIFilter: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(name: String) {}
  public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name) }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) {}
  public subscript<Value>(dynamicMember name: String) -> Value? {
    get { nil }
    set {}
  }
  open class func qrCodeGenerator() -> CIFilter { CIFilter() }
  open class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  open class func aztecCodeGenerator() -> CIFilter { CIFilter() }
  open class func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  open class func colorMatrix() -> CIFilter { CIFilter() }
  open class func colorMonochrome() -> CIFilter { CIFilter() }
  open class func randomGenerator() -> CIFilter { CIFilter() }
  open class func gaussianBlur() -> CIFilter { CIFilter() }
  open class func colorInvert() -> CIFilter { CIFilter() }
  open class func falseColor() -> CIFilter { CIFilter() }
  open class func areaAverage() -> CIFilter { CIFilter() }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputExtentKey = "inputExtent"

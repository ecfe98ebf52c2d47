// ImageIO: reading images from files and data, whole or as thumbnails. The pixels stay encoded; a
// thumbnail is the image in a smaller size.
@_exported import SwiftUI

public final class CGImageSource: @unchecked Sendable {
  // Unchecked: immutable.
  fileprivate let data: Data

  fileprivate init?(_ data: Data?) {
    guard let data else { return nil }
    self.data = data
  }

  fileprivate var image: CGImage? { UIImage(data: data)?.cgImage }
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(try? Data(contentsOf: url as URL))
}

public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data as Data)
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image : nil
}

public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.image else { return nil }
  let most = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
  let side = max(image.width, image.height)
  guard let most, most.doubleValue > 0, Double(side) > most.doubleValue else { return image }
  let scale = most.doubleValue / Double(side)
  // An image of this module is its encoded bytes and a size.
  return image.cropping(
    to: CGRect(
      x: 0, y: 0, width: (Double(image.width) * scale).rounded(),
      height: (Double(image.height) * scale).rounded()))
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = source.image else { return nil }
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
  ] as NSDictionary
}

public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }

// CoreText: fonts, declared only; the terminal's font has no accessible tables.
@_exported import SwiftUI

public final class CTFont: NSObject, @unchecked Sendable {
  public let uiFont: UIFont
  public init(_ descriptor: UIFontDescriptor, size: CGFloat) {
    uiFont = UIFont(descriptor: descriptor, size: size)
  }
  public init(_ name: String, size: CGFloat) {
    uiFont = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }
}
extension Font {
  public init(_ font: CTFont) { self.init(font.uiFont) }
}
public typealias CTFontDescriptor = UIFontDescriptor
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { false }
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: Any, _ error: UnsafeMutableRawPointer?
) -> Bool { false }
public let kCTFontVariationAttribute = UIFontDescriptor.AttributeName("NSCTFontVariationAttribute")
public let kCTFontFeatureTypeIdentifierKey = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey = "CTFeatureSelectorIdentifier"

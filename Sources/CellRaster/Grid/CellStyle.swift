import Glibc

/// Colours and attributes of a cell. Colours are always 24 bit here; the terminal backend reduces
/// them to its colour depth.
package struct CellStyle: Hashable, Sendable {
  /// Three bytes of foreground, three of background, then the attributes. Packed into one word
  /// because styles are compared and looked up for every cell of a frame.
  private var bits: UInt64

  package init(foreground: RGB, background: RGB, attributes: CellAttributes = .none) {
    bits =
      UInt64(foreground.number) | UInt64(background.number) << 24
      | UInt64(attributes.rawValue) << 48
  }

  package var foreground: RGB {
    get { RGB(UInt32(truncatingIfNeeded: bits & 0xFF_FFFF)) }
    set { bits = bits & ~0xFF_FFFF | UInt64(newValue.number) }
  }

  package var background: RGB {
    get { RGB(UInt32(truncatingIfNeeded: bits >> 24 & 0xFF_FFFF)) }
    set { bits = bits & ~(0xFF_FFFF << 24) | UInt64(newValue.number) << 24 }
  }

  package var attributes: CellAttributes {
    get { CellAttributes(rawValue: UInt8(truncatingIfNeeded: bits >> 48)) }
    set { bits = bits & ~(0xFF << 48) | UInt64(newValue.rawValue) << 48 }
  }
}

#if Pictures
  import CInk
  import CellRaster
  import Foundation
  import PhoneDrawing
  import ViewArchive

  /// Shapes a run of text and bends it to the width that layout has given it.
  struct InkText {
    /// How far letters may be moved apart or together, in ems; what remains is scaled.
    private static let mostTracking = 0.04
    /// How far letters may be stretched.
    private static let mostStretch = 0.03
    /// The narrowest that letters become: what is drawn wider than it was measured would leave its
    /// place, as a serif or a fallback font is.
    private static let leastStretch = 0.6
    /// The most scalars of one text that are drawn.
    private static let mostScalars = 2_000

    let layout: OpaquePointer
    /// The factor for the letters' widths.
    private(set) var stretch = 1.0

    /// Nil: there is nothing to draw.
    init?(_ text: DrawnText, fonts: InkFonts) {
      guard text.size > 0, text.size < 2_000, let layout = pango_layout_new(fonts.context) else {
        return nil
      }
      self.layout = layout
      let string = String(
        String.UnicodeScalarView(text.string.unicodeScalars.prefix(Self.mostScalars)))
      pango_layout_set_text(layout, string, Int32(string.utf8.count))
      pango_layout_set_single_paragraph_mode(layout, 1)
      let description = fonts.description(of: text.font, size: text.size)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
      setAttributes(tracking: 0, text)
      if pango_layout_get_unknown_glyphs_count(layout) > 0 { fonts.noteMissingLetters(of: string) }
      let natural = width
      guard natural > 0, text.width > 0 else { return }
      // Fonts without narrow and wide letters have theirs scaled.
      let base = Self.hasWideLetters(string) ? 1 : text.font.stretch
      let wanted = text.width / base
      let count = Double(max(string.count, 1))
      let most = Self.mostTracking * text.size
      // Connected scripts are not pulled apart.
      let tracking =
        Self.isSpaceable(string) ? min(max((wanted - natural) / count, -most), most) : 0
      setAttributes(tracking: tracking, text)
      let rest = wanted / max(natural + tracking * count, 0.01)
      stretch =
        min(max(rest, Self.leastStretch), 1 + Self.mostStretch) * base
    }

    func free() { cink_unref(UnsafeMutableRawPointer(layout)) }

    /// The width as it is shaped now, in points.
    private var width: Double {
      var logical = PangoRectangle()
      pango_layout_get_extents(layout, nil, &logical)
      return Double(logical.width) / Double(PANGO_SCALE)
    }

    private func setAttributes(tracking: Double, _ text: DrawnText) {
      let list = pango_attr_list_new()
      if tracking != 0 {
        pango_attr_list_insert(
          list, pango_attr_letter_spacing_new(Int32(tracking * Double(PANGO_SCALE))))
      }
      if text.font.hasMonospacedDigits {
        pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
      }
      if let variant = Self.variant(of: text.font.smallCaps) {
        pango_attr_list_insert(list, pango_attr_variant_new(variant))
      }
      pango_layout_set_attributes(layout, list)
      pango_attr_list_unref(list)
    }

    private static func variant(of smallCaps: FontValue.SmallCaps?) -> PangoVariant? {
      switch smallCaps {
      case .lower: PANGO_VARIANT_SMALL_CAPS
      case .upper: PANGO_VARIANT_UNICASE
      case .all: PANGO_VARIANT_ALL_SMALL_CAPS
      case nil: nil
      }
    }

    /// Returns whether a text has letters that the layout gives two columns, which are never narrow.
    private static func hasWideLetters(_ text: String) -> Bool {
      text.unicodeScalars.contains { TerminalText.columns(of: String($0)) > 1 }
    }

    private static func isSpaceable(_ text: String) -> Bool {
      !text.unicodeScalars.contains { scalar in
        scalar.properties.isEmojiPresentation || (0x0600...0x08FF).contains(scalar.value)
          || (0x0900...0x0DFF).contains(scalar.value)
      }
    }
  }
#endif

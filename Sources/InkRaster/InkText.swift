#if Pictures
  import CInk
  import CellRaster
  import Foundation
  import PhoneDrawing
  import ViewArchive

  /// Shapes a run of text and bends it to the width that layout has given it.
  struct InkText {
    /// How far letters may be moved together or apart, in ems; what remains is scaled.
    private static let mostTracking = (closer: 0.04, wider: 0.5)
    /// How far letters may be stretched.
    private static let mostStretch = 0.03
    private static let mostMonospacedStretch = 0.1
    /// The narrowest that letters become: what is drawn wider than it was measured would leave its
    /// place, as a serif or a fallback font is.
    private static let leastStretch = 0.6
    /// The most scalars of one text that are drawn.
    private static let mostScalars = 2_000

    let layout: OpaquePointer
    /// The factor for the letters' widths.
    private(set) var stretch = 1.0
    /// What the letters are drawn around with. Nil: they are filled only.
    let pen: Lettering.Pen?

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
      let isWide = Self.hasWideLetters(string)
      let lettering = fonts.lettering(
        of: text.font, size: text.size, isWide: isWide || !Self.isSpaceable(string))
      defer { lettering.free() }
      pen = lettering.pen
      pango_layout_set_font_description(layout, lettering.description)
      setAttributes(tracking: 0, text)
      defer {
        if let pen { setOutlines(lettering.outline, pen) }
      }
      if pango_layout_get_unknown_glyphs_count(layout) > 0 { fonts.noteMissingLetters(of: string) }
      let natural = width
      guard natural > 0, text.width > 0 else { return }
      // Fonts without narrow and wide letters have theirs scaled.
      let base = isWide ? 1 : text.font.stretch
      let wanted = text.width / base
      let count = Double(max(string.count, 1))
      // Half of what is missing by wider letters, half by more room between them; all by wider
      // letters where each has the same room. Connected scripts are not pulled apart.
      let isMonospaced = text.font.design == .monospaced && text.font.face == nil
      let mostStretch = isMonospaced ? Self.mostMonospacedStretch : Self.mostStretch
      let share = isMonospaced ? wanted / natural : (wanted / natural).squareRoot()
      let half = min(max(share, 1 - mostStretch), 1 + mostStretch)
      let tracking =
        Self.isSpaceable(string)
        ? min(
          max((wanted / half - natural) / count, -Self.mostTracking.closer * text.size),
          Self.mostTracking.wider * text.size)
        : 0
      setAttributes(tracking: tracking, text)
      let rest = wanted / max(natural + tracking * count, 0.01)
      stretch =
        min(max(rest, Self.leastStretch), 1 + mostStretch) * base
    }

    func free() { cink_unref(UnsafeMutableRawPointer(layout)) }

    /// Takes the outlines of another font, in the middle of where the letters stand.
    private mutating func setOutlines(_ outline: OpaquePointer?, _ pen: Lettering.Pen) {
      let places = glyphs.map { $0.pointee.geometry.width }
      pango_layout_set_font_description(layout, outline)
      let outlines = glyphs
      stretch *= pen.stretch
      guard outlines.count == places.count else { return }
      for (glyph, place) in zip(outlines, places) {
        let width = PangoGlyphUnit((Double(place) / pen.stretch).rounded())
        glyph.pointee.geometry.x_offset += (width - glyph.pointee.geometry.width) / 2
        glyph.pointee.geometry.width = width
      }
    }

    /// The shaped letters of the line, in its order.
    private var glyphs: [UnsafeMutablePointer<PangoGlyphInfo>] {
      var result: [UnsafeMutablePointer<PangoGlyphInfo>] = []
      var item = pango_layout_get_line(layout, 0)?.pointee.runs
      while let run = item {
        if let data = run.pointee.data,
          let string = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs
        {
          for index in 0..<Int(string.pointee.num_glyphs) {
            result.append(string.pointee.glyphs + index)
          }
        }
        item = run.pointee.next
      }
      return result
    }

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
      if text.font.design == .monospaced {
        // The zero of Apple's monospaced font has a slash.
        pango_attr_list_insert(list, pango_attr_font_features_new("zero=1"))
      } else if text.font.hasMonospacedDigits {
        pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
      } else if text.size >= InkFonts.leastDisplaySize, text.font.face == nil {
        for (index, byte) in text.string.utf8.enumerated() where byte == UInt8(ascii: "1") {
          let room = pango_attr_letter_spacing_new(
            Int32((tracking + FontValue.largeOne * text.size) * Double(PANGO_SCALE)))
          room?.pointee.start_index = guint(index)
          room?.pointee.end_index = guint(index + 1)
          pango_attr_list_change(list, room)
        }
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

#if Pictures
  import CInk
  import Foundation
  import ViewArchive

  /// The fonts of pictures. A configuration of our own finds them, so that a picture does not depend
  /// on that of the user.
  final class InkFonts {
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let config: OpaquePointer
    private(set) var notes: [String] = []

    /// - Parameter folder: A folder whose fonts are found, too.
    init?(folder: String?) {
      guard let config = FcConfigCreate(),
        let map = pango_cairo_font_map_new_for_font_type(
          CAIRO_FONT_TYPE_FT)
      else { return nil }
      var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
      if let folder { folders.insert(folder, at: 0) }
      // Without the rule for bitmap fonts, emoji keep the size that they were drawn in. Pango asks for
      // the family emoji where they have colours; other fonts have some of them without.
      let text = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        \(folders.map { "<dir>\(Self.escaped($0))</dir>" }.joined())
        <cachedir prefix="xdg">fontconfig</cachedir><cachedir>/var/cache/fontconfig</cachedir>
        <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf\
        </include>
        <match target="pattern"><test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
        </match></fontconfig>
        """
      _ = text.withCString { bytes in
        bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
          FcConfigParseAndLoadFromMemory(config, $0, 1)
        }
      }
      FcConfigBuildFonts(config)
      cink_set_config(map, config)
      guard let context = pango_font_map_create_context(map) else { return nil }
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_cairo_context_set_resolution(context, 72)
      pango_context_set_round_glyph_positions(context, 0)
      self.config = config
      self.map = map
      self.context = context
    }

    deinit {
      cink_unref(UnsafeMutableRawPointer(context))
      cink_unref(UnsafeMutableRawPointer(map))
      FcConfigDestroy(config)
    }

    private static func escaped(_ path: String) -> String {
      path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// The families of the projects' fonts by file. Nil: the file cannot be used.
    private var families: [FontFile: String?] = [:]

    /// Makes the font of a file known, under a family name that no other font has.
    private func family(of file: FontFile) -> String? {
      if let known = families[file] { return known }
      let name = "island-\(families.count)"
      let isKnown = file.data.withUnsafeBytes { bytes in
        cink_add_font(config, bytes.baseAddress, bytes.count, name)
      }
      if isKnown != 0 {
        pango_fc_font_map_config_changed(cink_fc_map(map))
      } else {
        notes.append("the font \(file.postScriptName) cannot be drawn")
      }
      families[file] = .some(isKnown != 0 ? name : nil)
      return isKnown != 0 ? name : nil
    }

    /// Returns how the letters of a font are drawn in a size, in points; free it.
    ///
    /// - Parameter isWide: The text has letters of two columns, which are in fonts of their own: they
    ///   keep their size and ends.
    func lettering(of font: FontValue, size: Double, isWide: Bool) -> Lettering {
      let description = pango_font_description_new()
      if let file = font.face?.file, let family = family(of: file) {
        // After it the system's fonts, for letters that it lacks. The file's own weight and slant are
        // asked for, so that neither is imitated.
        let all = family + "," + Self.families(of: .default, size: size)
        pango_font_description_set_family(description, all)
        let weight = font.face?.weight ?? file.weight
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
        if file.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return Lettering(description: description)
      }
      let weight = Self.weight(of: font)
      pango_font_description_set_family(description, Self.families(of: font.design, size: size))
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
      check(description, font.design)
      guard !isWide, let strokes = strokes(of: font.design, weight, size) else {
        return Lettering(description: description)
      }
      // Capitals as high as those of Apple's font, which the free ones exceed by some percent.
      let factor = FontValue.capHeight / strokes.capital
      var lettering = Lettering(description: description)
      if font.design == .rounded, let thin = self.strokes(of: .rounded, Self.thinWeight, size),
        thin.stem < strokes.stem, strokes.stem < Self.widestStem
      {
        // Letters of the thinnest weight, drawn with a round pen that makes them as thick as those of
        // the weight asked for: their ends are round. They stand where these would, and the letter H
        // fills the same place.
        let bar = max((strokes.bar - thin.bar) * factor, 0)
        let high = (FontValue.capHeight - bar) / thin.capital
        let wide =
          (strokes.width - strokes.stem) * factor / max(thin.width - thin.stem, 0.01)
        lettering.pen = Lettering.Pen(
          width: (strokes.stem * factor - thin.stem * wide) * size, height: bar * size,
          stretch: wide / high)
        lettering.outline = pango_font_description_copy(description)
        pango_font_description_set_weight(
          lettering.outline, PangoWeight(rawValue: UInt32(Self.thinWeight)))
        pango_font_description_set_absolute_size(
          lettering.outline, size * high * Double(PANGO_SCALE))
      }
      pango_font_description_set_absolute_size(
        description, size * factor * Double(PANGO_SCALE))
      return lettering
    }

    /// How thick the strokes of a font are, and how high its capitals, in ems.
    private struct Strokes {
      var capital: Double
      /// The width of the letter H.
      var width: Double
      /// The width of a vertical stroke.
      var stem: Double
      /// The height of a horizontal stroke.
      var bar: Double
    }

    private struct StrokesKey: Hashable {
      var families: String
      var weight: Int
    }

    private static let thinWeight = 100

    /// The weight that is drawn: heavy letters of the monospaced font are thinner than Apple's by a
    /// tenth and more.
    private static func weight(of font: FontValue) -> Int {
      let weight = font.resolvedWeight.rawValue
      return font.design == .monospaced && weight >= FontValue.Weight.semibold.rawValue
        ? weight + 100 : weight
    }
    /// A letter l that is wider, in ems, is more than a vertical stroke.
    private static let widestStem = 0.3
    private var measured: [StrokesKey: Strokes?] = [:]

    /// Measures the letters H and l and the hyphen. Nil: their size is not that of letters.
    private func strokes(of design: FontValue.Design, _ weight: Int, _ size: Double) -> Strokes? {
      let key = StrokesKey(families: Self.families(of: design, size: size), weight: weight)
      if let known = measured[key] { return known }
      let description = pango_font_description_new()
      defer { pango_font_description_free(description) }
      pango_font_description_set_family(description, key.families)
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight)))
      pango_font_description_set_absolute_size(description, 1_000 * Double(PANGO_SCALE))
      func extents(of letter: String) -> (width: Double, height: Double) {
        let layout = pango_layout_new(context)
        defer { if let layout { cink_unref(UnsafeMutableRawPointer(layout)) } }
        pango_layout_set_text(layout, letter, -1)
        pango_layout_set_font_description(layout, description)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        let unit = 1_000 * Double(PANGO_SCALE)
        return (Double(ink.width) / unit, Double(ink.height) / unit)
      }
      let capital = extents(of: "H")
      let strokes = Strokes(
        capital: capital.height, width: capital.width, stem: extents(of: "l").width,
        bar: extents(of: "-").height)
      // Without any font there is no ink to measure.
      let known = (0.5...0.9).contains(strokes.capital) ? strokes : nil
      measured[key] = .some(known)
      return known
    }

    /// The size in points from which on text has the cut for large text.
    static let leastDisplaySize = 20.0

    /// The families by preference: the free ones nearest to Apple's.
    private static func families(of design: FontValue.Design, size: Double) -> String {
      switch design {
      case .default, .rounded:
        (size >= leastDisplaySize ? "SF Pro Display,Inter Display," : "SF Pro Text,")
          + "Inter,Roboto,Noto Sans,DejaVu Sans,sans-serif"
      case .serif: "New York,Noto Serif,DejaVu Serif,serif"
      case .monospaced: "SF Mono,JetBrains Mono,DejaVu Sans Mono,monospace"
      }
    }

    /// Notes a text with letters that no font has: these are drawn as boxes.
    func noteMissingLetters(of text: String) {
      let packages = Set(text.unicodeScalars.compactMap(Self.package))
      for package in packages.sorted() {
        let note = "boxes instead of letters: no font has them (apt-get install \(package))"
        if !notes.contains(note) { notes.append(note) }
      }
    }

    /// Debian's package with a letter that the fonts of texts lack. Nil: they have it.
    private static func package(for scalar: Unicode.Scalar) -> String? {
      if scalar.properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
      switch scalar.value {
      case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
        0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
        return "fonts-noto-cjk"
      // From Armenian on: Hebrew, Arabic, the scripts of India, Thai and others.
      case 0x0530...0x10FF, 0x1200...0x1DBF, 0xA4D0...0xABFF, 0xFB00...0xFDFF, 0xFE70...0xFEFF,
        0x10000...0x1CFFF, 0x1E800...0x1EFFF:
        return "fonts-noto-core"
      default: return nil
      }
    }

    private var checked: Set<FontValue.Design> = []

    /// Notes a font that stands in for a preferred one.
    private func check(_ description: OpaquePointer?, _ design: FontValue.Design) {
      guard checked.insert(design).inserted,
        let font = pango_context_load_font(context, description)
      else { return }
      defer { cink_unref(UnsafeMutableRawPointer(font)) }
      let real = pango_font_describe(font)
      defer { pango_font_description_free(real) }
      guard let name = pango_font_description_get_family(real) else { return }
      let family = String(cString: name)
      let (wanted, package) =
        switch design {
        case .default, .rounded: ("Inter", "fonts-inter")
        case .serif: ("Noto Serif", "fonts-noto-core")
        case .monospaced: ("JetBrains Mono", "fonts-jetbrains-mono")
        }
      guard !family.hasPrefix(wanted), !family.hasPrefix("SF"), !family.hasPrefix("New York") else {
        return
      }
      notes.append("letters: \(family) (apt-get install \(package) for the phone's proportions)")
    }
  }
#endif

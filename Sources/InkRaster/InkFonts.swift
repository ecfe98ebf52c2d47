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

    /// Returns the description of a font in a size; free it.
    func description(of font: FontValue, size: Double) -> OpaquePointer? {
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
        return description
      }
      pango_font_description_set_family(description, Self.families(of: font.design, size: size))
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: UInt32(font.resolvedWeight.rawValue)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
      check(description, font.design)
      return description
    }

    /// The families by preference: the free ones nearest to Apple's.
    private static func families(of design: FontValue.Design, size: Double) -> String {
      switch design {
      case .default, .rounded:
        (size >= 20 ? "SF Pro Display,Inter Display," : "SF Pro Text,")
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

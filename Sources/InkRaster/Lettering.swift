#if Pictures
  import CInk

  /// How the letters of a text are drawn.
  struct Lettering {
    /// A round pen, in points, that the outlines of letters are drawn around with.
    struct Pen {
      var width: Double
      var height: Double
      /// The factor for the widths of the outlines.
      var stretch: Double
    }

    /// The font in its size, which says where the letters stand.
    var description: OpaquePointer?
    /// The font with the outlines for the pen. Nil: those of `description` are filled.
    var outline: OpaquePointer?
    var pen: Pen?

    func free() {
      pango_font_description_free(description)
      pango_font_description_free(outline)
    }
  }
#endif

#if Pictures
  import CInk
  import CellRaster
  import PhoneDrawing
  import ViewArchive

  extension InkDrawing {
    /// Blurs what has been drawn so far inside a path, and changes its saturation.
    func blurBackdrop(in path: [PathElement], radius: Double, saturation: Double) {
      shadows += 1
      guard shadows <= Self.mostShadows, radius > 0 else { return }
      guard let target = cairo_get_group_target(canvas), let pixels = Pixels(surface: target),
        let area = area(of: path, grownBy: 3 * radius * scale, in: pixels)
      else { return }
      var planes = (0..<4).map { _ in
        AlphaBlur(width: area.width, height: area.height, sigma: radius * scale)
      }
      for plane in 0..<4 {
        for y in 0..<area.height {
          let row = pixels.bytes + (area.y + y) * pixels.stride + 4 * area.x + plane
          for x in 0..<area.width { planes[plane][x, y] = row[4 * x] }
        }
        planes[plane].blur()
      }
      guard
        let blurred = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height)),
        let bytes = cairo_image_surface_get_data(blurred)
      else { return }
      defer { cairo_surface_destroy(blurred) }
      let stride = Int(cairo_image_surface_get_stride(blurred))
      for plane in 0..<4 {
        for y in 0..<area.height {
          for x in 0..<area.width { bytes[y * stride + 4 * x + plane] = planes[plane][x, y] }
        }
      }
      cairo_surface_mark_dirty(blurred)
      let pattern = cairo_pattern_create_for_surface(blurred)
      change(pattern, by: ColorMatrix(.saturation(saturation)) { _ in Tint(.black) })
      cairo_pattern_destroy(pattern)
      cairo_save(canvas)
      trace(path)
      cairo_clip(canvas)
      cairo_identity_matrix(canvas)
      cairo_set_source_surface(
        canvas, blurred, Double(area.x) - pixels.origin.x, Double(area.y) - pixels.origin.y)
      cairo_paint(canvas)
      cairo_restore(canvas)
    }

    /// The pixels that a path covers, grown on all sides as far as the clip: a material in a card does
    /// not show what is beside the card. Nil: it covers none.
    private func area(
      of path: [PathElement], grownBy margin: Double, in pixels: Pixels
    ) -> (x: Int, y: Int, width: Int, height: Int)? {
      trace(path)
      var filled = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
      cairo_fill_extents(canvas, &filled.left, &filled.top, &filled.right, &filled.bottom)
      cairo_new_path(canvas)
      var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
      cairo_clip_extents(canvas, &clip.left, &clip.top, &clip.right, &clip.bottom)
      let (inner, outer) = (device(filled, pixels), device(clip, pixels))
      func limited(_ value: Double, _ most: Int) -> Int {
        value.isFinite ? Int(min(max(value.rounded(), 0), Double(most))) : 0
      }
      let x = limited(max(inner.left - margin, outer.left), pixels.width)
      let y = limited(max(inner.top - margin, outer.top), pixels.height)
      let width = limited(min(inner.right + margin, outer.right), pixels.width) - x
      let height = limited(min(inner.bottom + margin, outer.bottom), pixels.height) - y
      return width > 0 && height > 0 ? (x, y, width, height) : nil
    }

    /// Returns the upright rectangle of pixels around a rectangle of the canvas.
    private func device(
      _ rect: (left: Double, top: Double, right: Double, bottom: Double), _ pixels: Pixels
    ) -> (left: Double, top: Double, right: Double, bottom: Double) {
      var (xs, ys): ([Double], [Double]) = ([], [])
      for corner in [
        (rect.left, rect.top), (rect.right, rect.top), (rect.left, rect.bottom),
        (rect.right, rect.bottom),
      ] {
        var (x, y) = corner
        cairo_user_to_device(canvas, &x, &y)
        xs.append(x + pixels.origin.x)
        ys.append(y + pixels.origin.y)
      }
      return (xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
    }

    /// The image of a group, which must be image data of four bytes a pixel; nil: there is none.
    struct Pixels {
      var surface: OpaquePointer
      var bytes: UnsafeMutablePointer<UInt8>
      var width: Int
      var height: Int
      var stride: Int
      /// Where the canvas begins in the image, which may have the size of the clip.
      var origin: (x: Double, y: Double)

      init?(of pattern: OpaquePointer?) {
        var found: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &found) == CAIRO_STATUS_SUCCESS, let found else {
          return nil
        }
        self.init(surface: found)
      }

      init?(surface found: OpaquePointer) {
        cairo_surface_flush(found)
        guard let bytes = cairo_image_surface_get_data(found) else { return nil }
        surface = found
        self.bytes = bytes
        width = Int(cairo_image_surface_get_width(found))
        height = Int(cairo_image_surface_get_height(found))
        stride = Int(cairo_image_surface_get_stride(found))
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(found, &x, &y)
        origin = (x, y)
        guard width > 0, height > 0 else { return nil }
      }
    }

    /// Changes the colours of a group.
    func change(_ pattern: OpaquePointer?, by matrix: ColorMatrix) {
      guard let pixels = Pixels(of: pattern) else { return }
      // Flat areas have the same colour many times.
      var last: (before: [UInt8], after: [UInt8]) = ([], [])
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          let pixel = pixels.bytes + y * pixels.stride + 4 * x
          let before = [pixel[0], pixel[1], pixel[2], pixel[3]]
          if before != last.before { last = (before, Self.changed(before, by: matrix)) }
          for index in 0..<4 { pixel[index] = last.after[index] }
        }
      }
      cairo_surface_mark_dirty(pixels.surface)
    }

    /// Blue, green, red and opacity, as cairo stores them: multiplied by the opacity.
    private static func changed(_ pixel: [UInt8], by matrix: ColorMatrix) -> [UInt8] {
      let alpha = Double(pixel[3]) / 255
      guard alpha > 0 else { return [0, 0, 0, 0] }
      let color = [2, 1, 0].map { min(Double(pixel[$0]) / 255 / alpha, 1) } + [alpha]
      var result = matrix.apply(color)
      // What is not there does not come by a constant.
      result[3] = min(result[3], alpha)
      return [2, 1, 0].map { UInt8((result[$0] * result[3] * 255).rounded()) }
        + [UInt8((result[3] * 255).rounded())]
    }

    /// Draws a group blurred.
    func drawBlurred(_ pattern: OpaquePointer?, radius: Double, isOpaque: Bool) {
      shadows += 1
      guard shadows <= Self.mostShadows else {
        note("more than \(Self.mostShadows) shadows and blurs: the others are not drawn")
        return paint(pattern)
      }
      guard radius * scale >= 0.3, let pixels = Pixels(of: pattern) else { return paint(pattern) }
      var planes = (0..<4).map { _ in
        AlphaBlur(width: pixels.width, height: pixels.height, sigma: radius * scale)
      }
      for plane in 0..<4 {
        for y in 0..<pixels.height {
          let row = pixels.bytes + y * pixels.stride + plane
          for x in 0..<pixels.width { planes[plane][x, y] = row[4 * x] }
        }
        planes[plane].blur()
      }
      let (width, height, margin) = (planes[0].width, planes[0].height, planes[0].margin)
      guard
        let blurred = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
        let target = cairo_image_surface_get_data(blurred)
      else { return paint(pattern) }
      defer { cairo_surface_destroy(blurred) }
      let stride = Int(cairo_image_surface_get_stride(blurred))
      for y in 0..<height {
        for x in 0..<width {
          for plane in 0..<4 { target[y * stride + 4 * x + plane] = planes[plane].result(x, y) }
        }
      }
      cairo_surface_mark_dirty(blurred)
      cairo_save(canvas)
      cairo_identity_matrix(canvas)
      cairo_set_source_surface(
        canvas, blurred, -pixels.origin.x - Double(margin), -pixels.origin.y - Double(margin))
      cairo_paint(canvas)
      // Without transparent edges the sharp picture is what the blur fades into.
      cairo_restore(canvas)
      if isOpaque {
        cairo_save(canvas)
        cairo_set_operator(canvas, CAIRO_OPERATOR_DEST_OVER)
        paint(pattern)
        cairo_restore(canvas)
      }
    }

    private func paint(_ pattern: OpaquePointer?) {
      cairo_set_source(canvas, pattern)
      cairo_paint(canvas)
    }

    /// The operator of a blend mode; cairo has none that darkens by addition.
    static func cairoOperator(of mode: BlendModeName) -> cairo_operator_t {
      switch mode {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      case .sourceAtop: CAIRO_OPERATOR_ATOP
      case .destinationOver: CAIRO_OPERATOR_DEST_OVER
      case .destinationOut: CAIRO_OPERATOR_DEST_OUT
      case .plusLighter: CAIRO_OPERATOR_ADD
      }
    }
  }
#endif

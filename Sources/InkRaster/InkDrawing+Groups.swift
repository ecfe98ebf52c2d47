#if Pictures
  import CInk
  import CellRaster
  import PhoneDrawing
  import ViewArchive

  extension InkDrawing {
    /// Draws items with the effects of their group.
    func draw(_ items: [DisplayItem], _ effects: ArraySlice<GroupEffect>) {
      // The last effect is applied to the result of the others, so it is the outermost.
      guard let effect = effects.last else { return draw(items) }
      let inner = effects.dropLast()
      cairo_save(canvas)
      defer { cairo_restore(canvas) }
      switch effect {
      case .opacity(let opacity):
        cairo_push_group(canvas)
        draw(items, inner)
        cairo_pop_group_to_source(canvas)
        cairo_paint_with_alpha(canvas, opacity)
      case .clip(let path):
        trace(path)
        cairo_clip(canvas)
        draw(items, inner)
      case .transform(let transform):
        var matrix = cairo_matrix_t(
          xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
          y0: transform.ty)
        // A transform that flattens everything, alone or with those around it, would end the drawing.
        var outer = cairo_matrix_t()
        cairo_get_matrix(canvas, &outer)
        let own = abs(transform.a * transform.d - transform.b * transform.c)
        let all = own * abs(outer.xx * outer.yy - outer.xy * outer.yx)
        let isPlaced = abs(transform.tx) < 1e9 && abs(transform.ty) < 1e9
        guard (1e-9...1e9).contains(own), (1e-9...1e9).contains(all), isPlaced else { return }
        cairo_transform(canvas, &matrix)
        draw(items, inner)
      case .projection(let projection, let rect):
        projections += 1
        guard projections <= Self.mostProjections else {
          note("more than \(Self.mostProjections) perspectives: the others are parallelograms")
          guard let transform = projection.transform(of: rect) else { return }
          return draw(items, inner + [.transform(transform)])
        }
        cairo_push_group(canvas)
        draw(items, inner)
        let content = cairo_pop_group(canvas)
        self.project(content, projection, rect)
        cairo_pattern_destroy(content)
      case .mask(let mask):
        cairo_push_group(canvas)
        draw(items, inner)
        let content = cairo_pop_group(canvas)
        cairo_push_group(canvas)
        draw(mask)
        let pattern = cairo_pop_group(canvas)
        cairo_set_source(canvas, content)
        cairo_mask(canvas, pattern)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(pattern)
      case .cut(let cut):
        cairo_push_group(canvas)
        draw(items, inner)
        cairo_push_group(canvas)
        draw(cut)
        cairo_pop_group_to_source(canvas)
        cairo_set_operator(canvas, CAIRO_OPERATOR_DEST_OUT)
        cairo_paint(canvas)
        cairo_pop_group_to_source(canvas)
        cairo_paint(canvas)
      case .shadow(let tint, let radius, let offset):
        cairo_push_group(canvas)
        draw(items, inner)
        let content = cairo_pop_group(canvas)
        defer { cairo_pattern_destroy(content) }
        drawShadow(of: content, tint, radius: radius, offset: offset)
        cairo_set_source(canvas, content)
        cairo_paint(canvas)
      case .blur(let radius, let isOpaque):
        cairo_push_group(canvas)
        draw(items, inner)
        let content = cairo_pop_group(canvas)
        drawBlurred(content, radius: radius, isOpaque: isOpaque)
        cairo_pattern_destroy(content)
      case .blend(let mode):
        cairo_push_group(canvas)
        draw(items, inner)
        cairo_pop_group_to_source(canvas)
        cairo_set_operator(canvas, Self.cairoOperator(of: mode))
        cairo_paint(canvas)
      case .colors(let matrix):
        cairo_push_group(canvas)
        draw(items, inner)
        let content = cairo_pop_group(canvas)
        change(content, by: matrix)
        cairo_set_source(canvas, content)
        cairo_paint(canvas)
        cairo_pattern_destroy(content)
      }
    }

    private func drawShadow(
      of content: OpaquePointer?, _ tint: Tint, radius: Double, offset: Point
    ) {
      shadows += 1
      guard shadows <= Self.mostShadows else {
        return note("more than \(Self.mostShadows) shadows: the others are not drawn")
      }
      guard let pixels = Pixels(of: content) else { return }
      var alpha = AlphaBlur(width: pixels.width, height: pixels.height, sigma: radius * scale)
      for y in 0..<pixels.height {
        let row = pixels.bytes + y * pixels.stride + 3
        for x in 0..<pixels.width { alpha[x, y] = row[x * 4] }
      }
      alpha.blur()
      guard
        let blurred = cairo_image_surface_create(
          CAIRO_FORMAT_A8, Int32(alpha.width), Int32(alpha.height)),
        let target = cairo_image_surface_get_data(blurred)
      else { return }
      defer { cairo_surface_destroy(blurred) }
      let targetStride = Int(cairo_image_surface_get_stride(blurred))
      for y in 0..<alpha.height {
        for x in 0..<alpha.width { target[y * targetStride + x] = alpha.result(x, y) }
      }
      cairo_surface_mark_dirty(blurred)
      cairo_save(canvas)
      var (dx, dy) = (offset.x, offset.y)
      cairo_user_to_device_distance(canvas, &dx, &dy)
      cairo_identity_matrix(canvas)
      set(tint)
      cairo_mask_surface(
        canvas, blurred, -pixels.origin.x - Double(alpha.margin) + dx,
        -pixels.origin.y - Double(alpha.margin) + dy)
      cairo_restore(canvas)
    }
  }
#endif

#if Pictures
  import CInk
  import CellRaster
  import Foundation
  import PhoneDrawing
  import ViewArchive

  /// Draws a display list with cairo.
  final class InkDrawing {
    private let fonts: InkFonts
    let scale: Double
    private(set) var canvas: OpaquePointer
    private var notes: [String] = []
    private var lastImage: (picture: EncodedImage, bitmap: Bitmap)?
    /// The blurred groups so far.
    var shadows = 0

    /// The groups with a perspective so far.
    var projections = 0
    /// The most groups with a perspective: each takes some 20 ms.
    static let mostProjections = 32

    /// The most blurred groups of one picture: each costs as much as the whole picture.
    static let mostShadows = 64

    init(fonts: InkFonts, scale: Double) {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
      canvas = cairo_create(surface)
      cairo_surface_destroy(surface)
      self.fonts = fonts
      self.scale = scale
    }

    deinit { cairo_destroy(canvas) }

    /// - Throws: `PictureRenderingFailure` when there is no memory for the picture.
    func png(
      of list: DisplayList, width: Int, height: Int
    ) throws(PictureRenderingFailure) -> RenderedPicture {
      let surface = try draw(list, width, height)
      defer { cairo_surface_destroy(surface) }
      var buffer = cink_buffer()
      defer { free(buffer.bytes) }
      guard cink_png(surface, &buffer) == CAIRO_STATUS_SUCCESS, let bytes = buffer.bytes else {
        throw PictureRenderingFailure(message: "no picture: no memory")
      }
      return RenderedPicture(
        png: Data(bytes: bytes, count: buffer.count), width: width, height: height,
        notes: fonts.notes + notes)
    }

    /// - Throws: `PictureRenderingFailure` when there is no memory for the picture.
    func pixels(
      of list: DisplayList, width: Int, height: Int
    ) throws(PictureRenderingFailure) -> PixelGrid {
      let surface = try draw(list, width, height)
      defer { cairo_surface_destroy(surface) }
      var grid = PixelGrid(width: width, height: height)
      guard let bytes = cairo_image_surface_get_data(surface) else {
        throw PictureRenderingFailure(message: "no picture: no memory")
      }
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height {
        let row = UnsafeRawPointer(bytes + y * stride)
        for x in 0..<width {
          grid[x, y] = row.load(fromByteOffset: 4 * x, as: UInt32.self) & 0xFF_FFFF
        }
      }
      return grid
    }

    private func draw(
      _ list: DisplayList, _ width: Int, _ height: Int
    ) throws(PictureRenderingFailure) -> OpaquePointer? {
      let surface = Self.surface(width, height)
      begin(on: surface)
      draw(list.items)
      cairo_surface_flush(surface)
      guard cairo_status(canvas) == CAIRO_STATUS_SUCCESS else {
        let reason = cairo_status_to_string(cairo_status(canvas)).map { String(cString: $0) }
        cairo_surface_destroy(surface)
        throw PictureRenderingFailure(message: "no picture: \(reason ?? "no memory")")
      }
      return surface
    }

    private static func surface(_ width: Int, _ height: Int) -> OpaquePointer? {
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    }

    private func begin(on surface: OpaquePointer?) {
      cairo_destroy(canvas)
      canvas = cairo_create(surface)
      cairo_scale(canvas, scale, scale)
    }

    func note(_ text: String) {
      if !notes.contains(text) { notes.append(text) }
    }

    // MARK: Items

    func draw(_ items: [DisplayItem]) {
      for item in items { draw(item) }
    }

    private func draw(_ item: DisplayItem) {
      switch item {
      case .fill(let path, let paint, let rule):
        self.paint(paint) {
          self.trace(path)
          cairo_set_fill_rule(
            self.canvas, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
          cairo_fill(self.canvas)
        }
      case .stroke(let path, let line, let paint):
        self.paint(paint) {
          self.trace(path)
          self.set(line)
          cairo_stroke(self.canvas)
        }
      case .backdrop(let path, let radius, let saturation):
        blurBackdrop(in: path, radius: radius, saturation: saturation)
      case .text(let text): draw(text)
      case .image(let image): draw(image)
      case .symbol(_, _, let items), .control(_, _, let items): draw(items)
      case .group(let items, let effects): draw(items, effects[...])
      }
    }

    func trace(_ path: [PathElement]) {
      cairo_new_path(canvas)
      var current = Point.zero
      for element in path {
        switch element {
        case .move(let point):
          cairo_move_to(canvas, point.x, point.y)
          current = point
        case .line(let point):
          cairo_line_to(canvas, point.x, point.y)
          current = point
        case .quadratic(let point, let control):
          let first = current.moved(towards: control, by: 2.0 / 3)
          let second = point.moved(towards: control, by: 2.0 / 3)
          cairo_curve_to(canvas, first.x, first.y, second.x, second.y, point.x, point.y)
          current = point
        case .cubic(let point, let control1, let control2):
          cairo_curve_to(
            canvas, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
          current = point
        case .close: cairo_close_path(canvas)
        }
      }
    }

    private func set(_ line: StrokeLine) {
      cairo_set_line_width(canvas, line.width)
      let cap =
        switch line.cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
      cairo_set_line_cap(canvas, cap)
      let join =
        switch line.join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
      cairo_set_line_join(canvas, join)
      cairo_set_miter_limit(canvas, max(line.miterLimit, 1))
      let dash = line.dash.map { max($0.isFinite ? $0 : 0, 0) }
      let isDashed = dash.contains { $0 > 0 }
      cairo_set_dash(canvas, dash, isDashed ? Int32(dash.count) : 0, line.dashPhase)
    }

    // MARK: Paint

    /// Sets a paint as the source and draws with it. An angular gradient is drawn behind what
    /// `body` draws as a mask, because cairo has none.
    private func paint(_ paint: Paint, _ body: () -> Void) {
      switch paint {
      case .solid(let tint):
        set(tint)
        body()
      case .gradient(let gradient):
        if case .angular(let center, _, _) = gradient.form {
          cairo_push_group(canvas)
          cairo_set_source_rgba(canvas, 0, 0, 0, 1)
          body()
          let mask = cairo_pop_group(canvas)
          cairo_push_group(canvas)
          drawWedges(of: gradient, around: center)
          cairo_pop_group_to_source(canvas)
          cairo_mask(canvas, mask)
          cairo_pattern_destroy(mask)
        } else {
          if let background = gradient.meshBackground {
            set(background)
            body()
          }
          let pattern = pattern(of: gradient)
          cairo_set_source(canvas, pattern)
          cairo_pattern_destroy(pattern)
          body()
        }
      }
    }

    func set(_ tint: Tint) {
      cairo_set_source_rgba(
        canvas, Double(tint.color.red) / 255, Double(tint.color.green) / 255,
        Double(tint.color.blue) / 255, tint.alpha)
    }

    private func pattern(of gradient: GradientPaint) -> OpaquePointer? {
      let rect = gradient.rect
      func place(_ point: RelativePoint) -> Point {
        Point(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
      }
      let pattern: OpaquePointer?
      switch gradient.form {
      case .linear(let start, let end):
        let (from, to) = (place(start), place(end))
        pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let center, let startRadius, let endRadius):
        let middle = place(center)
        pattern = cairo_pattern_create_radial(
          middle.x, middle.y, max(startRadius, 0), middle.x, middle.y, max(endRadius, 0))
      case .elliptical(let center, let start, let end):
        pattern = cairo_pattern_create_radial(
          center.x, center.y, max(start, 0), center.x, center.y, max(end, 0))
        // From points to the unit square of the rectangle.
        var matrix = cairo_matrix_t(
          xx: 1 / max(rect.width, 0.001), yx: 0, xy: 0, yy: 1 / max(rect.height, 0.001),
          x0: -rect.minX / max(rect.width, 0.001), y0: -rect.minY / max(rect.height, 0.001))
        cairo_pattern_set_matrix(pattern, &matrix)
      case .angular: return nil
      case .mesh: return mesh(of: gradient)
      }
      for stop in gradient.separateStops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, Double(stop.tint.color.red) / 255,
          Double(stop.tint.color.green) / 255, Double(stop.tint.color.blue) / 255,
          stop.tint.alpha)
      }
      return pattern
    }

    private func mesh(of gradient: GradientPaint) -> OpaquePointer? {
      let pattern = cairo_pattern_create_mesh()
      for piece in gradient.meshPieces(Self.meshPieces) {
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, piece.corners[0].x, piece.corners[0].y)
        for corner in piece.corners.dropFirst() {
          cairo_mesh_pattern_line_to(pattern, corner.x, corner.y)
        }
        for (index, tint) in piece.tints.enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(index), Double(tint.color.red) / 255, Double(tint.color.green) / 255,
            Double(tint.color.blue) / 255, tint.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
      return pattern
    }

    /// The parts of a side between two points of a mesh.
    private static let meshPieces = 6

    private func drawWedges(of gradient: GradientPaint, around center: RelativePoint) {
      let rect = gradient.rect
      let middle = Point(
        x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
      let reach = 2 * (rect.width + rect.height) + 10
      cairo_set_antialias(canvas, CAIRO_ANTIALIAS_NONE)
      for degree in 0..<360 {
        func at(_ degrees: Double, _ radius: Double) -> Point {
          let angle = degrees * .pi / 180
          return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        set(gradient.tint(at: at(Double(degree) + 0.5, 1)))
        trace([
          .move(middle), .line(at(Double(degree), reach)), .line(at(Double(degree) + 1.05, reach)),
          .close,
        ])
        cairo_fill(canvas)
      }
      cairo_set_antialias(canvas, CAIRO_ANTIALIAS_DEFAULT)
    }

    // MARK: Text and images

    private func draw(_ text: DrawnText) {
      guard let ink = InkText(text, fonts: fonts) else { return }
      defer { ink.free() }
      paint(text.paint) {
        cairo_save(self.canvas)
        cairo_translate(self.canvas, text.origin.x, text.origin.y)
        cairo_scale(self.canvas, ink.stretch, 1)
        let line = pango_layout_get_line_readonly(ink.layout, 0)
        if let pen = ink.pen {
          self.draw(line, around: pen, stretch: ink.stretch)
        } else {
          pango_cairo_show_layout_line(self.canvas, line)
        }
        cairo_restore(self.canvas)
      }
      for line in text.lines { draw(line) }
    }

    /// Draws the letters of a line, and around their outlines with a pen, as one mask for the source.
    private func draw(
      _ line: UnsafeMutablePointer<PangoLayoutLine>?, around pen: Lettering.Pen, stretch: Double
    ) {
      cairo_push_group(canvas)
      cairo_set_source_rgba(canvas, 0, 0, 0, 1)
      cairo_new_path(canvas)
      // What the pen adds below is above the baseline.
      cairo_translate(canvas, 0, -pen.height / 2)
      pango_cairo_layout_line_path(canvas, line)
      cairo_fill_preserve(canvas)
      cairo_scale(canvas, max(pen.width / stretch, 0.01), max(pen.height, 0.01))
      cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND)
      cairo_set_dash(canvas, nil, 0, 0)
      // A wide line around a small dot leaves a hole, which thinner ones fill.
      for width in [1, 0.6, 0.3] {
        cairo_set_line_width(canvas, width)
        cairo_stroke_preserve(canvas)
      }
      cairo_new_path(canvas)
      let mask = cairo_pop_group(canvas)
      cairo_mask(canvas, mask)
      cairo_pattern_destroy(mask)
    }

    /// Decodes an image, once for all tiles of it.
    private func decoded(_ picture: EncodedImage) -> Bitmap? {
      if let lastImage, lastImage.picture == picture { return lastImage.bitmap }
      guard case .success(let bitmap) = Bitmap.decoded(picture.data) else { return nil }
      lastImage = (picture, bitmap)
      return bitmap
    }

    private func draw(_ image: DrawnImage) {
      guard let bitmap = decoded(image.picture) else {
        return note("an image cannot be decoded")
      }
      guard let surface = Self.surface(bitmap.width, bitmap.height),
        let pixels = cairo_image_surface_get_data(surface)
      else { return }
      defer { cairo_surface_destroy(surface) }
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let source = (y * bitmap.width + x) * 4
          let alpha = Int(bitmap.bytes[source + 3])
          let target = y * stride + x * 4
          // Blue, green, red, premultiplied, as cairo stores them.
          for (offset, component) in [2, 1, 0].enumerated() {
            pixels[target + offset] = UInt8(
              Int(bitmap.bytes[source + component]) * alpha / 255)
          }
          pixels[target + 3] = UInt8(alpha)
        }
      }
      cairo_surface_mark_dirty(surface)
      let rect = image.bounds
      cairo_save(canvas)
      cairo_rectangle(canvas, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(canvas)
      if let template = image.template {
        paint(template) { self.place(surface, bitmap, image, asMask: true) }
      } else {
        place(surface, bitmap, image, asMask: false)
      }
      cairo_restore(canvas)
    }

    private func place(
      _ surface: OpaquePointer?, _ bitmap: Bitmap, _ image: DrawnImage, asMask isMask: Bool
    ) {
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      let (rect, part) = (image.bounds, image.part)
      let (width, height) = (Double(bitmap.width), Double(bitmap.height))
      // From points to the image's pixels.
      let scaleX = width * part.width / max(rect.width, 0.001)
      let scaleY = height * part.height / max(rect.height, 0.001)
      var matrix = cairo_matrix_t(
        xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: width * part.minX - rect.minX * scaleX,
        y0: height * part.minY - rect.minY * scaleY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(
        pattern, image.isPixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if isMask {
        cairo_mask(canvas, pattern)
      } else {
        cairo_set_source(canvas, pattern)
        cairo_paint(canvas)
      }
    }
  }
#endif

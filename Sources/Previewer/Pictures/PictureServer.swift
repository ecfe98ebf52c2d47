import CellRaster
import CursesTerminal
package import Emulator
import Foundation
package import InkRaster
package import PhoneDrawing
import PhoneScreen
import ViewArchive
import ViewLayout

/// Draws the pictures that a terminal shows, in a process of its own: fonts and images of others are
/// read here and not in the process that owns the terminal. A request goes in, a reply comes out.
package struct PictureServer {
  private let rendering: PictureRendering
  /// The parts of the screen that were asked for, by name.
  private var parts: [String: Part] = [:]
  private var lastNumber = 0
  private var uses = 0

  /// What was drawn last for a part of the screen.
  private struct Part {
    var content: PictureContent
    /// The whole picture that the terminal was given.
    var base: (number: Int, pixels: PixelGrid)?
    /// The last picture: the whole one with its patches.
    var shown: PixelGrid?
    /// The number of its last request.
    var lastUse = 0
  }

  /// The most parts that are remembered; the one that was asked for longest ago is forgotten.
  private static let mostParts = 64
  /// The largest share of a picture that is sent as patches; above it the whole picture is.
  private static let mostPatched = 0.35
  /// The most patches of a picture; with more the whole picture is sent.
  private static let mostPatches = 16

  package init(rendering: PictureRendering) {
    self.rendering = rendering
  }

  /// Draws a picture.
  package mutating func reply(to request: PictureRequest) -> PictureReply {
    var part = parts[request.name]
    if let content = request.content, part?.content != content {
      part = Part(content: content, base: part?.base, shown: part?.shown)
    }
    guard var part else { return PictureReply(id: request.id, wantsContent: true) }
    uses += 1
    part.lastUse = uses
    let pixels: PixelGrid
    let controls: [PictureReply.Control]
    do throws(PictureRenderingFailure) {
      (pixels, controls) = try draw(part.content, request)
    } catch {
      return PictureReply(
        id: request.id, problem: error.message, isPermanent: error.isPermanent)
    }
    defer {
      parts[request.name] = part
      if parts.count > Self.mostParts,
        let oldest = parts.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        parts[oldest.key] = nil
      }
    }
    if let base = part.base, base.number == request.base, base.pixels.width == pixels.width,
      base.pixels.height == pixels.height
    {
      if pixels == part.shown { return PictureReply(id: request.id) }
      let patches = PicturePatches(
        from: base.pixels, to: pixels, columns: request.columns, rows: request.rows)
      if patches.share <= Self.mostPatched, patches.rects.count <= Self.mostPatches {
        part.shown = pixels
        let whole = PictureReply.Layer(
          number: base.number, column: 0, row: 0, columns: request.columns, rows: request.rows,
          payload: nil)
        return PictureReply(
          id: request.id,
          layers: [whole] + patches.rects.map { self.layer($0, of: pixels, request) },
          controls: controls)
      }
    }
    let whole = CellRect(column: 0, row: 0, columns: request.columns, rows: request.rows)
    let layer = self.layer(whole, of: pixels, request)
    part.base = (layer.number, pixels)
    part.shown = pixels
    return PictureReply(id: request.id, layers: [layer], controls: controls)
  }

  private mutating func layer(
    _ rect: CellRect, of pixels: PixelGrid, _ request: PictureRequest
  ) -> PictureReply.Layer {
    lastNumber += 1
    let cell = request.quality.cell
    let isWhole = rect.columns == request.columns && rect.rows == request.rows
    let part =
      isWhole
      ? pixels
      : pixels.part(
        x: rect.column * cell.width, y: rect.row * cell.height, width: rect.columns * cell.width,
        height: rect.rows * cell.height)
    return PictureReply.Layer(
      number: lastNumber, column: rect.column, row: rect.row, columns: rect.columns,
      rows: rect.rows, payload: Self.payload(of: part, request))
  }

  private static func payload(of pixels: PixelGrid, _ request: PictureRequest) -> String {
    guard request.form.takesPng else {
      return SixelText.sequence(of: pixels, most: request.quality.colors ?? 256)
    }
    var file: Data?
    if let colors = request.quality.colors {
      let indexed = IndexedPixels(pixels, most: min(max(colors, 2), 256))
      file = PngFile.data(
        of: indexed.indices, palette: indexed.palette, width: pixels.width, height: pixels.height)
    } else {
      file = PngFile.data(of: pixels.pixels, width: pixels.width, height: pixels.height)
    }
    return (file ?? Data()).base64EncodedString()
  }

  /// Returns the cells of which a control covers most; nil: it is outside.
  private func control(
    _ target: PictureTarget, in frame: Rect, scale: Double, _ request: PictureRequest
  ) -> PictureReply.Control? {
    func cells(_ start: Double, _ end: Double, _ pixels: Int, _ count: Int) -> Range<Int> {
      let first = Int(min(max(start * scale / Double(pixels), 0), Double(count)).rounded())
      let last = Int(min(max(end * scale / Double(pixels), 0), Double(count)).rounded())
      return first..<max(last, first)
    }
    // A transform of extreme numbers has no place.
    let sum = (frame.minX + frame.maxX + frame.minY + frame.maxY) * scale
    guard sum.isFinite else { return nil }
    let cell = request.quality.cell
    let columns = cells(frame.minX, frame.maxX, cell.width, request.columns)
    let rows = cells(frame.minY, frame.maxY, cell.height, request.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return PictureReply.Control(
      target: target, column: columns.lowerBound, row: rows.lowerBound, columns: columns.count,
      rows: rows.count)
  }

  // MARK: Drawing

  /// - Throws: `PictureRenderingFailure` when the picture would be too large, or this build has no
  ///   pictures.
  private func draw(
    _ content: PictureContent, _ request: PictureRequest
  ) throws(PictureRenderingFailure) -> (PixelGrid, [PictureReply.Control]) {
    let width = request.columns * request.quality.cell.width
    let height = request.rows * request.quality.cell.height
    let frame = PictureFrame(content, request)
    guard let drawn = frame.drawn(width: Double(width), height: Double(height)) else {
      throw PictureRenderingFailure(message: "the widget has no view for \(request.name)")
    }
    let pixels = try rendering.pixels(
      of: drawn.list, scale: drawn.scale, width: width, height: height)
    let controls = drawn.targets.compactMap {
      control($0.target, in: $0.frame, scale: drawn.scale, request)
    }
    return (pixels, controls)
  }
}

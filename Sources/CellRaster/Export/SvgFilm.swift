/// Converts frames to one SVG document that shows them one after the other, again and again, in a
/// browser or on a page that shows pictures; no script runs in it.
package struct SvgFilm {
  private let title: String?
  /// The frames, and from when on each is shown, in seconds.
  private var frames: [(start: Double, grid: CellGrid)] = []

  package init(title: String? = nil) { self.title = title }

  /// Adds a frame that is shown from `time` on, in seconds since the start. A frame equal to the
  /// previous one is skipped.
  package mutating func show(_ grid: CellGrid, at time: Double) {
    guard frames.last?.grid != grid else { return }
    frames.append((time, grid))
  }

  /// Returns the complete file for a film that ends, and begins again, at `time` in seconds.
  package func text(endingAt time: Double) -> String {
    let columns = frames.map(\.grid.size.columns).max() ?? 0
    let rows = frames.map(\.grid.size.rows).max() ?? 0
    var lines: [String] = []
    for (index, frame) in frames.enumerated() {
      let end = index + 1 < frames.count ? frames[index + 1].start : time
      // Where nothing is animated, the last frame is seen.
      let isLast = index + 1 == frames.count
      lines.append("<g visibility=\"\(isLast ? "visible" : "hidden")\">")
      if frames.count > 1, time > 0 {
        let (first, last) = (Self.text(frame.start / time), Self.text(end / time))
        lines.append(
          "<animate attributeName=\"visibility\" calcMode=\"discrete\""
            + " values=\"hidden;visible;hidden\" keyTimes=\"0;\(first);\(last)\""
            + " dur=\"\(Self.text(time))s\" repeatCount=\"indefinite\"/>")
      }
      lines += SvgDocument(frame.grid).elements
      lines.append("</g>")
    }
    return SvgDocument.document(CellSize(columns: columns, rows: rows), title: title, lines)
  }

  /// Returns a number with at most five digits after the point.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

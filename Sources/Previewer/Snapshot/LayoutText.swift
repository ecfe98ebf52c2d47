import CellRaster
import PhoneDrawing
import ViewArchive

/// The places of a picture's texts, symbols, images, shapes and controls in points, as lines of a
/// text snapshot: `text 16,31.4 40.7x15.5 size 22 Ada`.
struct LayoutText {
  /// The picture's size, then a line for each place, in drawing order.
  let lines: [String]

  init(_ picture: DisplayList) {
    lines =
      ["\(Self.points(picture.size.width))x\(Self.points(picture.size.height))"]
      + picture.boxes.map { box in
        let (frame, points) = (box.frame, Self.points)
        var words = [
          box.kind.rawValue, "\(points(frame.minX)),\(points(frame.minY))",
          "\(points(frame.width))x\(points(frame.height))",
        ]
        if let size = box.fontSize { words.append("size \(points(size))") }
        if let name = box.name { words.append(TerminalText.sanitised(name)) }
        return words.joined(separator: " ")
      }
  }

  /// Returns the lines that differ, in the order of the texts; each place beside the one that it
  /// replaces.
  static func difference(got: [String], want: [String]) -> [String] {
    let difference = got.difference(from: want)
    var removed = difference.removals.map(\.place)[...]
    var inserted = difference.insertions.map(\.place)[...]
    var lines: [String] = []
    // Lines of both texts that were compared.
    var (old, new) = (0, 0)
    while !removed.isEmpty || !inserted.isEmpty {
      let same = min(
        removed.first.map { $0.offset - old } ?? .max,
        inserted.first.map { $0.offset - new } ?? .max)
      (old, new) = (old + same, new + same)
      while removed.first?.offset == old || inserted.first?.offset == new {
        if removed.first?.offset == old {
          lines.append("want  \(removed.removeFirst().line)")
          old += 1
        }
        if inserted.first?.offset == new {
          lines.append(" got  \(inserted.removeFirst().line)")
          new += 1
        }
      }
    }
    return lines
  }

  /// Returns a length to a tenth of a point, which is less than a pixel.
  private static func points(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }
}

extension CollectionDifference.Change {
  fileprivate var place: (offset: Int, line: ChangeElement) {
    switch self {
    case .insert(let offset, let element, _), .remove(let offset, let element, _):
      (offset, element)
    }
  }
}

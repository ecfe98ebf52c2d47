import ActivityModel
import CellRaster
import Emulator
import Foundation
import PhoneDrawing
import PhoneScreen
import ViewArchive
import ViewLayout
import WidgetLint

/// JSON form of a frame: its settings, the rows of text with runs of style, and the placed views.
/// Texts are sanitised: they contain no control characters or escape sequences.
struct SnapshotJSON: Encodable {
  /// Successive cells of equal style.
  private struct Run: Encodable {
    var columns: Int
    var foreground: String
    var background: String
    /// Nil when there are none.
    var attributes: [String]?
  }

  private struct Row: Encodable {
    var text: String
    var runs: [Run]
  }

  /// A rectangle in points.
  private struct Frame: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ rect: Rect) {
      x = Self.finite(rect.minX)
      y = Self.finite(rect.minY)
      width = Self.finite(rect.width)
      height = Self.finite(rect.height)
    }

    /// Clamps and rounds a length, because JSON cannot represent infinity and NaN.
    static func finite(_ length: Double) -> Double {
      guard !length.isNaN else { return 0 }
      return (min(max(length, -1e6), 1e6) * 1_000).rounded() / 1_000
    }
  }

  private struct Line: Encodable {
    var text: String
    var frame: Frame
    var isTruncated: Bool
  }

  private struct View: Encodable {
    /// Description of the node, such as `text "Pizza"` or `.padding 8`.
    var view: String
    /// Rectangle in the part's coordinate space.
    var frame: Frame
    var lines: [Line]?
    var children: [View]?
  }

  /// A rectangle in cells.
  private struct Area: Encodable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int

    init(_ rect: CellRect) {
      (column, row, columns, rows) = (rect.column, rect.row, rect.columns, rect.rows)
    }
  }

  private struct Part: Encodable {
    var part: String
    /// The cell at which the tree's point (0, 0) is drawn.
    var column: Int
    var row: Int
    var clip: Area
    /// Scale factor relative to the phone.
    var scale: Double
    var tree: View
  }

  /// A thing in the picture with a phone's letters, in points of the picture.
  private struct Box: Encodable {
    var kind: String
    /// A text's string or a symbol's name.
    var name: String?
    /// Of a text from the top of its capitals to its baseline.
    var frame: Frame
    var fontSize: Double?

    init(_ box: DrawnBox) {
      kind = box.kind.rawValue
      name = box.name.map { TerminalText.sanitised($0) }
      frame = Frame(box.frame)
      fontSize = box.fontSize.map { Frame.finite($0) }
    }
  }

  private struct Picture: Encodable {
    /// Points.
    var width: Double
    var height: Double
    var boxes: [Box]
  }

  private var name: String
  private var activity: String
  private var state: String
  private var presentation: String
  private var device: String
  private var settings: [String]
  private var now: String
  private var theme: String
  private var depth: String
  private var columns: Int
  private var rows: Int
  /// Reason why nothing is shown; nil when something is.
  private var absence: String?
  /// When the frame will change by itself, such as for a timer; nil when it does not.
  private var nextChange: String?
  private var cells: [Row]
  private var parts: [Part]
  /// Nil: not asked for, or the presentation is drawn in cells only.
  private var picture: Picture?

  init(_ document: SnapshotDocument, picture: DisplayList? = nil) {
    let (spec, frame) = (document.spec, document.frame)
    let date = Date.ISO8601FormatStyle()
    name = spec.name
    activity = TerminalText.sanitised(spec.activity.attributesType)
    state = TerminalText.sanitised(spec.state.name)
    presentation = spec.presentation.rawValue
    device = TerminalText.sanitised(spec.settings.device.id)
    settings = Array(spec.settings.nameParts(for: spec.presentation).dropFirst())
    now = document.now.formatted(date)
    theme = TerminalText.sanitised(document.look.theme.name)
    depth = document.look.depth.rawValue
    columns = frame.grid.size.columns
    rows = frame.grid.size.rows
    absence = frame.absence
    nextChange = frame.nextChange?.formatted(date)
    let grid = frame.grid.canonical
    self.picture = picture.map {
      Picture(
        width: Frame.finite($0.size.width), height: Frame.finite($0.size.height),
        boxes: $0.boxes.map { Box($0) })
    }
    cells = (0..<grid.size.rows).map { Self.row($0, of: grid) }
    parts = frame.parts.map { part in
      Part(
        part: part.part.rawValue, column: part.origin.column, row: part.origin.row,
        clip: Area(part.clip), scale: part.scale, tree: Self.view(part.placed))
    }
  }

  /// The complete file.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // All numbers are finite, so encoding cannot fail.
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return TerminalText.json(String(decoding: data, as: UTF8.self)) + "\n"
  }

  private static func row(_ row: Int, of grid: CellGrid) -> Row {
    var text = ""
    var runs: [(style: CellStyle, columns: Int)] = []
    for column in 0..<grid.size.columns {
      let cell = grid[column, row]
      text += cell.glyph
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns += 1
      } else {
        runs.append((cell.style, 1))
      }
    }
    return Row(
      text: text,
      runs: runs.map { run in
        let names = run.style.attributes.names
        return Run(
          columns: run.columns, foreground: run.style.foreground.hex,
          background: run.style.background.hex, attributes: names.isEmpty ? nil : names)
      })
  }

  private static func view(_ placed: PlacedNode) -> View {
    let name =
      switch placed.element {
      case .view(let kind): kind.dump
      case .modifier(let modifier): "." + modifier.dump
      }
    let lines = placed.lines.map { line in
      Line(
        text: TerminalText.sanitised(
          line.runs.map { run in
            switch run.content {
            case .text(let text): text
            case .symbol(let name): "⟨\(name)⟩"
            }
          }.joined()), frame: Frame(line.bounds), isTruncated: line.isTruncated)
    }
    let children = placed.children.map(view)
    return View(
      view: TerminalText.sanitised(name), frame: Frame(placed.bounds),
      lines: lines.isEmpty ? nil : lines, children: children.isEmpty ? nil : children)
  }
}

extension CellAttributes {
  fileprivate var names: [String] {
    let all: [(CellAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.strikethrough, "strikethrough"), (.reverse, "reverse"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

import ActivityModel
import ViewArchive

/// The lines along a box's edges.
struct BoxBorders: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    /// Points.
    var width: Double
    var color: StyleValue
  }

  private var lines: [EdgeName: Line] = [:]
  /// Points on, points off …; empty: solid.
  let dash: [Double]

  init(_ style: [String: JSONValue]) {
    let all = style["borderWidth"]?.length
    let color = ReactColor.style(style["borderColor"]) ?? .black
    let names: [(EdgeName, [String])] = [
      (.top, ["Top"]), (.bottom, ["Bottom"]), (.leading, ["Start", "Left"]),
      (.trailing, ["End", "Right"]),
    ]
    var widest = 0.0
    for (edge, names) in names {
      let width = names.lazy.compactMap { style["border\($0)Width"]?.length }.first ?? all ?? 0
      guard width > 0 else { continue }
      widest = max(widest, width)
      let own = names.lazy.compactMap { ReactColor.style(style["border\($0)Color"]) }.first
      lines[edge] = Line(width: width, color: own ?? color)
    }
    dash =
      switch style["borderStyle"]?.string {
      case "dashed": [widest * 3, widest * 3]
      case "dotted": [widest, widest]
      default: []
      }
  }

  /// The line that is the same along all edges; nil: there is none.
  var even: Line? {
    guard let top = lines[.top], EdgeName.allCases.allSatisfy({ lines[$0] == top }) else {
      return nil
    }
    return top
  }

  /// The lines when they are not the same along all edges.
  var uneven: [(edge: EdgeName, line: Line)] {
    even == nil ? EdgeName.allCases.compactMap { edge in lines[edge].map { (edge, $0) } } : []
  }
}

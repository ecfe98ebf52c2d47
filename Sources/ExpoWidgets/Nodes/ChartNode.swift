import ActivityModel
import Foundation
import SwiftUI

/// A chart of a layout, drawn with shapes: values over their places in the list.
struct ChartNode {
  private struct Datum {
    var value: Double
    var color: Color?
  }

  private let kind: String
  private let data: [Datum]
  private let showsGrid: Bool

  private static let kinds: Set<String> = ["line", "point", "bar", "area", "pie", "rectangle"]

  /// - Throws: `NodeParameters.Mismatch` when a prop has the wrong type.
  init(_ props: NodeParameters) throws(NodeParameters.Mismatch) {
    kind = try props.text("type") ?? "line"
    showsGrid = try props.truth("showGrid") ?? false
    var data: [Datum] = []
    for item in props.list("data") {
      guard case .record(let record) = item else { throw props.mismatch("data") }
      let datum = NodeParameters(name: "\(props.name).data", values: record)
      data.append(
        Datum(value: try datum.number("y") ?? 0, color: try datum.color("color")))
    }
    self.data = data
  }

  @MainActor var view: any View {
    guard Self.kinds.contains(kind) else {
      return EmptyView().leavingOut("ChartView.type \(kind)")
    }
    return ZStack {
      if showsGrid { grid }
      if kind == "pie" { pie } else { marks }
    }
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(0..<4, id: \.self) { _ in
        Divider()
        Spacer(minLength: 0)
      }
      Divider()
    }
  }

  @ViewBuilder private var marks: some View {
    let most = max(data.map(\.value).max() ?? 0, 0)
    let least = min(data.map(\.value).min() ?? 0, 0)
    let heights = data.map { most > least ? ($0.value - least) / (most - least) : 0 }
    switch kind {
    case "line": PolylineShape(heights: heights).stroke(color(0), lineWidth: 2)
    case "area": PolylineShape(heights: heights, isArea: true).fill(color(0).opacity(0.6))
    default:
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(heights.indices, id: \.self) { index in
          mark(height: heights[index]).foregroundStyle(color(index))
        }
      }
    }
  }

  private func mark(height: Double) -> some View {
    GeometryReader { room in
      let size = room.size
      if kind == "point" {
        Circle().frame(width: 6, height: 6)
          .position(x: size.width / 2, y: size.height * (1 - height))
      } else {
        Rectangle().frame(height: size.height * height)
          .position(x: size.width / 2, y: size.height * (1 - height / 2))
      }
    }
  }

  @ViewBuilder private var pie: some View {
    let whole = data.reduce(0) { $0 + max($1.value, 0) }
    let shares = data.map { whole > 0 ? max($0.value, 0) / whole : 0 }
    ForEach(shares.indices, id: \.self) { index in
      let start = shares[..<index].reduce(0, +)
      SectorShape(start: start, end: start + shares[index]).fill(color(index))
    }
  }

  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private func color(_ index: Int) -> Color {
    guard data.indices.contains(index) else { return .blue }
    // Lines and bars have one colour where the data has none.
    return data[index].color ?? (kind == "pie" ? Self.palette[index % Self.palette.count] : .blue)
  }
}

import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// Measures layout and rasterization of the gallery's expanded presentations and of trees of 500 to
/// 4 000 nodes: time, measurements and allocations per node.
enum LayoutBenchmark {
  static func run() {
    print("layout and raster, cells of \(Int(CellMetric.width)) × \(Int(CellMetric.height)) points")
    print("  tree                nodes  layout µs  raster µs  nodes/s  measures/node  allocs/node")
    do {
      for (name, node) in try BenchmarkTrees.islands() {
        measure(name, node, columns: 46, rows: 10)
      }
    } catch {
      print("  the gallery's islands cannot be read: \(error)")
    }
    for count in [500, 1000, 2000, 4000] {
      measure("wide", BenchmarkTrees.wide(count), columns: 120, rows: count / 4)
    }
    for count in [500, 1000, 2000, 4000] {
      measure("cards", BenchmarkTrees.cards(count), columns: 120, rows: count / 2)
    }
    for count in [500, 1000, 2000, 4000] {
      measure("boxes", BenchmarkTrees.boxes(count), columns: 49, rows: count / 2)
    }
  }

  private static let time = TimedTextContext(now: Date(timeIntervalSince1970: 1_735_724_460))

  private static func measure(_ name: String, _ node: ViewNode, columns: Int, rows: Int) {
    let proposal = Proposal(
      width: CellMetric.width(of: columns), height: CellMetric.height(of: rows))
    let context = LayoutContext(metrics: .cells, time: time)
    let rasterizer = Rasterizer(theme: .standard, depth: .direct, glyphs: .unicode, now: time.now)
    let surface = SurfaceColors.island(.standard)
    let style = CellStyle(foreground: .white, background: .black)
    var nodes = 0
    node.walk { _ in nodes += 1 }
    let rounds = max(5, 20_000 / nodes)

    var engine = LayoutEngine(context: context)
    var placed = engine.layout(node, in: proposal)
    let measures = engine.measureCount
    let layout = seconds(rounds) {
      var engine = LayoutEngine(context: context)
      placed = engine.layout(node, in: proposal)
    }
    var grid = CellGrid(size: CellSize(columns: columns, rows: rows), style: style)
    let raster = seconds(rounds) { rasterizer.draw(placed, on: surface, into: &grid) }
    let allocations = AllocationCount.during {
      var engine = LayoutEngine(context: context)
      let placed = engine.layout(node, in: proposal)
      rasterizer.draw(placed, on: surface, into: &grid)
    }
    let count = Double(nodes)
    print(
      "  " + name.padded(to: 18), String(nodes).padded(to: -6),
      String(Int(layout * 1e6)).padded(to: -10), String(Int(raster * 1e6)).padded(to: -10),
      String(Int(count / (layout + raster))).padded(to: -8),
      String(format: "%.1f", Double(measures) / count).padded(to: -14),
      String(format: "%.1f", Double(allocations) / count).padded(to: -12))
  }

  /// Returns the shortest time of several runs, in seconds, because it is affected least by other
  /// programs.
  private static func seconds(_ rounds: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<rounds).map { _ in
      let duration = clock.measure(work)
      return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }.min() ?? 0
  }
}

extension String {
  /// Returns the text padded with spaces to a width in characters: after the text, or before it
  /// when the width is negative.
  fileprivate func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

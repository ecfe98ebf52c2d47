import Foundation
import Testing
import ViewArchive
import WidgetBuild
import WidgetKit

/// The axes of charts (LAYOUT-30). The charts are 304 × 160 points.
@MainActor
struct ChartAxisTests {
  private struct Case {
    var chart: String
    /// The texts of the x axis, then those of the y axis.
    var texts: [String]
    /// How many lines of axes are drawn.
    var lines: Int
    /// The width and height of the plot.
    var plot: Size
  }

  private static let line = """
    Chart { LineMark(x: .value("a", 1), y: .value("b", 3)); \
    LineMark(x: .value("a", 3), y: .value("b", 9)) }
    """
  private static let bars = """
    Chart { BarMark(x: .value("a", "Mon"), y: .value("b", 3)); \
    BarMark(x: .value("a", "Tue"), y: .value("b", 7)) }
    """
  /// From midnight to six.
  private static let dates = """
    Chart { ForEach(0..<7) { LineMark(x: .value("a", midnight + Double($0) * 3600), \
    y: .value("b", $0)) } }.chartYAxis(.hidden)
    """

  private static let cases = [
    Case(
      chart: line, texts: ["0", "1", "2", "3", "0", "2", "4", "6", "8", "10"], lines: 20,
      plot: Size(width: 286.2, height: 144)),
    Case(
      chart: line + ".chartXAxis(.hidden).chartYAxis(.hidden)", texts: [], lines: 0,
      plot: Size(width: 304, height: 160)),
    Case(
      chart: line
        + ".chartXScale(domain: 1...3).chartYScale(domain: .automatic(includesZero: false))",
      texts: ["1", "1.5", "2", "2.5", "3", "2", "4", "6", "8", "10"], lines: 20,
      plot: Size(width: 286.2, height: 144)),
    Case(
      chart: bars, texts: ["Mon", "Tue", "0", "2", "4", "6", "8"], lines: 10,
      plot: Size(width: 292.6, height: 144)),
    Case(
      chart: "Chart { BarMark(x: .value(\"a\", 30), y: .value(\"b\", \"long\")) }",
      texts: ["0", "10", "20", "30", "long"], lines: 8, plot: Size(width: 273.4, height: 144)),
    Case(
      chart: dates, texts: ["12 AM", "2 AM", "4 AM"], lines: 8,
      plot: Size(width: 304, height: 144)),
    Case(
      chart: dates + """
        .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 3)) { value in
          AxisGridLine()
          if let date = value.as(Date.self), date > midnight, value.index < value.count - 1 {
            AxisValueLabel { Text("\\(value.index) of \\(value.count)") }
          } } }
        """, texts: ["1 of 3"], lines: 3, plot: Size(width: 304, height: 144)),
    Case(
      chart: line + """
        .chartXAxis(.hidden).chartYAxis { AxisMarks(position: .leading, values: [0, 5, 99]) { value in
          AxisTick(); AxisValueLabel("\\(value.as(Int.self) ?? -1) of it") }
          AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [1.0]) }
        """, texts: ["0 of it", "5 of it", "100%"], lines: 4, plot: Size(width: 223.6, height: 160)),
    Case(
      chart: line
        + ".chartXAxis(.hidden).chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }",
      texts: ["0", "5", "10"], lines: 6, plot: Size(width: 286.2, height: 160)),
    Case(
      chart: "Chart { SectorMark(angle: .value(\"a\", 1)) }", texts: [], lines: 0,
      plot: Size(width: 304, height: 160)),
  ]

  private static var source: String {
    var text = """
      import ActivityKit
      import Charts
      import SwiftUI
      import WidgetKit
      let midnight = Date(timeIntervalSinceReferenceDate: 799_977_600)
      struct AxisAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var index = 0 }
      }
      struct AxisWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: AxisAttributes.self) { context in
            charts[context.state.index]().frame(width: 304, height: 160)
          } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } }
              compactLeading: { Text("a") } compactTrailing: { Text("a") } minimal: { Text("a") }
          }
        }
      }

      """
    for (index, example) in cases.enumerated() {
      text += "@MainActor func chart\(index)() -> AnyView { AnyView(\(example.chart)) }\n"
    }
    return text + "@MainActor let charts: [() -> AnyView] = ["
      + cases.indices.map { "chart\($0)" }.joined(separator: ", ") + "]\n"
  }

  nonisolated private static func compile(_ text: String, in scratch: URL) throws -> URL {
    let file = scratch.appending(path: "Axes.swift")
    try Data(text.utf8).write(to: file)
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    let report = try compiler.compile(WidgetSources(paths: [file.path]), scratch: scratch.path)
    #expect(report.standIns == [])
    return URL(filePath: report.library)
  }

  @Test func axesHaveTheirValuesAndRoom() async throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "axes-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = Self.source
    let library = try await onAThreadOfItsOwn { try Self.compile(text, in: scratch) }
    let host = WidgetHost(image: try LoadedImage(loading: library.path))
    _ = await host.describe(now: HostedLibrary.now)
    for (index, example) in Self.cases.enumerated() {
      let archive = try host.archive(
        ArchiveRequest(
          activityID: "1", attributesType: "AxisAttributes", attributes: Data("{}".utf8),
          state: Data(#"{"index":\#(index)}"#.utf8),
          environment: ArchiveEnvironment(now: HostedLibrary.now)))
      let card = try #require(archive.lockScreen)
      var (texts, lines, plots): ([String], Int, [Size]) = ([], 0, [])
      card.walk { node in
        if case .text(let content) = node.kind {
          let text = content.runs.map { run in
            if case .literal(let text) = run.content { text } else { "?" }
          }.joined()
          texts.append(text.replacingOccurrences(of: "\u{202f}", with: " "))
        }
        if case .shape(let shape) = node.kind, let width = shape.stroke?.lineWidth, width < 1 {
          lines += 1
        }
        for case .frame(let width?, let height?, _) in node.modifiers where width > 0 {
          if case .zstack = node.kind { plots.append(Size(width: width, height: height)) }
        }
      }
      #expect(texts == example.texts, "\(example.chart)")
      #expect(lines == example.lines, "\(example.chart)")
      let plot = try #require(plots.first, "\(example.chart)")
      #expect(abs(plot.width - example.plot.width) < 0.01, "\(plot) \(example.chart)")
      #expect(abs(plot.height - example.plot.height) < 0.01, "\(plot) \(example.chart)")
    }
  }
}

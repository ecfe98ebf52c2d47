import ActivityModel
import Foundation
import ReactScreens
import ViewArchive
import ViewLayout

/// What the JavaScript of an app sends.
@MainActor
enum ReactTargets {
  /// Messages of the JavaScript host, a line each, and what a person does to the screen that they
  /// make.
  static func react(_ data: Data) {
    var screen = ReactScreen { _ in nil }
    let now = Date(timeIntervalSinceReferenceDate: 8e8)
    let request = ScreenRequest(
      environment: ArchiveEnvironment(now: now), room: Size(width: 392, height: 480))
    for line in data.split(separator: UInt8(ascii: "\n")).prefix(8) {
      guard let message = try? JSONValue(json: Data(line)) else { continue }
      if let failure = ReactFailure(message) { screen.fail(failure) }
      _ = screen.apply(message)
      draw(screen.archive(for: request), at: now)
    }
    let archive = screen.archive(for: request)
    for id in archive.controls.keys.sorted().prefix(20) {
      _ = screen.messages(for: .text(id, "typed"))
      _ = screen.messages(for: .adjust(id, steps: Int(data.first ?? 0) - 128))
      _ = screen.messages(for: .press(id))
    }
    _ = screen.messages(for: .seen(1, row: Int(data.first ?? 0), pitch: 16))
    draw(screen.archive(for: request), at: now)
  }

  private static func draw(_ archive: ScreenArchive, at now: Date) {
    for metrics in [LayoutMetrics.cells, .phone] {
      var engine = LayoutEngine(
        context: LayoutContext(metrics: metrics, time: TimedTextContext(now: now)))
      for part in archive.parts {
        _ = engine.layout(part, width: 392, heights: 480...1e6).bounds
      }
    }
  }
}

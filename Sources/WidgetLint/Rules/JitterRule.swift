import Foundation
import ViewArchive
import ViewLayout

/// Rule L09 for live texts: a text whose width changes while it ticks, because its digits have
/// different widths.
///
/// The part is laid out at several instants. Changes of width between instants that show equally
/// many digits are jitter.
struct JitterRule {
  let environment: ArchiveEnvironment

  /// Largest difference in points that is not visible.
  private static let tolerance = 0.5
  /// The number of changes of the texts after now, at each of which the part is laid out.
  private static let changes = 12
  /// The number of further instants, 61 seconds apart, so that the digits of minutes change too.
  private static let minutes = 10

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    layouts.flatMap { layout -> [LintFinding] in
      let ticking = layout.views.filter { view in
        // A timer that takes all available width has its own finding of L09.
        view.text?.isLive == true && !(layout.part.isSide && view.isGreedyTimer)
      }
      guard !ticking.isEmpty else { return [] }
      let instants = instants(of: layout.node).map { date in
        Instant(
          PhoneLayout.placed(layout.part, layout.node, in: environment, at: date))
      }
      return ticking.compactMap { finding($0, in: layout, instants) }
    }
  }

  private func finding(
    _ view: PhoneLayout.PlacedView, in layout: PhoneLayout, _ instants: [Instant]
  ) -> LintFinding? {
    guard let layer = view.layer else { return nil }
    var widest: (range: ClosedRange<Double>, moves: Double)?
    var shoved: [String: Double] = [:]
    for (_, alike) in Dictionary(grouping: instants, by: { $0.inks[layer]?.shape })
    where alike.count > 1 {
      let inks = alike.compactMap { $0.inks[layer] }
      guard let widths = inks.map(\.width).range, let starts = inks.map(\.start).range else {
        continue
      }
      if widths.length > (widest?.range.length ?? Self.tolerance) {
        widest = (widths, starts.length)
      }
      for (other, names) in neighbours(of: view, in: layout) {
        guard let places = alike.compactMap({ $0.starts[other] }).range,
          places.length > Self.tolerance
        else { continue }
        shoved[names] = max(shoved[names] ?? 0, places.length)
      }
    }
    guard let widest else { return nil }
    let moves = widest.moves > Self.tolerance || !shoved.isEmpty
    var message =
      "\(widest.range.lowerBound.inPoints) to \(widest.range.upperBound.inPoints) pt wide"
    message += " as it ticks, so "
    if widest.moves > Self.tolerance { message += "all of it moves by \(widest.moves.inPoints) pt" }
    if let (name, length) = shoved.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      message += (widest.moves > Self.tolerance ? " and " : "") + "\(name) by \(length.inPoints) pt"
    }
    message += (moves ? "" : "its digits jump") + "; monospacedDigit() holds it still"
    return LintFinding(
      .unframedTimer, moves ? .warning : .info, message, of: view, in: layout.part)
  }

  /// Returns layer and name of the other visible views that do not change by themselves.
  private func neighbours(
    of view: PhoneLayout.PlacedView, in layout: PhoneLayout
  ) -> [(Int, String)] {
    layout.views.compactMap { other in
      guard other.drawsContent, other.text?.isLive != true, let layer = other.layer,
        layer != view.layer
      else { return nil }
      return (layer, other.name)
    }
  }

  /// Returns the dates at which the part is laid out, beginning with now.
  private func instants(of node: ViewNode) -> [Date] {
    var dates = [environment.now]
    for _ in 0..<Self.changes {
      guard let last = dates.last,
        let next = node.nextChange(
          after: last, isLuminanceReduced: environment.isLuminanceReduced)
      else { break }
      dates.append(next)
    }
    return dates
      + (1...Self.minutes).map { environment.now.addingTimeInterval(Double($0) * 61) }
  }

  /// Positions of views and texts in the layout at one instant.
  private struct Instant {
    struct Ink {
      /// The text with every digit replaced by 0.
      var shape: String
      /// Left edge and width in points.
      var start: Double
      var width: Double
    }

    /// The texts that take exactly one line, by layer (`LayoutTrace.layer`).
    var inks: [Int: Ink] = [:]
    /// Left edges of all views in points, by layer.
    var starts: [Int: Double] = [:]

    init(_ placed: PlacedNode) {
      placed.walk { node in
        guard let layer = node.trace?.layer, case .view = node.element else { return }
        starts[layer] = node.bounds.minX
        guard node.lines.count == 1, let line = node.lines.first else { return }
        let text = line.runs.map { run in
          if case .text(let text) = run.content { text } else { "◆" }
        }.joined()
        inks[layer] = Ink(
          shape: String(text.map { $0.isNumber ? "0" : $0 }), start: line.bounds.minX,
          width: line.bounds.width)
      }
    }
  }
}

extension [Double] {
  fileprivate var range: ClosedRange<Double>? {
    guard let least = self.min(), let most = self.max() else { return nil }
    return least...most
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

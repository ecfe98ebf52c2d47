import Foundation
import ViewArchive
import ViewLayout

/// Rules L05 and L09–L12: legibility of text.
struct TextRules {
  let now: Date
  let measures: IslandMeasures

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    layouts.flatMap { layout in
      layout.views.flatMap { view -> [LintFinding] in
        guard let text = view.text else { return [] }
        return smallText(view, text, layout)
          + (layout.part.isSide ? side(view, text, layout) : [])
      } + lightText(layout)
    }
  }

  private func side(
    _ view: PhoneLayout.PlacedView, _ text: TextContent, _ layout: PhoneLayout
  ) -> [LintFinding] {
    var found: [LintFinding] = []
    if view.lines.contains(where: \.isTruncated) {
      let message = "does not fit and ends in an ellipsis"
      found.append(finding(.truncation, .warning, message, view, layout))
    }
    if view.isGreedyTimer {
      let message = "takes all the width there is; give it a frame, or fixedSize()"
      found.append(finding(.unframedTimer, .warning, message, view, layout))
    }
    if text.minimumScaleFactor >= 1, text.timedTexts.contains(where: canShowHours) {
      let message = "runs for more than an hour and needs room for H:MM:SS, or a scale factor"
      found.append(finding(.hoursInCompact, .warning, message, view, layout))
    }
    return found
  }

  private func canShowHours(_ text: TimedText) -> Bool {
    switch text {
    case .interval(let start, let end, _, _, let showsHours, _):
      showsHours && end.timeIntervalSince(start) > 3600
    case .timer(let date): abs(date.timeIntervalSince(now)) > 3600
    case .relative, .offset, .date, .time, .range, .stopwatch, .dateOffset, .dateReference,
      .currentDate:
      false
    }
  }

  private func smallText(
    _ view: PhoneLayout.PlacedView, _ text: TextContent, _ layout: PhoneLayout
  ) -> [LintFinding] {
    guard let size = text.runs.map(\.style.font.pointSize).min(), size < 11 else { return [] }
    let message = "\(size.inPoints) pt; the smallest legible text has 11"
    return [finding(.smallText, .warning, message, view, layout)]
  }

  private static func hasWeight(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isPunctuation
  }

  /// L12, reported once for each part of the island.
  private func lightText(_ layout: PhoneLayout) -> [LintFinding] {
    guard layout.part.isSide else { return [] }
    let light = layout.views.first { view in
      view.text?.runs.contains { run in
        // An emoji has no weight.
        if case .literal(let text) = run.content, !text.contains(where: Self.hasWeight) {
          return false
        }
        return run.style.font.resolvedWeight.rawValue < 500
      } ?? false
    }
    guard let light else { return [] }
    return [
      finding(
        .lightText, .info, "is lighter than medium, which is hard to read in the island", light,
        layout)
    ]
  }

  private func finding(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String,
    _ view: PhoneLayout.PlacedView, _ layout: PhoneLayout
  ) -> LintFinding {
    LintFinding(
      rule, severity, message, of: view, in: layout.part)
  }
}

extension ArchivePart {
  /// True for the parts of the compact and minimal island.
  var isSide: Bool {
    switch self {
    case .compactLeading, .compactTrailing, .minimal: true
    case .lockScreen, .small, .expanded: false
    }
  }
}

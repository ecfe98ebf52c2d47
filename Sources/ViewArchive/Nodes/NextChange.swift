package import Foundation

extension ViewNode {
  /// Returns the first instant after `now` at which the view changes by itself. Nil: it does not
  /// change. Hidden views do not count.
  package func nextChange(after now: Date, isLuminanceReduced: Bool = false) -> Date? {
    // `hidden` applies to the view and the modifiers inside of it, not to those around it.
    let hidden = modifiers.lastIndex(of: .hidden)
    var dates = modifiers[(hidden.map { $0 + 1 } ?? 0)...].map {
      $0.content?.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
    }
    if hidden == nil {
      dates.append(kind.nextChange(after: now, isLuminanceReduced: isLuminanceReduced))
      dates += children.map {
        $0.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
      }
    }
    return dates.compactMap { $0 }.min()
  }
}

extension NodeKind {
  fileprivate func nextChange(after now: Date, isLuminanceReduced: Bool) -> Date? {
    switch self {
    case .text(let text):
      return text.runs.compactMap { run in
        guard case .timed(let timed) = run.content else { return nil }
        return timed.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
      }.min()
    case .progress(let progress):
      return progress.nextChange(after: now, isLuminanceReduced: isLuminanceReduced)
    case .empty, .image, .shape, .style, .spacer, .divider, .hstack, .vstack, .zstack, .grid,
      .gridRow, .viewThatFits, .geometryReader, .flex, .custom, .gauge, .button, .toggle, .link,
      .island,
      .islandRegion, .unsupported:
      return nil
    }
  }
}

extension ProgressContent {
  /// Returns the next instant at which the bar changes. Nil: it does not. A bar changes at most
  /// once a second (once a minute in Always-On) and in at most 400 steps: smaller ones are below an
  /// eighth of a cell.
  package func nextChange(after now: Date, isLuminanceReduced: Bool = false) -> Date? {
    guard case .interval(let start, let end, _) = value, now < end else { return nil }
    let length = start.seconds(until: end)
    guard length > 0 else { return nil }
    let step = max(isLuminanceReduced ? 60 : 1, length / 400)
    let passed = max(start.seconds(until: now), 0)
    let count = ((passed + TickingSeconds.tolerance) / step).rounded(.down) + 1
    let next = min(start.addingTimeInterval(count * step), end)
    return next > now ? next : nil
  }
}

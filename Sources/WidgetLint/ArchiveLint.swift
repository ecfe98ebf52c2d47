package import ViewArchive
import ViewLayout

/// Applies the lint rules to one activity in one state on one device.
package struct ArchiveLint {
  private let archive: ActivityArchive
  private let environment: ArchiveEnvironment
  private let layouts: [PhoneLayout]

  package init(_ archive: ActivityArchive, in environment: ArchiveEnvironment) {
    self.archive = archive
    self.environment = environment
    layouts = ArchivePart.declared.compactMap {
      PhoneLayout($0, of: archive, in: environment)
    }
  }

  /// Returns all findings, sorted by rule and part.
  package func findings() -> [LintFinding] {
    let island = environment.island
    var found = SizeRules(island: island, card: environment.card).findings(in: layouts)
    found += TextRules(now: environment.now, measures: island).findings(in: layouts)
    found += WrapRule(environment: environment).findings(in: layouts)
    found += JitterRule(environment: environment).findings(in: layouts)
    found += ControlRules(links: archive.links).findings(in: layouts)
    found += EdgeRules(island: island, card: environment.card).findings(in: layouts)
    found += ContentRules(archive: archive).findings(in: layouts)
    found += ContrastRule(archive: archive, environment: environment).findings()
    return found.inOrder
  }

  /// Each view on a phone, by part and by layer (`LayoutTrace.layer`).
  package var views: [ArchivePart: [Int: PhoneView]] {
    var found: [ArchivePart: [Int: PhoneView]] = [:]
    for layout in layouts {
      for view in layout.views {
        guard let layer = view.layer else { continue }
        found[layout.part, default: [:]][layer] = PhoneView(bounds: view.bounds, lines: view.lines)
      }
    }
    return found
  }

  /// Returns a finding for a compact view that is wider than its side of an island of limited
  /// width, as in landscape, unless the source adapts to that.
  ///
  /// - Parameter readsLimit: True when the source reads `isDynamicIslandLimitedInWidth`.
  package func limitedWidth(readsLimit: Bool) -> [LintFinding] {
    guard !readsLimit else { return [] }
    let wide = layouts.first { layout in
      (layout.part == .compactLeading || layout.part == .compactTrailing)
        && layout.placed.bounds.width > environment.island.minimal.width
    }
    guard let wide else { return [] }
    let message =
      "\(wide.placed.bounds.width.inPoints) pt wide, and never reads"
      + " isDynamicIslandLimitedInWidth; in landscape the side is narrower"
    return [LintFinding(.limitedWidth, .info, message, in: wide)]
  }

  /// Returns a finding when the minimal view is the same in all of these states while other parts
  /// change.
  package static func staticMinimal(in states: [ActivityArchive]) -> [LintFinding] {
    guard let first = states.first, let minimal = first.minimal,
      states.contains(where: { $0.lockScreen != first.lockScreen || $0.expanded != first.expanded }
      ),
      states.allSatisfy({ $0.minimal == minimal })
    else { return [] }
    var isLive = false
    minimal.walk { node in
      if case .text(let content) = node.kind, content.isLive { isLive = true }
      if case .progress(let progress) = node.kind, case .interval = progress.value { isLive = true }
    }
    guard !isLive else { return [] }
    return [
      LintFinding(
        .staticMinimal, .info, "shows the same in every state; let it show the current state",
        part: .minimal, place: minimal.places.first)
    ]
  }
}

extension [LintFinding] {
  /// The findings sorted by rule, then by part; otherwise their order is kept.
  package var inOrder: [LintFinding] {
    func key(_ finding: LintFinding) -> (Int, Int) {
      (
        LintRule.allCases.firstIndex(of: finding.rule) ?? 0,
        finding.part.flatMap { ArchivePart.declared.firstIndex(of: $0) } ?? -1
      )
    }
    return enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}

private func < (
  a: ((Int, Int), Int), b: ((Int, Int), Int)
) -> Bool {
  a.0 != b.0 ? a.0 < b.0 : a.1 < b.1
}

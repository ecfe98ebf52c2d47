import ActivityModel
import ViewArchive
import ViewLayout

/// Rules L07, L26, L27, L31–L34, L36, L41 and L42: content that is missing, unsuitable or not shown
/// on a phone.
struct ContentRules {
  let archive: ActivityArchive

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    empty(layouts) + actionColor()
      + layouts.flatMap { layout in
        layout.views.flatMap { view in
          text(in: view, layout) + asset(view, layout) + frozen(view, layout)
            + animation(view, layout)
        } + label(layout)
      }
  }

  /// L07: a part of the island that draws nothing. A widget without an island declares none of
  /// these parts, which is not an error.
  private func empty(_ layouts: [PhoneLayout]) -> [LintFinding] {
    guard layouts.contains(where: { $0.part != .lockScreen }) else { return [] }
    return [ArchivePart.compactLeading, .compactTrailing, .minimal].compactMap { part in
      let layout = layouts.first { $0.part == part }
      guard layout?.views.contains(where: \.drawsContent) != true else { return nil }
      return LintFinding(.emptyPresentation, .error, "draws nothing", part: part)
    }
  }

  private func actionColor() -> [LintFinding] {
    guard archive.activityBackgroundTint != nil, archive.systemActionForeground == nil else {
      return []
    }
    let message =
      "the card has a colour of its own, the system's button has not: set"
      + " activitySystemActionForegroundColor"
    return [LintFinding(.actionColor, .info, message, part: .lockScreen)]
  }

  // MARK: Text

  private func text(
    in view: PhoneLayout.PlacedView, _ layout: PhoneLayout
  ) -> [LintFinding] {
    guard let text = view.text else { return [] }
    let string = text.runs.compactMap { run in
      if case .literal(let literal) = run.content { literal } else { nil }
    }.joined()
    var found: [LintFinding] = []
    if !view.modifiers.contains(.privacySensitive), let kind = SensitiveText.kind(of: string) {
      found.append(
        LintFinding(
          .sensitiveText, .warning, "looks like \(kind); mark it privacySensitive()",
          of: view, in: layout.part))
    }
    if let word = Self.advertising.first(where: { string.lowercased().hasWord($0) }) {
      found.append(
        LintFinding(
          .advertising, .info, "“\(word)” reads like advertising", of: view, in: layout.part))
    }
    return found
  }

  private static let advertising = [
    "sale", "discount", "buy now", "limited offer", "free trial", "coupon", "promo", "% off",
    "special offer", "subscribe now",
  ]

  // MARK: Images

  /// What is larger than its presentation (SIZE-12), or too small for StandBy.
  private func asset(
    _ view: PhoneLayout.PlacedView, _ layout: PhoneLayout
  ) -> [LintFinding] {
    guard let image = view.image, let size = image.naturalSize else { return [] }
    var found: [LintFinding] = []
    let slot = layout.placed.bounds.size
    let limit =
      layout.part == .minimal
      ? Size(width: PhoneMeasures.minimalWidth, height: PhoneMeasures.restingHeight) : slot
    if size.width > limit.width + 0.5 || size.height > limit.height + 0.5 {
      let message =
        "\(size.width.inPoints) × \(size.height.inPoints) pt, more than the part's"
        + " \(limit.width.inPoints) × \(limit.height.inPoints); the activity may not start"
      found.append(
        LintFinding(
          .largeAsset, .error, message, of: view, in: layout.part))
    }
    if layout.part == .lockScreen,
      size.width < 2 * view.bounds.width - 0.5 && size.height < 2 * view.bounds.height - 0.5
    {
      let message =
        "StandBy shows it twice as large; it has"
        + " \(size.width.inPoints) × \(size.height.inPoints) pt"
      found.append(
        LintFinding(
          .smallAsset, .info, message, of: view, in: layout.part))
    }
    return found
  }

  private func label(_ layout: PhoneLayout) -> [LintFinding] {
    var found: [LintFinding] = []
    let ink = layout.views.filter(\.drawsContent)
    if layout.part.isSide, let image = ink.first(where: { $0.image != nil }),
      !ink.contains(where: { $0.text != nil }),
      !layout.views.contains(where: { view in
        view.modifiers.contains { if case .accessibilityLabel = $0 { true } else { false } }
      })
    {
      found.append(
        LintFinding(
          .missingLabel, .info, "a picture alone; VoiceOver needs an accessibilityLabel",
          of: image, in: layout.part))
    }
    for view in ink {
      guard case .asset(let name)? = view.image?.source, name.lowercased().contains("appicon")
      else { continue }
      found.append(
        LintFinding(
          .appIcon, .info, "looks like the whole app icon; use the logo alone",
          of: view, in: layout.part))
    }
    return found
  }

  // MARK: Motion

  private func frozen(
    _ view: PhoneLayout.PlacedView, _ layout: PhoneLayout
  ) -> [LintFinding] {
    var names = view.modifiers.compactMap { modifier in
      if case .unsupported(let name) = modifier { name } else { nil }
    }
    if case .unsupported(let name) = view.kind { names.append(name) }
    names = names.filter { $0.hasPrefix("TimelineView") || $0.hasPrefix("symbolEffect") }
    if case .progress(let progress) = view.kind, progress.value == .indeterminate {
      names.append("ProgressView without a value")
    }
    return names.map { name in
      LintFinding(
        .frozenView, .warning, "\(name) stands still on a phone", of: view, in: layout.part)
    }
  }

  private func animation(
    _ view: PhoneLayout.PlacedView, _ layout: PhoneLayout
  ) -> [LintFinding] {
    view.modifiers.compactMap { modifier in
      guard case .animation(let duration?) = modifier, duration > 2 else { return nil }
      return LintFinding(
        .longAnimation, .warning, "animates for \(duration.inPoints) s; the system stops at 2",
        of: view, in: layout.part)
    }
  }
}

extension String {
  /// Returns true when the text contains the words as whole words.
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      if !(before?.isLetter ?? false) && !(after?.isLetter ?? false) { return true }
      rest = self[range.upperBound...]
    }
    return false
  }
}

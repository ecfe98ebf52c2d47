import ActivityModel
import ViewArchive
import ViewLayout

/// Rules L01–L04 and L06: parts that exceed their size limits.
struct SizeRules {
  let island: IslandMeasures
  let card: Size

  /// Tolerance in points, since the layout is an estimate.
  private static let tolerance = 0.5

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    layouts.flatMap { layout -> [LintFinding] in
      switch layout.part {
      case .lockScreen:
        height(of: layout, least: 0, most: card.height)
      case .expanded:
        height(
          of: layout, least: island.expandedHeight.lowerBound,
          most: island.expandedHeight.upperBound)
      case .compactLeading, .compactTrailing:
        compactWidth(of: layout) + sideHeight(of: layout) + cameraPadding(of: layout)
      case .minimal: minimalWidth(of: layout) + sideHeight(of: layout)
      case .small: []
      }
    } + balance(of: layouts)
  }

  private func height(
    of layout: PhoneLayout, least: Double, most: Double
  ) -> [LintFinding] {
    let height = layout.natural.height
    if height > most + Self.tolerance {
      let message =
        layout.part == .lockScreen
        ? "\(height.inPoints) pt high, the phone shows the middle \(most.inPoints)"
        : "\(height.inPoints) pt high, the phone clips at \(most.inPoints)"
      return [LintFinding(.height, .error, message, in: layout)]
    }
    if height < least - Self.tolerance {
      let message = "\(height.inPoints) pt high, the phone pads it to \(least.inPoints)"
      return [LintFinding(.height, .info, message, in: layout)]
    }
    return []
  }

  private func compactWidth(of layout: PhoneLayout) -> [LintFinding] {
    let width = layout.placed.bounds.width
    // A timer that takes all available width is reported by L09.
    let most = mostCompactWidth
    guard width > most + Self.tolerance, !layout.views.contains(where: \.isGreedyTimer)
    else { return [] }
    let message =
      "\(width.inPoints) pt wide; beyond \(most.inPoints) it takes the place of the clock or the"
      + " battery"
    var finding = LintFinding(.compactWidth, .warning, message, in: layout)
    finding.bounds = layout.placed.bounds
    return [finding]
  }

  /// The width of a compact side that leaves the status bar its items (SIZE-10).
  private var mostCompactWidth: Double {
    (island.screenWidth - island.camera.width) / 2 - PhoneMeasures.statusWidth
  }

  private func minimalWidth(of layout: PhoneLayout) -> [LintFinding] {
    let width = layout.natural.width
    guard width > island.minimal.width + Self.tolerance,
      !layout.views.contains(where: \.isGreedyTimer)
    else { return [] }
    let message = "\(width.inPoints) pt wide, the circle has \(island.minimal.width.inPoints)"
    return [LintFinding(.sideHeight, .warning, message, in: layout)]
  }

  private func sideHeight(of layout: PhoneLayout) -> [LintFinding] {
    let height = layout.natural.height
    guard height > island.restingHeight + Self.tolerance else { return [] }
    let message = "\(height.inPoints) pt high, the island has \(island.restingHeight.inPoints)"
    return [LintFinding(.sideHeight, .warning, message, in: layout)]
  }

  private func balance(of layouts: [PhoneLayout]) -> [LintFinding] {
    let widths = [ArchivePart.compactLeading, .compactTrailing].compactMap { part in
      layouts.first { $0.part == part }?.placed.bounds.width
    }
    guard widths.count == 2, let narrow = widths.min(), let wide = widths.max(),
      wide - narrow > 20, wide > 2 * narrow
    else { return [] }
    let message =
      "the sides are \(widths[0].inPoints) and \(widths[1].inPoints) pt wide; the island stands"
      + " beside the middle"
    return [LintFinding(.compactBalance, .info, message)]
  }

  /// L04: padding between a compact view and the camera. Padding on the other side, toward the
  /// island's end, is allowed.
  private func cameraPadding(of layout: PhoneLayout) -> [LintFinding] {
    var padding = 0.0
    for case .padding(let insets) in layout.node.modifiers {
      padding += layout.part == .compactLeading ? insets.trailing : insets.leading
    }
    guard padding > 0 else { return [] }
    let message = "\(padding.inPoints) pt of padding beside the camera; content should hug it"
    return [LintFinding(.cameraPadding, .warning, message, in: layout)]
  }
}

extension PhoneLayout.PlacedView {
  /// True for a live text that takes all available width, because no modifier limits it.
  var isGreedyTimer: Bool {
    guard let text, text.isLive else { return false }
    return !modifiers.contains { modifier in
      switch modifier {
      case .frame(let width, _, _): width != nil
      case .flexFrame(let frame): frame.maxWidth.map(\.isFinite) ?? false
      case .fixedSize(let horizontal, _): horizontal
      case .padding, .aspectRatio, .layoutPriority, .alignHorizontal, .alignVertical, .offset,
        .position, .gridCellColumns, .gridColumnAlignment, .gridCellAnchor, .gridCellUnsizedAxes,
        .belowIfTooWide, .layoutDirection, .layoutValue, .overlay, .background, .scale,
        .rotation, .clip, .mask, .opacity, .shadow, .hidden, .zIndex, .colorScheme, .redacted,
        .picture,
        .widgetURL, .identifier, .role, .accessibilityLabel, .privacySensitive, .contentTransition,
        .transition, .animation, .unsupported:
        false
      }
    }
  }
}

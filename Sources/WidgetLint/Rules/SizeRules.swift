import ActivityModel
import ViewArchive
import ViewLayout

/// Rules L01–L04 and L06: parts that exceed their size limits.
struct SizeRules {
  let island: IslandMeasures
  let card: Size

  /// Tolerance in points, since the layout is an estimate.
  private static let tolerance = 0.5

  func findings(in pictures: [PhonePicture]) -> [LintFinding] {
    pictures.flatMap { picture -> [LintFinding] in
      switch picture.part {
      case .lockScreen:
        height(
          of: picture, least: PhoneMeasures.cardHeight.lowerBound, most: card.height)
      case .expanded:
        height(
          of: picture, least: island.expandedHeight.lowerBound,
          most: island.expandedHeight.upperBound)
      case .compactLeading, .compactTrailing:
        compactWidth(of: picture) + sideHeight(of: picture) + cameraPadding(of: picture)
      case .minimal: minimalWidth(of: picture) + sideHeight(of: picture)
      case .small: []
      }
    } + balance(of: pictures)
  }

  private func height(
    of picture: PhonePicture, least: Double, most: Double
  ) -> [LintFinding] {
    let height = picture.natural.height
    if height > most + Self.tolerance {
      let words = "\(height.inPoints) pt high, the phone clips at \(most.inPoints)"
      return [LintFinding(.height, .error, words, in: picture)]
    }
    if height < least - Self.tolerance {
      let words = "\(height.inPoints) pt high, the phone pads it to \(least.inPoints)"
      return [LintFinding(.height, .info, words, in: picture)]
    }
    return []
  }

  private func compactWidth(of picture: PhonePicture) -> [LintFinding] {
    let width = picture.placed.bounds.width
    // A timer that takes all available width is reported by L09.
    guard width > island.compactSide.width + Self.tolerance,
      !picture.views.contains(where: \.isGreedyTimer)
    else { return [] }
    let words = "\(width.inPoints) pt wide, the side has \(island.compactSide.width.inPoints)"
    var finding = LintFinding(.compactWidth, .warning, words, in: picture)
    finding.bounds = picture.placed.bounds
    return [finding]
  }

  private func minimalWidth(of picture: PhonePicture) -> [LintFinding] {
    let width = picture.natural.width
    guard width > island.minimal.width + Self.tolerance,
      !picture.views.contains(where: \.isGreedyTimer)
    else { return [] }
    let words = "\(width.inPoints) pt wide, the circle has \(island.minimal.width.inPoints)"
    return [LintFinding(.sideHeight, .warning, words, in: picture)]
  }

  private func sideHeight(of picture: PhonePicture) -> [LintFinding] {
    let height = picture.natural.height
    guard height > island.compactSide.height + Self.tolerance else { return [] }
    let words = "\(height.inPoints) pt high, the island has \(island.compactSide.height.inPoints)"
    return [LintFinding(.sideHeight, .warning, words, in: picture)]
  }

  private func balance(of pictures: [PhonePicture]) -> [LintFinding] {
    let widths = [ArchivePart.compactLeading, .compactTrailing].compactMap { part in
      pictures.first { $0.part == part }?.placed.bounds.width
    }
    guard widths.count == 2, let narrow = widths.min(), let wide = widths.max(),
      wide - narrow > 20, wide > 2 * narrow
    else { return [] }
    let words =
      "the sides are \(widths[0].inPoints) and \(widths[1].inPoints) pt wide; the island is"
      + " drawn twice as wide as the wider"
    return [LintFinding(.compactBalance, .info, words)]
  }

  /// L04: padding between a compact view and the camera. Padding on the other side, toward the
  /// island's end, is allowed.
  private func cameraPadding(of picture: PhonePicture) -> [LintFinding] {
    var padding = 0.0
    for case .padding(let insets) in picture.node.modifiers {
      padding += picture.part == .compactLeading ? insets.trailing : insets.leading
    }
    guard padding > 0 else { return [] }
    let words = "\(padding.inPoints) pt of padding beside the camera; content should hug it"
    return [LintFinding(.cameraPadding, .warning, words, in: picture)]
  }
}

extension PhonePicture.PlacedView {
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
        .widgetURL, .identifier, .accessibilityLabel, .privacySensitive, .contentTransition,
        .transition, .animation, .unsupported:
        false
      }
    }
  }
}

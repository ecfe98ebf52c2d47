import ActivityModel
import ViewArchive
import ViewLayout

/// Rules L28, L29 and L44: content too close to the edges, or under the camera.
struct EdgeRules {
  let island: IslandMeasures
  let card: Size

  /// The recommended margin, in points (SIZE-6).
  private static let margin = PhoneMeasures.contentMargin

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    layouts.flatMap { layout -> [LintFinding] in
      switch layout.part {
      case .lockScreen: margins(layout) + corners(layout) + bars(layout)
      case .expanded: corners(layout) + underCamera(layout)
      case .small, .compactLeading, .compactTrailing, .minimal: []
      }
    }
  }

  /// Returns the size of the card or expanded island around a part, and the part's origin in it, in
  /// points: a card's content is centred, expanded content is placed at its margins.
  private func panel(of layout: PhoneLayout) -> (size: Size, origin: Point) {
    let margins = PhoneLayout.margins(of: layout.node)
    let content = layout.placed.bounds.size
    let limits = layout.part == .expanded ? island.expandedHeight : 0...card.height
    let height = min(
      max(content.height + margins.vertical, limits.lowerBound), limits.upperBound)
    let width = layout.part == .expanded ? island.expandedWidth : card.width
    if layout.part == .expanded {
      return (Size(width: width, height: height), Point(x: margins.leading, y: margins.top))
    }
    return (
      Size(width: width, height: height),
      Point(x: (width - content.width) / 2, y: (height - content.height) / 2)
    )
  }

  /// Returns findings for the texts and images that lie under the camera (L44).
  private func underCamera(_ layout: PhoneLayout) -> [LintFinding] {
    let (panel, origin) = panel(of: layout)
    let left = (panel.width - island.camera.width) / 2
    return layout.views.compactMap { view in
      let ink: Rect?
      switch view.kind {
      case .text: ink = Rect(enclosing: view.lines.map(\.bounds))
      case .image: ink = view.bounds
      default: ink = nil
      }
      // Less than two points are within the tolerance of measured text.
      guard let ink, ink.maxX + origin.x > left + 2,
        ink.minX + origin.x < left + island.camera.width - 2,
        ink.minY + origin.y < island.camera.height - 2, ink.maxY + origin.y > 2
      else { return nil }
      return LintFinding(
        .underCamera, .error, "lies under the camera, where nobody sees it", of: view,
        in: .expanded)
    }
  }

  /// Returns a finding for the text that is closest to the card's edge, when it is within the
  /// margin (L28).
  private func margins(_ layout: PhoneLayout) -> [LintFinding] {
    let (panel, origin) = panel(of: layout)
    let near = layout.views.filter { $0.text != nil && !$0.lines.isEmpty }.compactMap { view in
      let ink = Rect(enclosing: view.lines.map(\.bounds)) ?? view.bounds
      let room = min(
        ink.minX + origin.x, panel.width - ink.maxX - origin.x, ink.minY + origin.y,
        panel.height - ink.maxY - origin.y)
      return room < Self.margin - 0.5 ? (view, room) : nil
    }
    guard let (view, room) = near.min(by: { $0.1 < $1.1 }) else { return [] }
    let message = "\(max(room, 0).inPoints) pt from the card's edge; the system's own cards keep 14"
    return [
      LintFinding(
        .contentMargin, .info, message, of: view, in: .lockScreen)
    ]
  }

  /// Returns findings for texts and images in a corner that is clipped.
  private func corners(_ layout: PhoneLayout) -> [LintFinding] {
    let (panel, origin) = panel(of: layout)
    // The content of the expanded island is cut further inside (PICTURE-17).
    let margins = PhoneLayout.margins(of: layout.node)
    let isCard = layout.part == .lockScreen
    let radius = isCard ? PhoneMeasures.cardRadius : PhoneMeasures.cornerRadius
    let inset =
      !isCard
      ? max(min(12, margins.leading, margins.trailing, margins.top, margins.bottom), 0) : 0
    return layout.views.filter { $0.text != nil || $0.image != nil }.compactMap { view in
      let ink =
        Rect(enclosing: view.lines.map(\.bounds)) ?? view.bounds
      let rect = Rect(
        x: ink.minX + origin.x, y: ink.minY + origin.y, width: ink.width, height: ink.height)
      guard ink.width > 0, ink.height > 0, Self.isCut(rect, by: radius, in: panel, insetBy: inset)
      else {
        return nil
      }
      return LintFinding(
        .corners, .warning, "lies in the rounded corner, which the phone cuts away",
        of: view, in: layout.part)
    }
  }

  /// Returns true when a corner of the rectangle is outside of the panel's corner of a radius.
  private static func isCut(
    _ rect: Rect, by corner: Double, in panel: Size, insetBy inset: Double
  ) -> Bool {
    // The arcs of the inset outline have the same centres.
    let center = min(corner, panel.width / 2, panel.height / 2)
    let radius = center - inset
    return [rect.minX, rect.maxX].contains { x in
      [rect.minY, rect.maxY].contains { y in
        let dx = max(center - x, x - (panel.width - center), 0)
        let dy = max(center - y, y - (panel.height - center), 0)
        // The layout is an estimate, with a tolerance of half a point.
        return (dx * dx + dy * dy).squareRoot() > radius + 0.5
      }
    }
  }

  /// Returns a finding for a divider that extends from one edge of the card to the other.
  private func bars(_ layout: PhoneLayout) -> [LintFinding] {
    let lines = layout.views.filter {
      if case .divider = $0.kind { $0.bounds.width >= card.width - 0.5 } else { false }
    }
    return lines.prefix(1).map { view in
      LintFinding(
        .corners, .info, "runs from edge to edge", of: view, in: .lockScreen)
    }
  }
}

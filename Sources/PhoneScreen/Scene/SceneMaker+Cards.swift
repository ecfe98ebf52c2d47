import ActivityModel
package import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  /// The distance between cards, and between a card and the edges of a picture of it, in points.
  package static let cardDistance = 10.0

  /// A card. Nil: there is no view for it.
  ///
  /// - Parameters:
  ///   - node: The view to draw, which may be hidden for privacy.
  ///   - top: Its upper edge, in points.
  ///   - isDimmed: True for Always-On: a little smaller, on a dimmed wallpaper (SURFACE-1).
  package func card(
    _ node: ViewNode?, of activity: SceneContents.Activity, top: Double, isDimmed: Bool = false
  ) -> ScenePart? {
    guard let node else { return nil }
    let scheme = isDimmed ? ColorSchemeName.dark : appearance
    var surface = SurfaceColors.phoneCard(scheme, systemLook)
    let width = cardWidth
    let heights = 0...PhoneMeasures.cardHeight
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, width: width, heights: heights, overflows: true)
    let height = min(max(placed.bounds.height, heights.lowerBound), heights.upperBound)
    let card = Rect(
      x: (size.width - width) / 2, y: top, width: width, height: height)
    let veil = systemLook.veil(
      activity.archive.activityBackgroundTint.map {
        StyleResolver(surface: surface).paint($0, in: .zero).mean
      }, scheme: scheme)
    surface.background = veil.blended(over: wallpaper(behind: card, isDimmed: isDimmed))
    let shrinking =
      isDimmed
      ? PlaneTransform(scaleX: Self.alwaysOnScale, y: Self.alwaysOnScale, around: card.center)
      : .identity
    var view = view(
      placed, .view(.lockScreen, of: activity.id),
      at: Point(
        x: card.minX + (width - placed.bounds.width) / 2,
        y: card.minY + (height - placed.bounds.height) / 2), within: card, on: surface)
    view.transform = shrinking
    let background = SceneElement(
      .card(activity.id), .blurred(veil: veil, hasRim: systemLook == .glass), in: card,
      cornerRadius: surface.cornerRadius, transform: shrinking)
    return ScenePart([background, view], bounds: background.seenFrame)
  }

  /// The width of a card, in points.
  var cardWidth: Double { min(device.cardWidth, size.width) }

  /// The height of an activity's card, in points; nil: there is no view for it.
  func cardHeight(_ node: ViewNode?) -> Double? {
    guard let node else { return nil }
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(
      node, width: cardWidth, heights: 0...PhoneMeasures.cardHeight, overflows: true)
    return min(max(placed.bounds.height, 0), PhoneMeasures.cardHeight)
  }

  private func wallpaper(behind card: Rect, isDimmed: Bool) -> RGB {
    let share = min(card.center.y / max(device.screenHeight, 1), 1)
    let colors = isDimmed ? dimmedWallpaper : wallpaper
    return colors.bottom.blended(over: colors.top, amount: share)
  }

  /// The wallpaper of Always-On.
  package var dimmedWallpaper: (top: RGB, bottom: RGB) {
    (Wallpaper.inAlwaysOn(wallpaper.top), Wallpaper.inAlwaysOn(wallpaper.bottom))
  }

  /// The size of a card in Always-On (SURFACE-1).
  private static let alwaysOnScale = 0.97
}

import ActivityModel
import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  /// The island with its compact sides, as wide as their content (PICTURE-1, SIZE-10). Nil: the widget
  /// declares no island.
  package func compact(_ activity: SceneContents.Activity) -> ScenePart? {
    let archive = activity.archive
    let names = archive.compactParts
    let nodes = names.compactMap(archive.node)
    guard nodes.count == 2 else { return nil }
    let camera = camera
    let limits = island.compactSides
    func laidOut(_ node: ViewNode, in width: Double) -> PlacedNode {
      layout(node, in: Proposal(width: width, height: island.restingHeight))
    }
    var sides = nodes.map { laidOut($0, in: limits.widest) }
    // What is too wide beside the other side gets the room that is left there.
    let rooms = [1, 0].map { limits.room(beside: sides[$0].bounds.width) }
    for index in sides.indices where sides[index].bounds.width > rooms[index] {
      sides[index] = laidOut(nodes[index], in: rooms[index])
    }
    let (left, right) = limits.widths(of: sides[0].bounds.width, sides[1].bounds.width)
    let body = Rect(
      x: camera.minX - left, y: island.inset, width: left + camera.width + right,
      height: island.restingHeight)
    let seen = body.inset(by: Self.compactInset)
    var part = ScenePart(bounds: body)
    part.elements = [shape(body, 0, cornerRadius: body.height / 2), cameraRoom]
    let places: [(ArchivePart, PlacedNode, Double)] = [
      (names[0], sides[0], body.minX),
      (names[1], sides[1], body.maxX - sides[1].bounds.width),
    ]
    for (name, side, x) in places {
      part.elements.append(
        view(
          side, .view(name, of: activity.id), at: Point(x: x, y: middle(of: side, in: body)),
          within: seen, on: .phoneIsland(radius: seen.height / 2, systemLook),
          reach: Self.compactInset))
    }
    return part
  }

  /// The island with an attached minimal view and others in bubbles; nil activities leave their place
  /// empty.
  package func split(
    attached: SceneContents.Activity?, detached: [SceneContents.Activity?]
  ) -> ScenePart {
    let height = island.minimal.height
    let activities = [attached] + detached
    let views = activities.map { activity in
      activity?.archive.minimal.map {
        layout($0, in: Proposal(width: island.minimal.width, height: height))
      }
    }
    let widths = views.enumerated().map { index, view in
      max(
        min(view?.bounds.width ?? 0, island.minimal.width),
        index == 0 ? height : island.detachedWidth)
    }
    var shapes = [
      Rect(
        x: camera.minX - widths[0], y: island.inset, width: widths[0] + camera.width,
        height: height)
    ]
    for width in widths.dropFirst() {
      shapes.append(
        Rect(
          x: shapes[shapes.count - 1].maxX + Self.bubbleDistance, y: island.inset, width: width,
          height: height))
    }
    var part = ScenePart(bounds: Rect(enclosing: shapes) ?? shapes[0])
    for (index, rect) in shapes.enumerated() {
      part.elements.append(shape(rect, index, cornerRadius: height / 2))
      if index == 0 { part.elements.append(cameraRoom) }
      guard let view = views[index], let activity = activities[index] else { continue }
      let slot = Rect(x: rect.minX, y: rect.minY, width: widths[index], height: height)
      part.elements.append(
        self.view(
          view, .view(.minimal, of: activity.id),
          at: Point(
            x: slot.minX + (slot.width - view.bounds.width) / 2, y: middle(of: view, in: slot)),
          within: slot, on: .phoneIsland(radius: slot.height / 2, systemLook)))
    }
    return part
  }

  /// The expanded island. Nil: the widget declares none.
  package func expanded(_ activity: SceneContents.Activity) -> ScenePart? {
    guard let node = activity.archive.expanded, case .island(let content) = node.kind else {
      return nil
    }
    let margins = content.margins
    let placed = layout(
      node,
      in: Proposal(
        width: max(island.expandedWidth - margins.horizontal, 0),
        height: max(island.expandedHeight.upperBound - margins.vertical, 0)))
    let height = min(
      max(placed.bounds.height + margins.vertical, island.expandedHeight.lowerBound),
      island.expandedHeight.upperBound)
    let body = Rect(
      x: (size.width - island.expandedWidth) / 2, y: island.inset,
      width: island.expandedWidth, height: height)
    let cut = max(
      min(Self.cornerInset, margins.leading, margins.trailing, margins.top, margins.bottom), 0)
    let view = view(
      placed, .view(.expanded, of: activity.id),
      at: Point(x: body.minX + margins.leading, y: body.minY + margins.top),
      within: body.inset(by: cut),
      on: .phoneIsland(radius: device.expandedRadius - cut * Self.cornerShare, systemLook),
      reach: cut)
    return ScenePart(
      [shape(body, 0, cornerRadius: device.expandedRadius), cameraRoom, view], bounds: body)
  }

  /// The island with the camera alone.
  package var idle: ScenePart {
    let body = Rect(
      x: camera.minX, y: island.inset, width: camera.width, height: island.restingHeight)
    return ScenePart([shape(body, 0, cornerRadius: body.height / 2), cameraRoom], bounds: body)
  }

  /// The island; nil: there is none, or the widget does not declare what is to be shown.
  package func island(_ contents: SceneContents.Island) -> ScenePart? {
    switch contents {
    case .none: nil
    case .idle: idle
    case .compact(let activity): compact(activity)
    case .expanded(let activity): expanded(activity)
    case .split(let attached, let detached): split(attached: attached, detached: detached)
    }
  }

  /// The distance between the island and a bubble, in points (PICTURE-2).
  private static let bubbleDistance = 8.0
  /// The inset of the outline that cuts the content of the expanded island, in points (PICTURE-17).
  private static let cornerInset = 12.0
  /// How much less the radius of its corners is than the island's, as a share of the inset.
  private static let cornerShare = 7.0 / 12
  /// The inset of the outline that cuts the content of the compact island, in points.
  private static let compactInset = 3.5
  /// The contrast with black below which surroundings are dark (PICTURE-15).
  private static let darkSurroundings = 2.0

  /// A black shape of the island. The colour of `keylineTint` is not seen on any phone.
  private func shape(_ rect: Rect, _ index: Int, cornerRadius: Double) -> SceneElement {
    SceneElement(
      .island(index),
      .island(hasLine: wallpaper.top.contrast(with: .black) < Self.darkSurroundings), in: rect,
      cornerRadius: cornerRadius)
  }

  private var cameraRoom: SceneElement {
    SceneElement(.camera, .nothing, in: camera, cornerRadius: camera.height / 2)
  }

  private func middle(of placed: PlacedNode, in rect: Rect) -> Double {
    rect.minY + (rect.height - placed.bounds.height) / 2
  }
}

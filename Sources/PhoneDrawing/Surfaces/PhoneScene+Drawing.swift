package import CellRaster
package import Foundation
package import PhoneScreen
package import ViewArchive

extension PhoneScene {
  /// The whole surface, without what is around it.
  package func list(now: Date) -> DisplayList {
    var drawing = SceneDrawing(now: now)
    return list(in: bounds, around: nil, &drawing)
  }

  /// The surface with its surroundings, in a rectangle around it.
  ///
  /// - Parameters:
  ///   - area: In points of the surface.
  ///   - color: The colour of what is around the device; nil: nothing is drawn there.
  package func list(in area: Rect, around color: RGB?, _ drawing: inout SceneDrawing) -> DisplayList
  {
    var items: [DisplayItem] = color.map { [.fill(.rectangle(area), .solid(Tint($0)))] } ?? []
    items += drawing.items(of: surroundings)
    // The surface alone has its corners, as a screenshot does.
    let radius = surroundings.isEmpty ? 0 : cornerRadius
    var outline = bounds
    if isCut { outline.size.height += 4 * cornerRadius }
    items.append(
      .group(
        drawing.items(of: elements), [.clip(.rounded(outline, radius: radius))]))
    if isNight { items = [.group(items, [.colors(.night)])] }
    if area.minX != 0 || area.minY != 0 {
      let offset = PlaneTransform(translation: Point(x: -area.minX, y: -area.minY))
      items = [.group(items, [.transform(offset)])]
    }
    return DisplayList(size: area.size, items: items, notes: drawing.notes)
  }
}

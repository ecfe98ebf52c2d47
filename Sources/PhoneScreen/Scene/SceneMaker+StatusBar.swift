import ActivityModel
package import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  /// The status bar beside the island: the time, and signal and battery, each only where it has room
  /// (PICTURE-7).
  ///
  /// - Parameters:
  ///   - time: The time as text; nil: none, as on the Lock Screen.
  ///   - island: The island's shapes; nil: there is none.
  ///   - background: What is behind; nil: the wallpaper.
  package func statusBar(
    _ time: String?, besides island: Rect?, on background: RGB? = nil
  ) -> [SceneElement] {
    let color = Self.ink(on: background ?? wallpaper.top)
    let places = statusPlaces
    let taken = island ?? Rect(x: size.width / 2, y: 0, width: 0, height: 0)
    var elements: [SceneElement] = []
    if let time {
      let text = label(
        Self.text(time, size: places.size, .semibold), .time, color, around: places.time,
        most: places.time.x * 2)
      if text.frame.maxX + Self.statusDistance <= taken.minX { elements.append(text) }
    }
    let signs = places.signs
    let left = signs.x - Self.signWidth / 2
    let signal = SceneElement(
      .signal, .signal(color), in: Rect(x: left, y: signs.y - 5.5, width: 18.3, height: 11))
    let battery = SceneElement(
      .battery, .battery(color, charge: 0.87),
      in: Rect(x: left + 24, y: signs.y - 6.5, width: 25, height: 13))
    return elements
      + [signal, battery].filter { $0.frame.minX - Self.statusDistance >= taken.maxX }
  }

  /// The middles of the time and of signal and battery, and the size of the time's letters.
  private var statusPlaces: (time: Point, signs: Point, size: Double) {
    let width = size.width
    switch device.front {
    case .island, .notch:
      let middle = Point(x: (width - camera.width) / 4, y: camera.minY + camera.height / 2)
      return (middle, Point(x: width - middle.x, y: middle.y), 17)
    case .homeButton:
      // A bar of 20 points.
      return (Point(x: width / 4, y: 11), Point(x: width - 34, y: 11), 12)
    case .plain:
      return (Point(x: 40, y: 14), Point(x: width - 44, y: 14), 13)
    }
  }

  /// The least distance between the island and the status bar's parts, in points.
  private static let statusDistance = 4.0
  /// The width of signal and battery together, in points.
  private static let signWidth = 52.0
}

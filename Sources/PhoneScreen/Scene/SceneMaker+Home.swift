import ActivityModel
import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  /// The unlocked phone: the dock or the app in front, the status bar and the island (PICTURE-18). Nil:
  /// a widget does not declare what is to be shown.
  package func home(_ contents: SceneContents.Home, time: String?) -> PhoneScene? {
    var scene = backdrop()
    var end = size.height - Self.bottomInset
    var background: RGB?
    if let front = contents.front {
      background = appearance == .dark ? .black : .white
      scene.elements += page(of: front, on: background ?? .white)
    } else if size.height >= Self.leastHeight, !contents.apps.isEmpty {
      let dock = dock(contents.apps)
      scene.elements += dock.elements
      end = dock.bounds.minY - Self.distance
    }
    let part = island(contents.island)
    switch contents.island {
    case .none, .idle: break
    case .compact, .expanded, .split: if part == nil { return nil }
    }
    scene.elements += statusBar(
      time, besides: part?.bounds ?? (device.front == .notch ? camera : nil), on: background)
    scene.elements += part?.elements ?? []
    let shapes = part?.elements.filter(\.isIslandShape) ?? []
    let tipped = contents.island.activities.firstIndex { $0 == contents.tipped }
    if let tip = contents.tip,
      let last = tipped.flatMap({ shapes.indices.contains($0) ? shapes[$0] : nil }) ?? shapes.last
    {
      scene.elements.append(
        label(
          Self.text(tip, size: 13, .semibold), .tip, Self.ink(on: background ?? wallpaper.top),
          around: Point(x: last.frame.center.x, y: last.frame.maxY + 16),
          most: size.width - 32))
    }
    if let banner = contents.banner {
      guard let card = card(banner.archive.lockScreen, of: banner, top: island.inset) else {
        return nil
      }
      scene.elements += card.elements
    }
    scene.elements += notice(contents.notice, above: end)
    if contents.front != nil, let line = homeIndicator(Self.ink(on: background ?? .white)) {
      scene.elements.append(line)
    }
    return scene
  }

  /// The sign and the name of an app, in the middle of its screen.
  private func page(of app: SceneContents.App, on color: RGB) -> [SceneElement] {
    let ink = Self.ink(on: color)
    let middle = Point(x: size.width / 2, y: size.height / 2)
    return [
      SceneElement(
        .page, .fill(Tint(color)),
        in: Rect(x: 0, y: 0, width: size.width, height: size.height)),
      label(
        Self.text(app.sign, size: 56), .pageSign, ink,
        around: Point(x: middle.x, y: middle.y - 26), most: size.width),
      label(
        Self.text(app.name, size: 22, .semibold), .pageLabel, ink,
        around: Point(x: middle.x, y: middle.y + 30), most: size.width - 32),
    ]
  }

  /// The apps on the lower edge, with the keys that start them.
  private func dock(_ apps: [SceneContents.App]) -> ScenePart {
    let rect = Rect(
      x: Self.dockInset, y: size.height - Self.dockInset - Self.dockHeight,
      width: size.width - 2 * Self.dockInset, height: Self.dockHeight)
    var part = ScenePart(bounds: rect)
    let veil = Tint(.white, alpha: 0.26)
    part.elements.append(
      SceneElement(.dock, .fill(veil), in: rect, cornerRadius: Self.dockRadius))
    let behind = veil.blended(over: wallpaper(at: rect.center.y))
    let ink = Self.ink(on: behind)
    let shown = apps.prefix(9)
    let room = (rect.width - 16) / Double(shown.count)
    let side = min(Self.tile, room - 8)
    for (index, app) in shown.enumerated() {
      let middle = rect.minX + 8 + room * (Double(index) + 0.5)
      let tile = Rect(
        x: middle - side / 2, y: rect.minY + 9 + (Self.tile - side) / 2, width: side, height: side)
      part.elements += [
        SceneElement(
          .app(index), .fill(Tint(.white, alpha: 0.3)), in: tile,
          cornerRadius: side * Self.tileRadius),
        label(
          Self.text(app.sign, size: side * 0.55, .semibold), .appSign(index), ink,
          around: tile.center, most: side),
        label(
          Self.text(
            "\(index + 1) \(app.name)\(app.isRunning ? " ●" : "")", size: 11, .medium,
            least: 0.7),
          .appLabel(index), ink, around: Point(x: middle, y: rect.minY + 81), most: room - 2),
      ]
    }
    return part
  }

  // Chosen (PICTURE-18), in points.
  /// The least height with a dock: on a lower screen the expanded island covers it.
  private static let leastHeight = 290.0
  private static let bottomInset = 28.0
  private static let distance = 12.0
  private static let dockInset = 12.0
  private static let dockHeight = 96.0
  private static let dockRadius = 34.0
  private static let tile = 60.0
  /// The radius of an icon's corners, as a share of its side.
  private static let tileRadius = 0.225
}

extension SceneElement {
  fileprivate var isIslandShape: Bool { if case .island = content { true } else { false } }
}

import ActivityModel
import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  /// The locked phone: the clock, and the cards stacked on the lower edge (PICTURE-18).
  ///
  /// - Parameter isDimmed: True for Always-On.
  package func lock(
    _ contents: SceneContents.Lock, time: String, day: String, isDimmed: Bool = false
  ) -> PhoneScene {
    var maker = self
    if isDimmed { maker.wallpaper = dimmedWallpaper }
    var scene = maker.backdrop()
    let form = LockSize(size, isColumn: contents.isColumn)
    let top = form == .low ? 0 : max(camera.maxY, Self.leastStatusHeight)
    scene.elements += maker.clock(time, day, below: top, form)
    if form != .low {
      let island = device.front == .island ? idle : nil
      scene.elements += maker.statusBar(
        nil, besides: island?.bounds ?? (device.front == .notch ? camera : nil))
      scene.elements += island?.elements ?? []
    }
    let bottom = size.height - (form == .tall ? Self.buttonRoom : Self.bottomInset)
    if form == .tall { scene.elements += maker.buttons() }
    scene.elements += stack(
      contents, from: top + form.clockHeight,
      to: contents.notice == nil ? bottom : bottom - Self.noticeRoom, isDimmed: isDimmed)
    scene.elements += maker.notice(contents.notice, above: bottom)
    if !contents.isColumn, let indicator = maker.homeIndicator(Self.ink(on: maker.wallpaper.bottom))
    {
      scene.elements.append(indicator)
    }
    return scene
  }

  /// How much of a Lock Screen there is room for, by the height that is seen.
  private enum LockSize {
    /// All of it.
    case tall
    /// A small clock, no buttons.
    case medium
    /// The time and the date on one line in the place of the camera.
    case low

    init(_ size: Size, isColumn: Bool) {
      self =
        isColumn || size.height < 230 ? .low : size.height < 520 ? .medium : .tall
    }

    /// What the date and the clock take below the status bar, in points.
    var clockHeight: Double {
      switch self {
      case .tall: 164
      case .medium: 78
      case .low: 34
      }
    }
  }

  private func clock(
    _ time: String, _ day: String, below top: Double, _ form: LockSize
  ) -> [SceneElement] {
    let color = Self.ink(on: wallpaper(at: top + 60))
    let width = size.width
    func text(
      _ string: String, _ name: SceneName, _ size: Double, _ weight: FontValue.Weight, _ y: Double
    ) -> SceneElement {
      label(
        Self.text(string, size: size, weight), name, color, around: Point(x: width / 2, y: top + y),
        most: width - 32)
    }
    switch form {
    case .tall:
      return [
        label(
          Self.symbol("lock.fill", size: 20), .padlock, color,
          around: Point(x: width / 2, y: top + 22), most: 40),
        text(day, .date, 21, .semibold, 56), text(time, .clock, 92, .semibold, 114),
      ]
    case .medium:
      return [text(day, .date, 15, .semibold, 14), text(time, .clock, 44, .semibold, 46)]
    case .low: return [text("\(time)  \(day)", .clock, 15, .semibold, 17)]
    }
  }

  /// The torch and the camera.
  private func buttons() -> [SceneElement] {
    let y = size.height - Self.buttonCenter
    let places: [(SceneName, SceneName, String, Double)] = [
      (.torch, .torchSign, "flashlight.off.fill", Self.buttonInset),
      (.cameraButton, .cameraSign, "camera.fill", size.width - Self.buttonInset),
    ]
    return places.flatMap { name, sign, symbol, x in
      [
        SceneElement(
          name, .fill(Tint(.black, alpha: 0.35)),
          in: Rect(
            x: x - Self.button / 2, y: y - Self.button / 2, width: Self.button,
            height: Self.button), cornerRadius: Self.button / 2),
        label(
          Self.symbol(symbol, size: 21), sign, .white, around: Point(x: x, y: y),
          most: Self.button),
      ]
    }
  }

  /// The cards, from above to below on the lower edge of a room. Where they do not all fit, the edges
  /// of those below are seen behind the last one, and a line counts them.
  private func stack(
    _ contents: SceneContents.Lock, from top: Double, to bottom: Double, isDimmed: Bool
  ) -> [SceneElement] {
    let cards = contents.cards.compactMap {
      activity -> (SceneContents.Activity, ViewNode, Double)? in
      guard var node = activity.archive.lockScreen else { return nil }
      // LOCK-3: hidden content is a placeholder.
      if contents.isHidden { node = node.modified(.redacted) }
      return cardHeight(node).map { (activity, node, $0) }
    }
    let focus = cards.firstIndex { $0.0.id == contents.focus }
    func visible(_ room: Double) -> Range<Int> {
      CardStack.visible(cards.map(\.2), in: room, gap: Self.cardDistance, focus: focus)
    }
    var shown = visible(bottom - top)
    let isWhole = shown.count == cards.count
    if !isWhole { shown = visible(bottom - top - Self.moreRoom) }
    let rest = isWhole ? 0 : Self.moreRoom
    let height = shown.reduce(-Self.cardDistance) { $0 + cards[$1].2 + Self.cardDistance } + rest
    var y = max(bottom - height, top)
    var elements: [SceneElement] = []
    for index in shown {
      let (activity, node, height) = cards[index]
      if index == shown.upperBound - 1, !isWhole {
        elements += edges(below: y + height, count: cards.count - shown.upperBound)
      }
      guard let part = card(node, of: activity, top: y, isDimmed: isDimmed) else { continue }
      elements += part.elements
      if activity.id == contents.focus, cards.count > 1 {
        elements.append(
          SceneElement(
            .focus, .line(Tint(RGB(contents.focusColor)), width: 2), in: part.bounds,
            cornerRadius: 24))
      }
      y += height + Self.cardDistance
    }
    let hidden = [("▴", shown.lowerBound), ("▾", cards.count - shown.upperBound)].filter {
      $0.1 > 0
    }
    if !hidden.isEmpty {
      elements.append(
        caption(
          hidden.map { "\($0) \($1) more" }.joined(separator: "   "), at: y - Self.cardDistance + 24
        ))
    }
    if cards.isEmpty { elements.append(caption("No Live Activities", at: top + 30)) }
    return elements
  }

  private func caption(_ text: String, at y: Double) -> SceneElement {
    label(
      Self.text(text, size: 13, .medium), .more, Self.ink(on: wallpaper(at: y)),
      around: Point(x: size.width / 2, y: y), most: size.width - 32)
  }

  /// The edges of at most two cards behind another.
  private func edges(below y: Double, count: Int) -> [SceneElement] {
    let width = cardWidth
    return (0..<min(count, 2)).reversed().map { index in
      let inset = Self.edgeInset * Double(index + 1)
      let bottom = y + Self.edgeHeight * Double(index + 1)
      return SceneElement(
        .stacked(index), .fill(Tint(.white, alpha: index == 0 ? 0.3 : 0.18)),
        in: Rect(
          x: (size.width - width) / 2 + inset, y: bottom - 40, width: width - 2 * inset,
          height: 40), cornerRadius: 20)
    }
  }

  // Chosen (PICTURE-18), in points.
  private static let leastStatusHeight = 20.0
  private static let button = 50.0
  private static let buttonInset = 71.0
  private static let buttonCenter = 76.0
  /// From the lower edge to the cards, above the buttons.
  private static let buttonRoom = 115.0
  /// From the lower edge to the cards without buttons.
  private static let bottomInset = 24.0
  private static let noticeRoom = 38.0
  private static let moreRoom = 34.0
  private static let edgeInset = 12.0
  private static let edgeHeight = 7.0
}

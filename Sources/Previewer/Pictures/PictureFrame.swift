import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneDrawing
import PhoneScreen
import ViewArchive
import ViewLayout

/// Fits a part of the phone into a rectangle of pixels (PICTURE-8).
struct PictureFrame {
  private let content: PictureContent
  private let picture: PhonePicture
  private let marks: PictureMarks
  /// Pixels.
  private let cellWidth: Double

  init(_ content: PictureContent, _ request: PictureRequest) {
    self.content = content
    marks = request.marks
    cellWidth = Double(request.quality.cell.width)
    let colors = content.wallpaper.map { RGB($0) }
    picture = PhonePicture(
      device: content.device,
      time: TimedTextContext(
        now: request.date, locale: content.locale, timeZone: content.timeZone,
        isLuminanceReduced: content.isDimmed),
      appearance: content.appearance,
      wallpaper: (colors.first ?? .black, colors.last ?? .black),
      ring: request.marks.selected.map {
        ControlRing(control: $0, tint: Tint(RGB(request.marks.ring)))
      }, systemLook: content.systemLook)
  }

  /// The distance of the island from the edges where it does not fit, in points.
  private static let least = 4.0

  /// Returns the drawing, and its pixels for each point; nil: the widget has no such view.
  ///
  /// The island is placed as on the screen, as wide as the screen; where the height is not enough,
  /// first the distance from the upper edge shrinks, then everything. A card fills its rectangle.
  func list(width: Double, height: Double) -> (list: DisplayList, scale: Double)? {
    guard var scene else { return nil }
    if let time = marks.time, isIsland {
      scene.items = picture.statusBar(time, in: scene) + scene.items
    }
    let bounds = scene.bounds
    var area: Rect
    let scale: Double
    if isIsland {
      scale = min(
        width / content.device.screenWidth, height / (bounds.height + 2 * Self.least))
      area = Rect(x: 0, y: 0, width: width / scale, height: height / scale)
      area.origin.x = (content.device.screenWidth - area.width) / 2
      area.origin.y = max(bounds.maxY + Self.least - area.height, 0)
    } else {
      scale = min(width / bounds.width, height / bounds.height)
      area = Rect(
        x: bounds.minX - (width / scale - bounds.width) / 2,
        y: bounds.minY - (height / scale - bounds.height) / 2, width: width / scale,
        height: height / scale)
    }
    // Whole pixels, so that edges and lines are sharp.
    area.origin.x = (area.minX * scale).rounded() / scale
    area.origin.y = (area.minY * scale).rounded() / scale
    var list = scene.list(in: area, wallpaper: picture.maker.wallpaper)
    if let bezel = content.bezel {
      let radius = PictureContent.cornerColumns * cellWidth / scale
      list.items += [false, true].map {
        .fill(corner(radius, isRight: $0, of: area.size), .solid(Tint(RGB(bezel))))
      }
    }
    return (list, scale)
  }

  /// What is outside of a round corner.
  private func corner(_ radius: Double, isRight: Bool, of size: Size) -> [PathElement] {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: isRight ? size.width - x : x, y: y)
    }
    // The controls of a quarter of a circle.
    let handle = radius * 0.4477
    return [
      .move(point(0, 0)), .line(point(radius, 0)),
      .cubic(point(0, radius), control1: point(handle, 0), control2: point(0, handle)), .close,
    ]
  }

  private var isIsland: Bool {
    if case .card = content.surface { false } else { true }
  }

  private var scene: PictureScene? {
    switch content.surface {
    case .compact(let archive): return picture.compact(archive)
    case .minimal(let attached, let detached):
      return picture.minimal(attached: attached, detached: detached)
    case .expanded(let archive): return picture.expanded(archive)
    case .card(let archive, let isHidden):
      let node = isHidden ? archive.lockScreen?.modified(.redacted) : archive.lockScreen
      guard var scene = picture.card(node, of: archive, isDimmed: content.isDimmed) else {
        return nil
      }
      if let outline = content.outline {
        scene.items.append(
          .stroke(
            .rounded(scene.bounds.inset(by: 1), radius: 23), StrokeLine(width: 2),
            .solid(Tint(RGB(outline)))))
      }
      return scene
    }
  }
}

import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneDrawing
import PhoneScreen
import ViewArchive
import ViewLayout

/// Fits a phone, or a part of it, into a rectangle of pixels (PICTURE-8).
struct PictureFrame {
  /// A drawing in points, and its pixels for each point.
  struct Drawn {
    var list: DisplayList
    var scale: Double
    /// What a press hits, later ones in front.
    var targets: [(target: PictureTarget, frame: Rect)]
  }

  private let content: PictureContent
  private let marks: PictureMarks
  private let date: Date
  private let ring: ControlRing?
  private let cell: PixelSize

  init(_ content: PictureContent, _ request: PictureRequest) {
    self.content = content
    marks = request.marks
    date = request.date
    cell = request.quality.cell
    ring = request.marks.selected.map {
      ControlRing(control: $0, tint: Tint(RGB(request.marks.ring)))
    }
  }

  /// Returns the drawing; nil: the widget has no such view.
  func drawn(width: Double, height: Double) -> Drawn? {
    if let (contents, place) = content.wholePhone {
      return phone(contents, place, width: width, height: height)
    }
    guard let (list, scale) = part(width: width, height: height) else { return nil }
    return Drawn(list: list, scale: scale, targets: list.controls.map { (.control($0), $1) })
  }

  // MARK: The whole phone

  /// The screen is as wide as its columns, and so is the scale the same in every picture of a terminal.
  private func phone(
    _ contents: SceneContents, _ place: PhonePlace, width: Double, height: Double
  ) -> Drawn? {
    let (column, row) = (Double(cell.width), Double(cell.height))
    let scale = Double(place.deviceColumns) * column / max(content.device.screenWidth, 1)
    func points(_ count: Int, _ pixels: Double) -> Double { Double(count) * pixels / scale }
    let area = Rect(
      x: -points(place.column, column), y: -points(place.row, row), width: width / scale,
      height: height / scale)
    guard
      let scene = content.scene(
        at: date, marks: marks,
        size: Size(width: points(place.columns, column), height: points(place.rows, row)),
        edge: min(column, row / 2) / scale)
    else { return nil }
    var drawing = SceneDrawing(now: date, ring: ring, of: marks.activity)
    let list = scene.list(in: area, around: RGB(place.surroundings), &drawing)
    let targets = scene.elements.flatMap { self.targets(of: $0, in: contents) }
    return Drawn(
      list: list, scale: scale,
      targets: targets.map { target, frame in
        var frame = frame
        frame.origin.x -= area.minX
        frame.origin.y -= area.minY
        return (target, frame)
      })
  }

  private func targets(
    of element: SceneElement, in contents: SceneContents
  ) -> [(target: PictureTarget, frame: Rect)] {
    func region(_ target: HitRegion.Target) -> [(target: PictureTarget, frame: Rect)] {
      [(.region(target), element.seenFrame)]
    }
    switch element.name {
    case .island(let index):
      guard case .home(let home) = contents, home.island.activities.indices.contains(index),
        let id = home.island.activities[index]
      else { return [] }
      return region(.island(id))
    case .card(let id): return region(.card(id))
    case .app(let index): return region(.app(index))
    case .view(_, let id):
      var drawing = SceneDrawing(now: date)
      let list = DisplayList(size: .zero, items: drawing.items(of: [element]))
      return list.controls.map { (.region(HitRegion.Target($0, of: id)), $1) }
    default: return []
    }
  }

  // MARK: A part

  /// Returns the drawing of a part, and its pixels for each point; nil: the widget has no such view.
  ///
  /// The island is placed as on the screen, as wide as the screen; where the height is not enough,
  /// first the distance from the upper edge shrinks, then everything. A card fills its rectangle.
  private func part(width: Double, height: Double) -> (list: DisplayList, scale: Double)? {
    let picture = picture
    guard var scene = scene(of: picture) else { return nil }
    if let time = marks.time, isIsland {
      scene.items = picture.statusBar(time, in: scene) + scene.items
    }
    let bounds = scene.bounds
    let least = PictureContent.leastMargin
    var area: Rect
    let scale: Double
    if isIsland {
      scale =
        sharedScale
        ?? min(width / content.device.screenWidth, height / (bounds.height + 2 * least))
      area = Rect(x: 0, y: 0, width: width / scale, height: height / scale)
      area.origin.x = (content.device.screenWidth - area.width) / 2
      area.origin.y = max(bounds.maxY + least - area.height, 0)
    } else {
      scale = sharedScale ?? min(width / bounds.width, height / bounds.height)
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
      let radius = PictureContent.cornerColumns * Double(cell.width) / scale
      list.items += [false, true].map {
        .fill(corner(radius, isRight: $0, of: area.size), .solid(Tint(RGB(bezel))))
      }
    }
    return (list, scale)
  }

  private var sharedScale: Double? {
    content.fit?.scale(cellWidth: Double(cell.width), cellHeight: Double(cell.height))
  }

  private var picture: PhonePicture {
    let colors = content.wallpaper.map { RGB($0) }
    return PhonePicture(
      device: content.device,
      time: TimedTextContext(
        now: date, locale: content.locale, timeZone: content.timeZone,
        isLuminanceReduced: content.isDimmed),
      appearance: content.appearance,
      wallpaper: (colors.first ?? .black, colors.last ?? .black), ring: ring,
      systemLook: content.systemLook)
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

  private func scene(of picture: PhonePicture) -> PictureScene? {
    switch content.surface {
    case .phone: return nil
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

extension DisplayList {
  /// The controls with their places.
  fileprivate var controls: [(control: ControlTarget, frame: Rect)] {
    boxes.compactMap { box in box.control.map { ($0, box.frame) } }
  }
}

import ActivityModel
import CellRaster
import Foundation
import ViewArchive
import ViewLayout

extension PhonePicture {
  /// The status bar beside the island: the time, and signal and battery, each only where it has room
  /// (PICTURE-7).
  ///
  /// - Parameters:
  ///   - time: The time as text.
  ///   - scene: The scene with the island.
  package func statusBar(_ time: String, in scene: PictureScene) -> [DisplayItem] {
    let color = RGB.white.contrast(with: wallpaper.top) >= 3 ? RGB.white : .black
    let middle = Point(
      x: (device.screenWidth - island.camera.width) / 4, y: island.inset + island.camera.height / 2)
    var items: [DisplayItem] = []
    let text = drawnTime(time, color, around: middle)
    if text.right + Self.statusDistance <= scene.bounds.minX { items += text.items }
    let right = device.screenWidth - middle.x
    if right - Self.signWidth / 2 - Self.statusDistance >= scene.bounds.maxX {
      items += signs(color, around: Point(x: right, y: middle.y))
    }
    return items
  }

  /// The least distance between the island and the status bar's parts, in points.
  private static let statusDistance = 4.0
  /// The width of signal and battery together, in points.
  private static let signWidth = 52.0

  private func drawnTime(
    _ text: String, _ color: RGB, around middle: Point
  ) -> (items: [DisplayItem], right: Double) {
    var style = RunStyle()
    style.font = FontValue(size: .points(17), weight: .semibold)
    let node = ViewNode(.text(TextContent(runs: [TextRun(.literal(text), style: style)])))
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, in: Proposal(width: middle.x * 2, height: nil))
    let origin = Point(
      x: middle.x - placed.bounds.width / 2, y: middle.y - placed.bounds.height / 2)
    var builder = DisplayListBuilder()
    let surface = SurfaceColors(
      background: wallpaper.top, foreground: color, accent: color,
      colorScheme: color == .white ? .dark : .light, cornerRadius: 0)
    let items = builder.items(
      of: placed,
      DrawingContext(
        surface: surface, origin: origin, container: placed.bounds, now: self.time.now))
    return (items, origin.x + placed.bounds.width)
  }

  /// Four bars of signal strength, and a battery that is nearly full.
  private func signs(_ color: RGB, around middle: Point) -> [DisplayItem] {
    let left = middle.x - Self.signWidth / 2
    var items: [DisplayItem] = (0..<4).map { bar in
      let height = 4 + Double(bar) * 2.33
      return .fill(
        .rounded(
          Rect(
            x: left + Double(bar) * 5, y: middle.y + 5.5 - height, width: 3.3, height: height),
          radius: 1), .solid(Tint(color)))
    }
    let battery = Rect(x: left + 24, y: middle.y - 6.5, width: 25, height: 13)
    items.append(
      .stroke(
        .rounded(battery.inset(by: 0.5), radius: 3.8), StrokeLine(width: 1),
        .solid(Tint(color, alpha: 0.4))))
    var charge = battery.inset(by: 2)
    charge.size.width *= 0.87
    items.append(.fill(.rounded(charge, radius: 2.5), .solid(Tint(color))))
    let pole = Rect(x: battery.maxX + 1, y: middle.y - 2, width: 1.4, height: 4)
    items.append(.fill(.rounded(pole, radius: 0.7), .solid(Tint(color, alpha: 0.4))))
    return items
  }
}

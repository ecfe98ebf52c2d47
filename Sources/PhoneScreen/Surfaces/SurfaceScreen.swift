import ActivityModel
import CellRaster

/// The drawing of a surface other than the phone.
protocol SurfaceScreen {
  init(scene: SurfaceScene)

  /// The cells needed to show one activity completely, including the device around it.
  static func size(of mode: ScreenMode) -> CellSize

  /// The columns that the surface has beside the panel, where there is room for both.
  static func columns(on device: Device) -> Int

  func draw(in area: CellRect, into grid: inout CellGrid) -> SurfaceScene.Drawn
}

extension ScreenMode.Surface {
  /// What draws the surface; nil: the phone, which has layers and animations of its own.
  var screen: (any SurfaceScreen.Type)? {
    switch self {
    case .phone: nil
    case .standBy: StandByScreen.self
    case .watch: WatchScreen.self
    case .carPlay: CarPlayScreen.self
    case .mac: MacScreen.self
    }
  }
}

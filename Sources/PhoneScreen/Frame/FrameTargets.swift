import CellRaster
import ViewArchive

/// What a press on the last frame hits: its regions, and where a picture is seen, the picture's
/// controls.
struct FrameTargets {
  /// Later ones are in front.
  var regions: [HitRegion] = []
  /// The parts that can be shown as pictures; empty while something moves.
  var pictures: [PictureRegion] = []
  /// Where the controls of the pictures are that are seen, in cells of each part of the screen.
  var pictureControls: [String: [(rect: CellRect, target: PictureTarget)]] = [:]

  func target(at point: CellPoint) -> HitRegion.Target? {
    guard let picture = pictures.last(where: { $0.rect.contains(point) }),
      let controls = pictureControls[picture.name]
    else { return regions.last { $0.rect.contains(point) }?.target }
    let place = point.relative(to: picture.rect)
    let hit = controls.last { $0.rect.contains(place) }?.target
    if case .region(let target) = hit { return target }
    if picture.isWhole { return nil }
    let target = regions.last { $0.rect.contains(point) && !$0.isControl }?.target
    guard let id = target?.activity, case .control(let control) = hit else { return target }
    return HitRegion.Target(control, of: id)
  }
}

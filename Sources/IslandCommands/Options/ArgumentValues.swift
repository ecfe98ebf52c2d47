package import ActivityModel
import ArgumentParser
package import CellRaster
package import PhoneScreen
package import ViewArchive

// The enumerations of other targets that the command line takes by their raw values.

extension CarSize: ExpressibleByArgument {}
extension ColorDepth: ExpressibleByArgument {}
extension ColorSchemeName: ExpressibleByArgument {}
extension MotionLevel: ExpressibleByArgument {}
extension Mosaic: ExpressibleByArgument {}
extension ScreenMode.Surface: ExpressibleByArgument {
  /// The words for those besides the phone: `standby, watch, carplay or mac`.
  static let otherWords: String = {
    let words = others.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }()
}
extension StatePreset: ExpressibleByArgument {}
extension SwipeDirection: ExpressibleByArgument {}
extension SystemItem: ExpressibleByArgument {}
extension TypeSize: ExpressibleByArgument {}
extension WatchSize: ExpressibleByArgument {}

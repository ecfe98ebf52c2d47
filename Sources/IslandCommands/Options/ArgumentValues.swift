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
extension ScreenMode.Surface: ExpressibleByArgument {}
extension StatePreset: ExpressibleByArgument {}
extension SwipeDirection: ExpressibleByArgument {}
extension SystemItem: ExpressibleByArgument {}
extension TypeSize: ExpressibleByArgument {}
extension WatchSize: ExpressibleByArgument {}

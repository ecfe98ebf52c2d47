import ActivityModel
import Foundation
package import Synchronization

/// Modules that ActivityKit needs and may not import. Each registers itself when the program
/// starts, if it is linked: from an entry of `.init_array`, which the linker keeps although nothing
/// refers to it.
package enum LinkedParts {
  package static let engine = Mutex<LinkedEngine?>(nil)
  package static let widgets = Mutex<LinkedWidgets?>(nil)
}

import ActivityModel
import Foundation
package import Synchronization

/// Modules that ActivityKit needs and may not import. Each registers itself when the program
/// starts, if it is linked: from an entry of `.init_array`, which the linker keeps although nothing
/// refers to it.
package enum ModuleRegistry {
  package static let engine = Mutex<EngineFactory?>(nil)
  package static let widgets = Mutex<WidgetService?>(nil)
}

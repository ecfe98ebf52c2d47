import ActivityModel
import Foundation
import Synchronization

/// Creates an engine in this process; set by the module LocalEngine.
package struct EngineFactory: Sendable {
  package typealias Make =
    @Sendable (ProgramIdentity, ActivityChanges, _ report: @escaping @Sendable (String) -> Void)
    -> ActivityLink

  /// Creates the engine of an app. It broadcasts changes through `ActivityChanges`, and passes
  /// refusals that Apple's signatures cannot throw to `report`.
  package var make: Make

  package init(make: @escaping Make) { self.make = make }
}

package import ActivityModel
package import Foundation
package import Synchronization

/// Modules that ActivityKit needs and may not import. Each registers itself when the program
/// starts, if it is linked: from an entry of `.init_array`, which the linker keeps although nothing
/// refers to it.
package enum LinkedParts {
  package static let engine = Mutex<LinkedEngine?>(nil)
  package static let widgets = Mutex<LinkedWidgets?>(nil)
}

/// Creates an engine in this process; set by the module LocalEngine.
package struct LinkedEngine: Sendable {
  package typealias Make =
    @Sendable (ProgramIdentity, ActivityNews, _ report: @escaping @Sendable (String) -> Void)
    -> ActivityLink

  /// Creates the engine of an app. It broadcasts changes through `ActivityNews`, and passes
  /// refusals that Apple's signatures cannot throw to `report`.
  package var make: Make

  package init(make: @escaping Make) { self.make = make }
}

/// The widgets linked into this program; set by the module WidgetKit.
package struct LinkedWidgets: Sendable {
  /// Called after the archive of an activity in a content state has been sent.
  package typealias Drawn = @Sendable (ActivityID, _ state: Data) -> Void

  /// Returns the attributes types of the program; empty when it declares no widgets.
  package var attributesTypes: @Sendable () -> [String]
  /// Handles a line that is not ActivityKit's and sends the reply. Never waits for user code.
  package var take: @Sendable (_ line: Data, WireConnection, @escaping Drawn) -> Void
  /// Called when the program exits: serves requests until `isDrawn` returns true, or until the
  /// date.
  package var finish: @Sendable (_ isDrawn: () -> Bool, _ until: Date) -> Void

  package init(
    attributesTypes: @escaping @Sendable () -> [String],
    take: @escaping @Sendable (_ line: Data, WireConnection, @escaping Drawn) -> Void,
    finish: @escaping @Sendable (_ isDrawn: () -> Bool, _ until: Date) -> Void
  ) {
    self.attributesTypes = attributesTypes
    self.take = take
    self.finish = finish
  }
}

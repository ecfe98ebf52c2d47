package import ActivityModel
package import Foundation
package import Synchronization

/// What ActivityKit needs of modules that it may not import. Each adds itself when the program
/// starts, if it is linked: from an entry of `.init_array`, which a linker keeps although nothing
/// refers to it.
package enum LinkedParts {
  package static let engine = Mutex<LinkedEngine?>(nil)
  package static let widgets = Mutex<LinkedWidgets?>(nil)
}

/// An engine for this process; of the module LocalEngine.
package struct LinkedEngine: Sendable {
  package typealias Make =
    @Sendable (ProgramIdentity, ActivityNews, _ report: @escaping @Sendable (String) -> Void)
    -> ActivityLink

  /// Makes one for an app. What changes is told to the news, what is refused without an error is
  /// reported.
  package var make: Make

  package init(make: @escaping Make) { self.make = make }
}

/// The widgets of this program; of the module WidgetKit.
package struct LinkedWidgets: Sendable {
  /// Told of each picture that was sent: the activity and its content state.
  package typealias Drawn = @Sendable (ActivityID, _ state: Data) -> Void

  /// The attributes types of the program, if it declares widgets at all.
  package var attributesTypes: @Sendable () -> [String]
  /// Takes a line that is none of ActivityKit's business and sends what there is to reply. Never
  /// waits for user code.
  package var take: @Sendable (_ line: Data, WireConnection, @escaping Drawn) -> Void
  /// Called when the program exits: serves on until everything has been drawn, or the date.
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

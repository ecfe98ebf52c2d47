package import ActivityModel
import Foundation
import Synchronization

/// The widgets linked into this program; set by the module WidgetKit.
package struct WidgetService: Sendable {
  /// Called after the archive of an activity in a content state has been sent.
  package typealias ArchiveSentHandler = @Sendable (ActivityID, _ state: Data) -> Void

  /// Returns the attributes types of the program; empty when it declares no widgets.
  package var attributesTypes: @Sendable () -> [String]
  /// True when the program is an app with a screen of its own.
  package var hasScreen: Bool
  /// Handles a line that is not ActivityKit's and sends the reply. Never waits for user code.
  package var handle: @Sendable (_ line: Data, WireConnection, @escaping ArchiveSentHandler) -> Void
  /// Called when the program exits: serves requests until `areArchivesSent` returns true, or until the
  /// date.
  package var finish: @Sendable (_ areArchivesSent: () -> Bool, _ until: Date) -> Void

  package init(
    attributesTypes: @escaping @Sendable () -> [String], hasScreen: Bool = false,
    handle:
      @escaping @Sendable (_ line: Data, WireConnection, @escaping ArchiveSentHandler) -> Void,
    finish: @escaping @Sendable (_ areArchivesSent: () -> Bool, _ until: Date) -> Void
  ) {
    self.attributesTypes = attributesTypes
    self.hasScreen = hasScreen
    self.handle = handle
    self.finish = finish
  }
}

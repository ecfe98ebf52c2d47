import Foundation

/// The error for an event name that this version cannot decode; a newer program may have written
/// it.
package struct UnknownEvent: Error, Hashable, Sendable {
  package var name: String

  package init(name: String) { self.name = name }
}

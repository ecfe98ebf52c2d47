package import Foundation

/// What the service needs of the outside: time, identifiers, a timer.
package struct ServiceSurroundings {
  package var now: () -> Date
  /// Returns a new UUID in lower case.
  package var newID: () -> String
  /// Returns a new channel identifier in Base64.
  package var newChannelID: () -> String
  /// Calls a closure after some seconds, on the service's event loop.
  package var schedule: (_ seconds: Double, _ body: @escaping () -> Void) -> Void
  /// Called when the tables of channels or tokens have changed, to save them a little later.
  package var tablesChanged: () -> Void

  package init(
    now: @escaping () -> Date, newID: @escaping () -> String,
    newChannelID: @escaping () -> String,
    schedule: @escaping (_ seconds: Double, _ body: @escaping () -> Void) -> Void,
    tablesChanged: @escaping () -> Void
  ) {
    self.now = now
    self.newID = newID
    self.newChannelID = newChannelID
    self.schedule = schedule
    self.tablesChanged = tablesChanged
  }
}

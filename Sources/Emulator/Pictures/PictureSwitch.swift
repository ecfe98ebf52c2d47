package import CursesTerminal

/// Whether the island and the cards are shown as pictures: what the terminal can do, and what the
/// user has chosen by key.
package struct PictureSwitch: Hashable, Sendable {
  package var support: PictureSupport
  private var isWanted = true

  package init(_ support: PictureSupport) { self.support = support }

  package var isOn: Bool { isWanted && support.form != nil }

  /// Switches between pictures and cells; returns what has changed, or why nothing has.
  package mutating func toggle() -> String {
    guard support.form != nil else { return "no pictures: \(support.reason)" }
    isWanted.toggle()
    return isWanted ? "pictures, once nothing moves" : "cells"
  }
}

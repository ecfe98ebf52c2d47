package import CursesTerminal
import PhoneScreen

/// Whether the island and the cards are shown as pictures: what the terminal can do, and what the
/// user has chosen by key.
package struct PictureSwitch: Hashable, Sendable {
  private var support: PictureSupport
  private var isWanted = true
  /// Why no picture can be drawn, whatever the terminal can do; nil: they can.
  private var problem: String?

  package init(_ support: PictureSupport) { self.support = support }

  /// True while a key has asked for a picture, where pictures are drawn by key.
  private(set) package var isStillWanted = false

  package var isOn: Bool {
    (support.isOnKey ? isStillWanted : isWanted) && support.form != nil && problem == nil
  }

  /// What of a phone is shown as pictures.
  var extent: PictureExtent {
    guard isOn, let form = support.form else { return .none }
    return form.replacesCells ? .parts : .phones
  }

  /// The size of a cell, while pictures are shown; nil: it is unknown, or cells are shown.
  package var cell: PixelSize? { isOn ? support.cell : nil }

  /// Takes over what the terminal has reported in the meantime.
  ///
  /// - Returns: True if from now on a picture is drawn by key alone.
  @discardableResult
  package mutating func adopt(_ support: PictureSupport) -> Bool {
    let isNew = support.isOnKey && !self.support.isOnKey && support.form != nil
    if support.isOnKey != self.support.isOnKey { isStillWanted = false }
    self.support = support
    return isNew
  }

  /// What is said when that is so.
  package static let slowNotice = "slow link: g draws a picture"

  /// Switches pictures off for good.
  package mutating func fail(_ message: String) { problem = message }

  /// Returns to cells after a picture that a key had asked for.
  package mutating func endStill() { isStillWanted = false }

  /// Switches between pictures and cells; returns what has changed, or why nothing has.
  package mutating func toggle() -> String {
    if let problem { return problem }
    guard support.form != nil else { return "no pictures: \(support.reason)" }
    if support.isOnKey {
      isStillWanted.toggle()
      return isStillWanted ? "a picture, until something changes" : "cells"
    }
    isWanted.toggle()
    return isWanted ? "pictures, once nothing moves" : "cells"
  }
}

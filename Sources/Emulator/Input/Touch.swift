package import CursesTerminal
package import PhoneScreen

/// A press in progress.
package struct Touch: Hashable, Sendable {
  /// The target under the pointer when the press began.
  package var target: HitRegion.Target?
  /// When the press began, in seconds of uptime.
  package var since: Double
  /// The drag; nil before the pointer has moved.
  package var drag: PointerDrag?
}

/// The durations of the island's animations, in seconds (MOTION-5).
package struct ThemeMotion: Sendable, Hashable {
  package var expand = 0.35
  package var collapse = 0.25
  package var split = 0.4
  package var hide = 0.2
  package var update = 0.3
  /// The response of the spring that opens the island, in seconds.
  package var response = 0.4
  /// The damping of that spring; 1 and more is without overshoot.
  package var damping = 0.8
  /// True when animations are replaced by immediate changes.
  package var isReduced = false

  package init() {}
}

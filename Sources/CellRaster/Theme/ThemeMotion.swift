/// The durations of the island's animations, in seconds (MOTION-5).
package struct ThemeMotion: Sendable, Hashable {
  package var expand = 0.45
  package var collapse = 0.3
  package var split = 0.4
  package var hide = 0.3
  package var update = 0.3
  /// The damping of the spring that opens the island; 1 and more is without overshoot.
  package var damping = 0.62
  /// True when animations are replaced by immediate changes.
  package var isReduced = false

  package init() {}
}

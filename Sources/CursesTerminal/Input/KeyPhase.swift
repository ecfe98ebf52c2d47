/// The phase of a key press. Terminals without the kitty keyboard protocol send `press` for repeats
/// too, and no `release`.
package enum KeyPhase: Sendable, Hashable {
  case press
  case `repeat`
  case release
}

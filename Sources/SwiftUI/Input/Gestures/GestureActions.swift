import ViewArchive

/// What a gesture does when it is recognised.
struct GestureActions {
  var taps: [() -> Void] = []
  var holds: [() -> Void] = []
  var drags: [(DragInput.Phase, DragGesture.Value) -> Void] = []
  /// How far a drag has to move before it is one, in points; nil: it is no drag.
  var minimumDistance: Double?

  func merging(_ other: Self) -> Self {
    GestureActions(
      taps: taps + other.taps, holds: holds + other.holds, drags: drags + other.drags,
      minimumDistance: minimumDistance ?? other.minimumDistance)
  }
}

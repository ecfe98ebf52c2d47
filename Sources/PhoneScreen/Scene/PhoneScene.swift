package import ViewArchive

/// What stands where on a surface at an instant, in points of the surface. It knows nothing of
/// cells, pixels or fonts: what draws, in whatever way, draws this.
package struct PhoneScene: Hashable, Sendable {
  /// The size of what is seen of the surface.
  package var size: Size
  /// The body of the device around the surface; empty: the surface alone is seen.
  package var surroundings: [SceneElement] = []
  /// In drawing order, the first at the back.
  package var elements: [SceneElement] = []
  /// That of the surface's corners, which cut its elements.
  package var cornerRadius = 0.0
  /// True for a surface that goes on below what is seen of it: its lower corners are not seen.
  package var isCut = false
  /// True when everything is drawn in red (SURFACE-3).
  package var isNight = false

  init(size: Size) { self.size = size }

  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Returns the element of a name; nil: there is none.
  package func element(_ name: SceneName) -> SceneElement? { elements.first { $0.name == name } }
}

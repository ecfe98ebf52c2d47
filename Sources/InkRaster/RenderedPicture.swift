package import Foundation

/// A picture as a file, and what it lacks.
package struct RenderedPicture: Hashable, Sendable {
  package var png: Data
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Fonts that replace the preferred ones, with the package that has these; each once.
  package var notes: [String]
}

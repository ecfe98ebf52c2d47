import ViewArchive

/// A shape with its own node kind.
package protocol OutlinedShape {
  func outline(in size: CGSize) -> ShapePath
}

import ViewArchive

/// A shape with its own node kind.
package protocol PrimitiveShape {
  func outline(in size: CGSize) -> ShapePath
}

/// What width and height include.
package enum FlexBoxSizing: String, Codable, Hashable, Sendable, CaseIterable {
  /// Padding and border too.
  case borderBox = "border-box"
  /// The content only.
  case contentBox = "content-box"
}

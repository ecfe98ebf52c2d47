/// The direction of writing, which start and end edges and rows follow.
package enum FlexWritingDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

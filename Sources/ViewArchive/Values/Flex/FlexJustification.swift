/// How children are distributed along the main axis.
package enum FlexJustification: String, Codable, Hashable, Sendable, CaseIterable {
  case flexStart = "flex-start"
  case center
  case flexEnd = "flex-end"
  case spaceBetween = "space-between"
  case spaceAround = "space-around"
  case spaceEvenly = "space-evenly"
}

/// How the lines of a container that wraps are distributed along the cross axis.
package enum FlexLineDistribution: String, Codable, Hashable, Sendable, CaseIterable {
  case flexStart = "flex-start"
  case center
  case flexEnd = "flex-end"
  case stretch
  case spaceBetween = "space-between"
  case spaceAround = "space-around"
  case spaceEvenly = "space-evenly"
}

/// The rules that the expanded island is laid out by.
package enum IslandRules: Hashable, Sendable {
  /// Those of Apple's documentation as OpenSwiftUI reconstructs them (ISLAND-1 to ISLAND-7): for
  /// comparisons with that model.
  case documented
  /// Those, and what screenshots of phones show besides (ISLAND-11 to ISLAND-13).
  case phone
}

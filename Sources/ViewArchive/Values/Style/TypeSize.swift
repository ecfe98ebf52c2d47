/// The Dynamic Type size; the names are those of `SwiftUI.DynamicTypeSize`.
package enum TypeSize: String, Codable, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

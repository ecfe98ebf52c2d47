/// How text of 28 points and more is drawn where there are enough rows.
package enum TextLook: String, Hashable, Sendable, CaseIterable {
  case plain
  /// In letters two rows high, for characters that have one.
  case tall
}

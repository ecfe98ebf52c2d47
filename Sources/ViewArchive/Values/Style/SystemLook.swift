/// The generation of iOS whose colours and materials are drawn (LAYOUT-20, PICTURE-16).
package enum SystemLook: String, Codable, Hashable, Sendable, CaseIterable {
  /// iOS 16 to 18.
  case classic
  /// From iOS 26 on.
  case glass

  package static let newest = SystemLook.glass
}

/// Recognises names of Apple's API, for which stand-ins are generated. Any other unknown name
/// belongs to a source that was not given, or is a mistake.
enum AppleTypeNames {
  static func isApples(_ name: String) -> Bool {
    known.contains(name) || isOfAFramework(name)
  }

  /// Returns true for a name with a framework's prefix, such as `UIView`.
  static func isOfAFramework(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true, rest.dropFirst().contains(where: \.isLowercase)
      else { return false }
      // Another capital letter belongs to a longer prefix, which is not Apple's: `CAPPlugin`.
      return rest.dropFirst().first?.isUppercase != true
        || acronyms.contains { rest.hasPrefix($0) }
    }
  }

  private static let acronyms = AppleAPITable.standard.names(of: .acronym)
  private static let prefixes = AppleAPITable.standard.names(of: .typePrefix)
  static let known = AppleAPITable.standard.names(of: .type)
}

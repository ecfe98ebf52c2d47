/// Apple's modifiers, static members and argument labels. A name outside of them is most likely
/// declared in a file of the user's that was not given.
enum AppleMemberNames {
  static func isModifier(_ name: String) -> Bool {
    modifiers.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Returns true for a method of sequences that takes a closure, such as `map`.
  static func isOfASequence(_ name: String) -> Bool {
    [
      "map", "flatMap", "compactMap", "filter", "sorted", "reduce", "first", "last", "contains",
      "forEach", "allSatisfy", "min", "max", "prefix", "drop",
    ].contains(name)
  }

  /// Returns true for a name that is a modifier of views whatever precedes it, not one that another
  /// type can have, too, such as `map`.
  static func isModifierOfViewsOnly(_ name: String) -> Bool {
    modifiers.contains(name)
      || viewPrefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  /// Returns true for a name that is probably a misspelt modifier.
  static func isNearlyAModifier(_ name: String) -> Bool {
    modifiers.contains { isNearly(name, $0) }
  }

  /// Returns true when the names differ by one inserted, missing, replaced or swapped letter.
  ///
  /// - Parameter shortest: The fewest letters of a name that is compared: most of two letters are near
  ///   some other.
  static func isNearly(_ name: String, _ other: String, shortest: Int = 4) -> Bool {
    guard name != other, abs(name.count - other.count) <= 1,
      min(name.count, other.count) >= shortest
    else { return false }
    let (left, right) = (Array(name), Array(other))
    let head = zip(left, right).prefix { $0 == $1 }.count
    let (a, b) = (left[head...], right[head...])
    if a.count == b.count {
      return a.dropFirst() == b.dropFirst()
        || a.count > 1 && a.prefix(2).reversed() == Array(b.prefix(2))
          && a.dropFirst(2) == b.dropFirst(2)
    }
    return a.count > b.count ? Array(a.dropFirst()) == Array(b) : Array(b.dropFirst()) == Array(a)
  }

  static func isStatic(_ name: String) -> Bool { statics.contains(name) }

  /// Returns true when every label is used somewhere in Apple's API.
  static func areLabels(_ names: [String]) -> Bool { names.allSatisfy(labels.contains) }

  static let modifiers = AppleAPITable.standard.names(of: .modifier)
  private static let prefixes = AppleAPITable.standard.names(of: .modifierPrefix)
  private static let viewPrefixes = AppleAPITable.standard.names(of: .viewPrefix)
  private static let statics = AppleAPITable.standard.names(of: .value)
  /// The static members of all types, without the types.
  static let values = Set(statics.compactMap { $0.split(separator: ".").last.map(String.init) })
  private static let labels = AppleAPITable.standard.names(of: .label).union(["_"])
}

/// Names of members that no code of the sources has to name, because a protocol or an attribute of
/// Apple's or of Swift's requires them. A needed type keeps its members with these names.
enum RequiredNames {
  /// Names that the compiler calls, whatever the type inherits.
  static let always = required["*"] ?? []

  /// Returns the names that a type needs when it inherits a protocol or has an attribute, such as
  /// `@propertyWrapper`. A protocol that is not in the table may require any of the table's names.
  ///
  /// - Parameter isOfApp: True for the sources of an app, whose delegate is told of its launch.
  static func names(for inherited: String, isOfApp: Bool = false) -> Set<String> {
    if isOfApp, inherited == "UIApplicationDelegate" { return ["application"] }
    return table[inherited] ?? (inherited.hasPrefix("@") ? [] : all)
  }

  /// Returns true for the name of an attribute, with its `@`, that requires members.
  static func isRequiring(_ attribute: String) -> Bool { table[attribute] != nil }

  private static let required: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: AppleAPITable.standard.rows(of: .requirement).compactMap { row in
      guard case .requires(let names) = row.fate else { return nil }
      return (row.name, Set(names))
    })

  private static let table = required.filter { $0.key != "*" }

  /// Returns true for the name of a type that a protocol of Apple's or of Swift's can declare inside
  /// a type, so that it cannot be found at the top level.
  static func isNested(_ name: String) -> Bool { always.contains(name) || all.contains(name) }

  private static let all = table.values.reduce(into: Set<String>()) { $0.formUnion($1) }
}

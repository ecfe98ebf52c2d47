/// Names that nothing here declares, or whose declaration was left out.
struct AbsentNames {
  struct Member: Hashable {
    /// The plain name of the type that would have the member.
    var type: String
    var name: String
  }

  /// Types, functions and variables outside of all types.
  var globals: Set<String> = []
  var members: Set<Member> = []

  var isEmpty: Bool { globals.isEmpty && members.isEmpty }

  mutating func formUnion(_ other: AbsentNames) {
    globals.formUnion(other.globals)
    members.formUnion(other.members)
  }
}

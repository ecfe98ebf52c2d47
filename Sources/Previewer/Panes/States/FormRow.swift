package import ActivityModel

/// One line of a form: a field, the head of a group, or the line that adds a member.
package struct FormRow: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case field
    /// The head of several rows, which follow unless it is folded.
    case group(isFolded: Bool)
    /// The line that adds a member to the list or dictionary at its path.
    case adding
  }

  /// The identity of a row, which stays the same when the value changes.
  package struct ID: Hashable, Sendable {
    package var path: [String]
    package var isAdding = false
  }

  package var path: [String]
  package var label: String
  /// The shape without its optional.
  package var shape: ValueShape
  package var isOptional = false
  package var value: JSONValue?
  package var indent: Int
  package var kind = Kind.field
  /// True for a member of a list or dictionary, which can be removed.
  package var isMember = false
  /// The validation message of the value; nil when it is valid.
  package var problem: String?

  package var id: ID { ID(path: path, isAdding: kind == .adding) }
  package var isNil: Bool { value == nil || value == .null }
}

extension FormRow {
  func child(
    _ key: String, _ label: String, _ shape: ValueShape, isMember: Bool = false
  ) -> FormRow {
    FormRow(
      path: path + [key], label: label, shape: shape, value: value?[[key]], indent: indent + 1,
      isMember: isMember)
  }
}

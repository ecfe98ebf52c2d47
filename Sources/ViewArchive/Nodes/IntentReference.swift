/// A reference to the App Intent of a button, which itself cannot leave its process.
package struct IntentReference: Codable, Hashable, Sendable {
  /// Identifies the intent and its parameters inside the process that lowered the view.
  package var id: String
  /// The name of the Swift type, for messages.
  package var typeName: String
  package var title: String

  /// Nil: not disabled; absent in the archives of earlier versions.
  private var disabled: Bool?

  /// True for the intent of a control that `disabled(_:)` applies to: pressing it does nothing.
  package var isDisabled: Bool { disabled ?? false }

  package init(id: String, typeName: String, title: String, isDisabled: Bool = false) {
    self.id = id
    self.typeName = typeName
    self.title = title
    disabled = isDisabled ? true : nil
  }
}

/// A reference to the App Intent of a button, which itself cannot leave its process.
package struct IntentReference: Codable, Hashable, Sendable {
  /// Identifies the intent and its parameters inside the process that lowered the view.
  package var id: String
  /// The name of the Swift type, for messages.
  package var typeName: String
  package var title: String

  package init(id: String, typeName: String, title: String) {
    self.id = id
    self.typeName = typeName
    self.title = title
  }
}

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

  /// What the widget's process does with an intent that the app is told of, too.
  private enum Part: String, Codable {
    case alone, besideApp
  }

  /// Nil: nothing when the app runs; absent in the archives of earlier versions.
  private var part: Part?

  /// True for an intent that the widget's process performs even when the app does.
  package var isPerformedInWidget: Bool { part != nil }

  /// True: the app performs it, too; that the widget cannot is no failure.
  package var isAppTold: Bool { part == .besideApp }

  /// The intent for the widget's process while the app is told of it.
  package var besideApp: IntentReference {
    var reference = self
    reference.part = .besideApp
    return reference
  }

  package init(
    id: String, typeName: String, title: String, isDisabled: Bool = false,
    isPerformedInWidget: Bool = false
  ) {
    self.id = id
    self.typeName = typeName
    self.title = title
    disabled = isDisabled ? true : nil
    part = isPerformedInWidget ? .alone : nil
  }
}

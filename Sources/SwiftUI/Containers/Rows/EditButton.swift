/// A button that begins and ends the editing of the lists on its screen.
public struct EditButton: Sendable {
  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View { EditButtonLayout() }
}

private struct EditButtonLayout: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(editMode == nil)
    .inWidgets { Text("Edit")._standIn("EditButton") }
  }
}

import ViewArchive

/// The field of the app in front that takes what is typed.
@MainActor
final class FieldEditor {
  struct Editing: Equatable {
    var id: String
    var text: String
  }

  /// The field that is being edited; nil: none is.
  private(set) var editing: Editing?
  /// The field to select when its screen is shown.
  private var wantsSelection: String?

  /// Begins to edit a field with the text that it has.
  func begin(_ id: String, text: String) { editing = Editing(id: id, text: text) }

  /// Ends editing, and returns the identifier of the field; nil: none was edited.
  @discardableResult func end() -> String? {
    defer { editing = nil }
    return editing?.id
  }

  /// Changes the text; nil: that changes nothing.
  func change(_ change: (inout String) -> Void) -> Editing? {
    guard var changed = editing else { return nil }
    change(&changed.text)
    guard changed != editing else { return nil }
    editing = changed
    return changed
  }

  /// Ends editing a field that the screen no longer has.
  func keep(to archive: ScreenArchive) {
    if let editing, archive.controls[editing.id] == nil { self.editing = nil }
  }

  /// Begins or ends editing a field when the app has moved its focus; true when it has ended.
  func followFocus(from old: ScreenArchive?, to new: ScreenArchive) -> Bool {
    var hasEnded = false
    if let id = editing?.id, old?.controls[id]?.isFocused == true,
      new.controls[id]?.isFocused == false
    {
      editing = nil
      hasEnded = true
    }
    let focused = new.controls.first {
      $0.value.isFocused && old?.controls[$0.key]?.isFocused != true && $0.key != editing?.id
    }
    guard let focused, case .text(let text, _) = focused.value.kind else { return hasEnded }
    begin(focused.key, text: text)
    wantsSelection = focused.key
    return hasEnded
  }

  /// Returns once the field that the app has moved its focus to; nil: it has not moved.
  func takeWantedSelection() -> String? {
    defer { wantsSelection = nil }
    return wantsSelection
  }
}

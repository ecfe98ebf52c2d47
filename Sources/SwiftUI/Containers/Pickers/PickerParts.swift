/// What a style draws.
@MainActor
struct PickerParts {
  let choices: PickerChoices
  /// What accessibility calls the picker.
  let name: any View
  /// The label; nil: it is hidden.
  let label: AnyView?
  /// True while the choices are shown over the screen.
  let isOpen: Binding<Bool>
  let isInList: Bool
  /// What leads to another screen; nil: there is none.
  let bar: ScreenBar?
}

/// The label of a button that has a role and no label: the system's word for the role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    default: Text("")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void)
  {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

// Alerts and dialogs of an app. An archived view never presents one; they are reported as
// unsupported.
extension View {
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  @_disfavoredOverload
  nonisolated public func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("alert")
  }

  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("alert")
  }

  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    unsupported("alert")
  }

  @_disfavoredOverload
  nonisolated public func alert<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    unsupported("alert")
  }

  @_disfavoredOverload
  nonisolated public func alert<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    unsupported("alert")
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    unsupported("actionSheet")
  }

  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("confirmationDialog")
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("confirmationDialog")
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    unsupported("confirmationDialog")
  }

  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("confirmationDialog")
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("confirmationDialog")
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    unsupported("confirmationDialog")
  }

  nonisolated public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    unsupported("confirmationDialog")
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    unsupported("confirmationDialog")
  }

  nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    unsupported("confirmationDialog")
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    unsupported("confirmationDialog")
  }
}

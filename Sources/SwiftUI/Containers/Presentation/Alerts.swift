// Alerts and dialogs of an app. An archived view never presents one; there they are reported as
// unsupported.
extension View {
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: EmptyView(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  @_disfavoredOverload
  nonisolated public func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: EmptyView(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(title), message: EmptyView(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: title, message: EmptyView(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: message(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  @_disfavoredOverload
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: message(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(title), message: message(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: title, message: message(), actions: actions())
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  nonisolated public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: EmptyView(), actions: data.map { actions($0) })
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  @_disfavoredOverload
  nonisolated public func alert<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: EmptyView(), actions: data.map { actions($0) })
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  nonisolated public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: data.map { message($0) }, actions: data.map { actions($0) })
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
  }

  @_disfavoredOverload
  nonisolated public func alert<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: data.map { message($0) },
      actions: data.map { actions($0) })
    return presenting("alert", coversScreen: false, isPresented: isPresented) { layout }
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
    let layout = AlertLayout(
      title: Text(titleKey), message: EmptyView(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: EmptyView(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(title), message: EmptyView(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  nonisolated public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    let layout = AlertLayout(title: title, message: EmptyView(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(title: title, message: message(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: message(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: message(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(title), message: message(), actions: actions())
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  nonisolated public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: EmptyView(), actions: data.map { actions($0) })
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: EmptyView(), actions: data.map { actions($0) })
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleKey), message: data.map { message($0) }, actions: data.map { actions($0) })
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    let layout = AlertLayout(
      title: Text(titleResource), message: data.map { message($0) },
      actions: data.map { actions($0) })
    return presenting("confirmationDialog", coversScreen: false, isPresented: isPresented) {
      layout
    }
  }
}

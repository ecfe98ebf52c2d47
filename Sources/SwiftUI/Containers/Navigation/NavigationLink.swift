import ViewArchive

public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  /// Where the link leads; nil: nowhere.
  private let entry: NavigationEntry?

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    entry = NavigationEntry(view: destination())
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    entry = NavigationEntry(view: destination)
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    entry = value.map { NavigationEntry(value: AnyHashable($0)) }
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Value: Hashable>(_ titleResource: LocalizedStringResource, value: Value?)
  {
    self.init(value: value) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}

extension NavigationLink: View {
  public var body: some View {
    ScreenView(fallback: label._standIn("NavigationLink")) { context, node in
      guard let bar = context.environment.bar, let entry else {
        return Lowering.nodes(of: label._standIn("NavigationLink"), in: context)
      }
      let link = ControlView(
        label: HStack {
          label
          if context.environment.isInList { Spacer() }
          if context.environment.isInList { Text("›").foregroundStyle(.secondary) }
        }
        .foregroundStyle(
          context.environment.isInList ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
      ) {
        GraphControl(kind: .button, press: { bar.push(entry) })
      }
      return Lowering.nodes(of: link, in: context)
    }
  }
}

import ViewArchive

public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  /// Where the link leads; nil: nowhere.
  private let entry: NavigationEntry?
  /// True while the link's screen is shown; nil: the stack decides.
  private let isActive: Binding<Bool>?

  nonisolated private init(
    entry: NavigationEntry?, isActive: Binding<Bool>? = nil, label: () -> Label
  ) {
    self.label = label()
    self.entry = entry
    self.isActive = isActive
  }

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(entry: NavigationEntry(view: destination()), label: label)
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(entry: NavigationEntry(view: destination), label: label)
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(entry: NavigationEntry(view: destination()), isActive: isActive, label: label)
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(entry: NavigationEntry(view: destination), isActive: isActive, label: label)
  }

  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      entry: NavigationEntry(view: destination()), isActive: selection.isEqual(to: tag),
      label: label)
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      entry: NavigationEntry(view: destination), isActive: selection.isEqual(to: tag),
      label: label)
  }
}

extension Binding {
  /// Whether an optional value is a tag; setting it to false takes the tag away.
  fileprivate func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isEqual in
      if isEqual {
        wrappedValue = tag
      } else if wrappedValue == tag {
        wrappedValue = nil
      }
    }
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
    self.init(entry: value.map { NavigationEntry(value: AnyHashable($0)) }, label: label)
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
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
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

extension NavigationLink: View {
  public var body: some View {
    // The screen of a link that the app has activated stands above the one of the link.
    let (isActive, view) = (isActive, entry?.view)
    link.withBar(nil) { bar in
      guard let isActive, let view, isActive.wrappedValue else { return }
      bar.presented.append((view, { isActive.wrappedValue = false }))
    }
  }

  @MainActor private var link: some View {
    ScreenView(fallback: label._standIn("NavigationLink")) { context, _ in
      let select = context.environment.linkSelection
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
        GraphControl(
          kind: .button,
          press: {
            if let select, let value = entry.value {
              select(value)
            } else if let isActive {
              isActive.wrappedValue = true
            } else {
              bar.push(entry)
            }
          })
      }
      return Lowering.nodes(of: link, in: context)
    }
  }
}

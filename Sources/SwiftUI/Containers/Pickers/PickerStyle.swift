import ViewArchive

// The styles of pickers: what the source calls them, and the view that each of them is on the screen
// of an app.

public protocol PickerStyle {}

/// A style with a view of its own. One that has none is drawn as a menu.
protocol DrawnPickerStyle: PickerStyle, SendableMetatype {
  /// True when the choices have the tint, outside of lists.
  static var tintsChoices: Bool { get }
  @MainActor static func view(of parts: PickerParts) -> AnyView
}

extension DrawnPickerStyle {
  static var tintsChoices: Bool { false }
}

extension View {
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let choices = Style.self as? any DrawnPickerStyle.Type ?? MenuPickerStyle.self
    return inheriting { $0.drawnPickerStyle = choices }
  }
}

extension EnvironmentValues {
  private enum DrawnPickerStyleKey: EnvironmentKey {
    static let defaultValue: any DrawnPickerStyle.Type = MenuPickerStyle.self
  }

  var drawnPickerStyle: any DrawnPickerStyle.Type {
    get { self[DrawnPickerStyleKey.self] }
    set { self[DrawnPickerStyleKey.self] = newValue }
  }
}

public struct DefaultPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { .init() }
}

public struct MenuPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }

extension MenuPickerStyle: DrawnPickerStyle {
  static var tintsChoices: Bool { true }

  static func view(of parts: PickerParts) -> AnyView {
    AnyView(
      ChoiceMenu(
        label: parts.isInList ? parts.label : nil, isInList: parts.isInList,
        choices: parts.choices, isOpen: parts.isOpen
      ).named(by: parts.name))
  }
}

public struct SegmentedPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
}

extension SegmentedPickerStyle: DrawnPickerStyle {
  static func view(of parts: PickerParts) -> AnyView {
    AnyView(SegmentsView(choices: parts.choices))
  }
}

public struct PalettePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { .init() }
}

extension PalettePickerStyle: DrawnPickerStyle {
  static func view(of parts: PickerParts) -> AnyView { SegmentedPickerStyle.view(of: parts) }
}

public struct WheelPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }

extension WheelPickerStyle: DrawnPickerStyle {
  static func view(of parts: PickerParts) -> AnyView {
    AnyView(
      WheelView(
        shown: parts.choices.nodes, offset: parts.choices.selected ?? 0,
        move: parts.choices.moveWithin
      ).named(by: parts.name))
  }
}

public struct InlinePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }

extension InlinePickerStyle: DrawnPickerStyle {
  static func view(of parts: PickerParts) -> AnyView {
    guard parts.isInList else { return WheelPickerStyle.view(of: parts) }
    return AnyView(ChoiceRows(label: parts.label, choices: parts.choices))
  }
}

public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}

extension NavigationLinkPickerStyle: DrawnPickerStyle {
  static func view(of parts: PickerParts) -> AnyView {
    guard let bar = parts.bar else { return MenuPickerStyle.view(of: parts) }
    return AnyView(
      ChoiceLink(label: parts.label, choices: parts.choices, push: { bar.push($0) }))
  }
}

/// The selected choice, which a press opens the others of.
private struct ChoiceMenu: View {
  let label: AnyView?
  let isInList: Bool
  let choices: PickerChoices
  let isOpen: Binding<Bool>

  var body: some View {
    ControlView(
      label: HStack {
        label
        if isInList { Spacer() }
        HStack(spacing: 4) {
          NodesView(nodes: choices.nodes(at: choices.selected))
          Text("⌄").foregroundStyle(isInList ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
        }
        .opacity(isInList ? 0.6 : 1)
      }
    ) {
      GraphControl(
        kind: .adjustable, press: { isOpen.wrappedValue = true },
        adjust: { choices.move(by: $0) })
    }
    .presenting("Picker", coversScreen: false, isPresented: isOpen) {
      AlertLayout(
        title: label ?? AnyView(EmptyView()), message: EmptyView(),
        actions: ForEach(choices.items.indices, id: \.self) { index in
          Button {
            choices.select(index)
          } label: {
            ChoiceLabel(choices: choices, index: index)
          }
        })
    }
  }
}

/// A choice with a mark when it is the selected one.
private struct ChoiceLabel: View {
  let choices: PickerChoices
  let index: Int

  var body: some View {
    HStack {
      NodesView(nodes: choices.nodes(at: index))
      Spacer()
      if index == choices.selected { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
  }
}

/// A row of a list for each choice, the selected one with a mark.
private struct ChoiceRows: View {
  let label: AnyView?
  let choices: PickerChoices

  var body: some View {
    if let label { label.foregroundStyle(.secondary) }
    ForEach(choices.items.indices, id: \.self) { index in
      ControlView(label: ChoiceLabel(choices: choices, index: index)) {
        GraphControl(kind: .button, press: { choices.select(index) })
      }
    }
  }
}

/// A row that leads to a screen with the choices.
private struct ChoiceLink: View {
  let label: AnyView?
  let choices: PickerChoices
  let push: (NavigationEntry) -> Void

  var body: some View {
    ControlView(
      label: HStack {
        label
        Spacer()
        NodesView(nodes: choices.nodes(at: choices.selected)).opacity(0.6)
        Text("›").foregroundStyle(.secondary)
      }
    ) {
      GraphControl(
        kind: .button,
        press: { push(NavigationEntry(view: ChoiceScreen(choices: choices, title: label))) })
    }
  }
}

/// The choices of a picker on a screen of their own; a press selects one and leads back.
private struct ChoiceScreen: View {
  @Environment(\.dismiss) private var dismiss
  let choices: PickerChoices
  let title: AnyView?

  var body: some View {
    List {
      ForEach(choices.items.indices, id: \.self) { index in
        ControlView(label: ChoiceLabel(choices: choices, index: index)) {
          GraphControl(
            kind: .button,
            press: {
              choices.select(index)
              dismiss()
            })
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .principal) { title.font(.headline) } }
  }
}

import ActivityModel
import Foundation
import ViewArchive

extension ScreenBuilder {
  // MARK: Fields

  mutating func textInput(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let isSecure = node.flag("secureTextEntry")
    let value = memory.text(of: node)
    let look = LetterLook(node.style)
    var run = look.run
    var shown = isSecure ? String(repeating: "•", count: value.count) : value
    if value.isEmpty {
      shown = node.text("placeholder") ?? ""
      run.foreground =
        ReactColor.style(node.props["placeholderTextColor"]) ?? .color(.system(.tertiaryLabel))
    }
    // An empty field is as high as one with a letter.
    var content = TextContent(shown.isEmpty ? " " : shown, style: run)
    content.alignment = look.alignment
    let hasLines = node.flag("multiline")
    if !hasLines { content.lineLimit = 1 }
    var style = node.flex
    style.container.direction = .column
    style.container.justifyContent = hasLines ? .flexStart : .center
    style.container.alignItems = .stretch
    let text = ViewNode(.flex(FlexStyle()), children: [ViewNode(.text(content))])
    let view = ViewNode(.flex(style), children: [text]).modified(.clip(.rectangle))
      .dressed(as: node, fill: nil, reachesEdges: false)
    guard around.isPressable, node.props["editable"]?.flag != false else {
      return view.settled(as: node)
    }
    var gestures: Set<ScreenControl.Gesture> = []
    if node.wants(.submit) { gestures.insert(.submit) }
    if !node.events.isDisjoint(with: [.focus, .blur, .endEditing]) { gestures.insert(.focus) }
    return control(
      view, "n\(node.id)", .edit(node.id), kind: .text(value, isSecure: isSecure),
      gestures: gestures, isFocused: memory.focused == node.id
    ).settled(as: node)
  }

  // MARK: Switches

  mutating func toggle(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let isOn = node.flag("value")
    let track = node.props["trackColor"]
    let fill =
      isOn
      ? ReactColor.style(track?["true"]) ?? .color(.system(.green))
      : ReactColor.style(track?["false"]) ?? ReactColor.style(node.props["ios_backgroundColor"])
        ?? .color(.system(.gray5))
    let thumb = ReactColor.style(node.props["thumbColor"]) ?? .white
    let switches = SwitchViews(isOn: isOn, track: fill, thumb: thumb)
    var style = node.flex
    style.sizes.width = style.sizes.width ?? .points(51)
    style.sizes.height = style.sizes.height ?? .points(31)
    style.item.alignSelf = style.item.alignSelf ?? .flexStart
    let view = ViewNode(.flex(style), children: [switches.view])
    guard around.isPressable, !node.flag("disabled") else { return view.settled(as: node) }
    return control(
      view, "n\(node.id)", .toggle(node.id, isOn: !isOn), kind: .toggle(isOn: isOn)
    ).settled(as: node)
  }

  // MARK: Values

  mutating func slider(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let low = node.number("minimumValue") ?? 0
    let range = ReactRange(
      value: node.number("value") ?? low, low: low, high: node.number("maximumValue") ?? 1,
      step: node.number("step") ?? 0)
    let done = ReactColor.style(node.props["minimumTrackTintColor"]) ?? .accent
    let left = ReactColor.style(node.props["maximumTrackTintColor"]) ?? .color(.system(.gray4))
    func bar(_ share: Double, _ color: StyleValue) -> ViewNode {
      var style = FlexStyle()
      style.item.grow = share
      style.item.basis = .points(0)
      style.sizes.height = .points(4)
      return ViewNode(.flex(style)).modified(.overlay(ViewNode(.style(color)), alignment: .center))
    }
    var knob = FlexStyle()
    knob.sizes.width = .points(16)
    knob.sizes.height = .points(16)
    let circle = ViewNode(.shape(ShapeContent(.circle, fill: done)))
    var style = node.flex
    style.sizes.height = style.sizes.height ?? .points(40)
    style.container.direction = .row
    style.container.alignItems = .center
    let fraction = range.fraction
    let view = ViewNode(
      .flex(style),
      children: [
        bar(fraction, done), ViewNode(.flex(knob), children: [circle]), bar(1 - fraction, left),
      ])
    return adjustable(view, range, node, around, gestures: [.drag])
  }

  mutating func datePicker(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let value = node.number("value") ?? 0
    let isTime = node.text("mode") == "time"
    let range = ReactRange(
      value: value, low: node.number("minimumDate") ?? -8e15,
      high: node.number("maximumDate") ?? 8e15,
      step: isTime ? 60_000 : 86_400_000)
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = isTime ? .none : .medium
    formatter.timeStyle = node.text("mode") == "date" ? .none : .short
    formatter.timeZone = timeZone
    let date = Date(timeIntervalSince1970: min(max(value / 1_000, -6e10), 2e11))
    let style = RunStyle(font: FontValue(size: .points(17)), foreground: .color(.system(.label)))
    var leaf = FlexStyle()
    leaf.padding.horizontal = .points(12)
    leaf.padding.vertical = .points(7)
    let text = ViewNode(
      .flex(leaf),
      children: [ViewNode(.text(TextContent(formatter.string(from: date), style: style)))]
    ).modified(
      .background(
        ViewNode(
          .shape(
            ShapeContent(.circular(.roundedRectangle(radius: 6)), fill: .color(.system(.gray6))))),
        alignment: .center))
    var outer = node.flex
    outer.container.alignItems = .flexStart
    return adjustable(ViewNode(.flex(outer), children: [text]), range, node, around)
  }

  private mutating func adjustable(
    _ view: ViewNode, _ range: ReactRange, _ node: ReactNode, _ around: Surroundings,
    gestures: Set<ScreenControl.Gesture> = []
  ) -> ViewNode {
    let view = view.dressed(as: node, fill: nil, reachesEdges: false)
    guard around.isPressable, !node.flag("disabled") else { return view.settled(as: node) }
    return control(
      view, "n\(node.id)", .move(node.id, range), kind: .adjustable, gestures: gestures
    ).settled(as: node)
  }
}

extension ReactMemory {
  /// Returns the text of a field: what the app says, or what was typed.
  func text(of node: ReactNode) -> String {
    node.text("value") ?? typed[node.id] ?? node.text("defaultValue") ?? ""
  }
}

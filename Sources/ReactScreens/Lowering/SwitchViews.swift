import ViewArchive

/// A switch: as it is on a phone, and one row high among cells, where switches below each other would
/// otherwise touch.
struct SwitchViews {
  let isOn: Bool
  let track: StyleValue
  let thumb: StyleValue

  /// A view that fills the room of the switch.
  var view: ViewNode {
    let cells = capsule(
      knob(isOn ? thumb : .color(.system(.gray)), size: 16)
    ).modified(.frame(width: 48, height: 16, alignment: .center))
      .modified(.flexFrame(FlexFrame(maxWidth: .infinity, maxHeight: .infinity)))
    let phone = capsule(knob(thumb, size: 27).modified(.padding(Insets(all: 2))))
    return ViewNode(
      .geometryReader(ReaderContent(number: 0, phoneChildren: 1)), children: [cells, phone])
  }

  private func capsule(_ knob: ViewNode) -> ViewNode {
    ViewNode(.shape(ShapeContent(.capsule, fill: track))).modified(
      .overlay(knob, alignment: GuidePair(isOn ? .trailing : .leading, .center)))
  }

  private func knob(_ fill: StyleValue, size: Double) -> ViewNode {
    ViewNode(.shape(ShapeContent(.circle, fill: fill))).modified(
      .frame(width: size, height: size, alignment: .center))
  }
}

/// Draws the label with a switch at the trailing edge.
public struct SwitchToggleStyle: Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      SwitchView(isOn: configuration.isOn, tint: tint)
    }
  }
}

/// The switch alone, of the size that UIKit gives it. On the screen of an app it is drawn one row high,
/// so that switches in rows below each other stay apart.
private struct SwitchView: View {
  @Environment(\.controlLook.hasFlatSwitches) private var isFlat
  let isOn: Bool
  let tint: Color?

  var body: some View {
    if isFlat {
      track.frame(width: 48, height: 16)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(isOn ? .white : .gray).frame(width: 16, height: 16)
        }
    } else {
      track.frame(width: 51, height: 31)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).padding(2)
        }
    }
  }

  private var track: some View {
    Capsule().fill(isOn ? AnyShapeStyle(tint ?? .green) : AnyShapeStyle(.fill))
  }
}

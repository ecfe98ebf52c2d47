import ViewArchive

/// A view with a gesture: a tap or a long press makes it a control.
struct GestureView<Content: View, Recognised: Gesture> {
  let content: Content
  let gesture: Recognised
  /// The modifier's name in Apple's API.
  let name: String
}

extension GestureView: View {
  @ViewBuilder var body: some View {
    let actions = (gesture as? any RecognisedGesture)?.actions ?? GestureActions()
    if !actions.taps.isEmpty {
      TappedView(content: content, name: name) { for tap in actions.taps { tap() } }
    } else if !actions.holds.isEmpty {
      GesturedView(content: content, kind: .hold, name: name) {
        for hold in actions.holds { hold() }
      }
    } else {
      content.unsupported(name)
    }
  }
}

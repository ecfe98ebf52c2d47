import ViewArchive

/// A view with a gesture: a tap, a long press or a drag makes it a control.
struct GestureView<Content: View, Recognised: Gesture> {
  let content: Content
  let gesture: Recognised
  /// The modifier's name in Apple's API.
  let name: String
}

extension GestureView: View {
  @ViewBuilder var body: some View {
    let actions = (gesture as? any RecognisedGesture)?.actions ?? GestureActions()
    switch (actions.taps.isEmpty, actions.holds.isEmpty && actions.drags.isEmpty) {
    case (true, true): content.unsupported(name)
    case (false, true): tapped(actions)
    case (true, false): gestured(content, actions)
    case (false, false): gestured(tapped(actions), actions)
    }
  }

  private func tapped(_ actions: GestureActions) -> some View {
    TappedView(content: content, name: name) { for tap in actions.taps { tap() } }
  }

  private func gestured<Inner: View>(_ inner: Inner, _ actions: GestureActions) -> some View {
    let hold = { for hold in actions.holds { hold() } }
    let drag = { (input: DragInput) in
      let value = DragGesture.Value(input)
      for drag in actions.drags { drag(input.phase, value) }
    }
    return GesturedView(
      content: inner, name: name, hold: actions.holds.isEmpty ? nil : hold,
      drag: actions.drags.isEmpty ? nil : drag,
      press: actions.holds.isEmpty ? { press(drag, actions) } : hold,
      pressesControls: actions.minimumDistance == 0 && actions.holds.isEmpty)
  }

  /// A press is a drag, too, when it need not move.
  private func press(_ drag: (DragInput) -> Void, _ actions: GestureActions) {
    guard actions.minimumDistance == 0 else { return }
    let origin = DragInput.Vector(x: 0, y: 0)
    for phase in [DragInput.Phase.moved, .ended] {
      drag(DragInput(phase: phase, start: origin, location: origin, size: origin))
    }
  }
}

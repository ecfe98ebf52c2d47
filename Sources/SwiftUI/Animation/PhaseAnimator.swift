/// A container that animates through phases. A Live Activity does not run this animation: the first
/// phase is drawn.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  nonisolated public init<Trigger: Equatable>(
    _ phases: some Sequence<Phase>, trigger: Trigger,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
}

extension PhaseAnimator: View {
  @ViewBuilder public var body: some View {
    if let phase = phases.first { content(phase)._standIn("PhaseAnimator") }
  }
}

import ViewArchive

/// A view that is lowered by a closure on the screen of an app, and drawn as something else in a
/// widget.
struct ScreenView<Fallback: View> {
  let fallback: Fallback
  let lowering: @MainActor (LoweringContext, any LivingPlace) -> [ViewNode]
}

extension ScreenView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(nil, of: fallback, in: context) { lowering(context, $0) }
  }
}

extension View {
  /// Draws another view than this one in a widget.
  @MainActor func inWidgets(@ViewBuilder _ fallback: () -> some View) -> some View {
    ScreenView(fallback: fallback()) { context, _ in Lowering.nodes(of: self, in: context) }
  }
}

import ViewArchive

/// A view whose fields say when editing has ended with the return key.
struct SubmittedView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension SubmittedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes("onSubmit", of: content, in: context) { _ in
      let outer = context.environment.gestures.submit
      return Lowering.nodes(
        of: content,
        in: context.with { values in
          values.gestures.submit = {
            action()
            outer?()
          }
        })
    }
  }
}

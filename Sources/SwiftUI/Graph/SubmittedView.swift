import ViewArchive

/// A view whose fields say when editing has ended with the return key.
struct SubmittedView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension SubmittedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard context.screenNode != nil else {
      return Lowering.nodes(of: content, in: context).map { $0.modified(.unsupported("onSubmit")) }
    }
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

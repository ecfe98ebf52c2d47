import ViewArchive

/// A view that says something about its screen.
struct ReportedView<Content: View> {
  let content: Content
  /// The modifier's name in Apple's API, when an archived view does not do what it says.
  let name: String?
  let report: @MainActor (inout LoweringRecord.ScreenReport) -> Void
}

extension ReportedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(name, of: content, in: context) { _ in
      let nodes = Lowering.nodes(of: content, in: context)
      context.record.collected += 1
      report(&context.record.screen)
      return nodes
    }
  }
}

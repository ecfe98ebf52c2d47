import ViewArchive

/// A `ForEach` whose rows can be deleted or moved.
struct EditableRows<Base: DynamicViewContent> {
  let base: Base
  let change: (inout RowEditing) -> Void
}

extension EditableRows: DynamicViewContent, PrimitiveView {
  typealias Body = Never

  var data: Base.Data { base.data }

  func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(
      of: base,
      in: context.with { values in
        // Those of an outer `ForEach` end at its rows.
        var editing = values.rowWrappers.editable == nil ? RowEditing() : values.rowEditing
        change(&editing)
        values.rowEditing = editing
        values.rowWrappers.editable = { [editing] content, index, count in
          AnyView(EditableRow(content: content, editing: editing, index: index, count: count))
        }
      })
  }
}

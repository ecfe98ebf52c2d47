import Foundation
import ViewArchive

/// A row that can be deleted, by a swipe or while the list is edited, or moved while it is.
struct EditableRow<Content: View>: View {
  @Environment(\.editMode) private var editMode
  let content: Content
  let editing: RowEditing
  let index: Int
  let count: Int

  init(content: Content, editing: RowEditing, index: Int, count: Int) {
    self.content = content
    self.editing = editing
    self.index = index
    self.count = count
  }

  private func delete() { editing.delete?(IndexSet(integer: index)) }

  private func move(by steps: Int) {
    let target = min(max(index + steps, 0), count - 1)
    guard target != index else { return }
    editing.move?(IndexSet(integer: index), target > index ? target + 1 : target)
  }

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let row = ActionsView(
      content: content, kind: .swipe, name: "onDelete", isOn: editing.delete != nil && !isEditing,
      items: Button("Delete", role: .destructive, action: delete))
    ScreenView(fallback: content) { context, _ in
      // The row is the same view whether the list is edited or not, and keeps its state.
      var inner = context
      inner.identity = "row"
      let nodes = Lowering.nodes(of: row, in: inner)
      guard isEditing else { return nodes }
      return Lowering.nodes(
        of: HStack {
          if editing.delete != nil {
            Button(role: .destructive, action: delete) { Image(systemName: "minus.circle.fill") }
              .accessibilityLabel("Delete")
          }
          NodesView(nodes: nodes)
          if editing.move != nil {
            Spacer()
            RowHandle(move: move)
          }
        }, in: context.derived("editing"))
    }
  }
}

/// What a row is moved by: keys move it by one, a drag by as many rows as it is long.
private struct RowHandle: View {
  let move: (Int) -> Void
  /// The usual height of a row, in points.
  private static let rowHeight = 44.0

  var body: some View {
    ControlView(label: Text("≡").foregroundStyle(.tertiary)) {
      GraphControl(
        kind: .adjustable, press: { move(1) },
        drag: { drag in
          guard drag.phase == .ended else { return }
          move(Int(((drag.location.y - drag.start.y) / Self.rowHeight).rounded()))
        }, adjust: move)
    }
    .accessibilityLabel("Reorder")
  }
}

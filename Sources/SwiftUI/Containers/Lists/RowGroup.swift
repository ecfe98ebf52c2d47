import ViewArchive

/// Rows on a common background.
struct RowGroup: View {
  /// Marks the node of a section.
  static let sectionMark = "list section"

  let rows: [ViewNode]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(rows.indices, id: \.self) { index in
        NodesView(nodes: [rows[index]]).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 10))
  }
}

import ActivityKit
import SwiftUI

/// Rows with actions: swiped, held, pulled down and typed.
@main
struct RowsApp: App {
  var body: some Scene { WindowGroup { RowsView() } }
}

struct Row: Identifiable {
  let id: Int
  var name: String
}

struct RowsView: View {
  @State private var rows = (1...30).map { Row(id: $0, name: "Row \($0)") }
  @State private var name = ""
  @State private var note = "nothing yet"
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      List {
        Section("New") {
          TextField("Name", text: $name).focused($isTyping)
            .onSubmit {
              rows.insert(Row(id: rows.count + 100, name: name), at: 0)
              note = "added \(name)"
              name = ""
            }
          Button("Type a name") { isTyping = true }
          Button("Fill") { rows = (1...10_000).map { Row(id: $0, name: "Row \($0)") } }
        }
        Section(note) {
          ForEach(rows) { row in
            Button(row.name) { note = "tapped \(row.name)" }
              .swipeActions {
                Button("Delete", role: .destructive) {
                  rows.removeAll { $0.id == row.id }
                  note = "deleted \(row.name)"
                }
              }
              .contextMenu {
                Button("Copy") { note = "copied \(row.name)" }
                Button("Share") { note = "shared \(row.name)" }
              }
          }
        }
      }
      .refreshable { note = "refreshed" }
      .navigationTitle("Rows")
    }
  }
}

import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Rows of a list that are deleted, moved and selected.
@MainActor
struct RowTests {
  private struct Row: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Editable: View {
    @State private var items = ["a", "b", "c"]

    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { Row(name: $0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  /// The controls with an accessibility label, in reading order.
  private func controls(_ label: String, in bench: ScreenBench) -> [String] {
    var found: [String] = []
    bench.screen.root.walk { node in
      guard node.modifiers.contains(.accessibilityLabel(label)) else { return }
      node.walk { inner in
        if case .intent(let reference?) = inner.kind.control { found.append(reference.id) }
      }
    }
    return found
  }

  private func perform(_ input: ScreenInput, in bench: ScreenBench) {
    #expect(bench.graph.perform(input))
    bench.render()
  }

  private func press(_ title: String, in bench: ScreenBench) throws {
    try bench.press(title)
    bench.render()
  }

  @Test func aRowIsDeletedByASwipe() throws {
    let bench = ScreenBench(Editable())
    let row = try #require(
      bench.screen.controls.filter { $0.value.gestures.contains(.swipe) }.keys.first)
    perform(.swipe(row), in: bench)
    try press("Delete", in: bench)
    #expect(bench.texts.count == 3)
  }

  @Test func whileAListIsEditedItsRowsAreDeletedAndMoved() throws {
    let bench = ScreenBench(Editable())
    try press("b 0", in: bench)
    #expect(bench.texts == ["Edit", "a 0", "b 1", "c 0"])
    #expect(controls("Delete", in: bench) == [])
    try press("Edit", in: bench)
    // The rows keep their state.
    #expect(bench.texts == ["Done", "a 0", "≡", "b 1", "≡", "c 0", "≡"])
    perform(.adjust(controls("Reorder", in: bench)[0], steps: 1), in: bench)
    #expect(bench.texts.filter { $0 != "≡" } == ["Done", "b 1", "a 0", "c 0"])
    // A row that is dragged up by two rows.
    perform(
      .drag(
        controls("Reorder", in: bench)[2],
        DragInput(
          phase: .ended, start: .init(x: 0, y: 120), location: .init(x: 0, y: 30),
          size: .init(x: 20, y: 20))), in: bench)
    #expect(bench.texts.filter { $0 != "≡" } == ["Done", "c 0", "b 1", "a 0"])
    perform(.press(controls("Delete", in: bench)[1]), in: bench)
    try press("Done", in: bench)
    #expect(bench.texts == ["Edit", "c 0", "a 0"])
  }

  private struct Selecting: View {
    @State private var one: String? = "a"
    @State private var many: Set<String> = []

    var body: some View {
      NavigationStack {
        VStack {
          List(["a", "b"], id: \.self, selection: $one) { Text("one \($0)") }
          List(selection: $many) {
            ForEach(["c", "d"], id: \.self) { Text("many \($0)") }
            Text("tagged").tag("e")
          }
          Text("\(one ?? "-") \(many.sorted().joined())")
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func aPressSelectsARowAndWhileEditingSeveral() throws {
    let bench = ScreenBench(Selecting())
    try press("one b", in: bench)
    #expect(bench.texts.last == "b ")
    #expect(throws: (any Error).self) { try bench.press("many c", isRequired: true) }
    try press("Edit", in: bench)
    for title in ["many c", "tagged", "many d", "many c"] { try press(title, in: bench) }
    #expect(bench.texts.last == "b de")
  }

  private struct Columns: View {
    @State private var selected: String?

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $selected) { NavigationLink($0, value: $0) }
      } detail: {
        Text("detail of \(selected ?? "nothing")")
      }
    }
  }

  @Test func theSelectionOfASidebarLeadsToTheDetail() throws {
    let bench = ScreenBench(Columns())
    try press("b", in: bench)
    #expect(bench.texts.contains("detail of b"))
    perform(.back, in: bench)
    #expect(bench.texts.contains("a") && bench.texts.contains("b"))
  }

  private struct Badged: View {
    var body: some View {
      List {
        Text("three").badge(3)
        Text("none").badge(0)
        Text("new").badge("New")
      }
    }
  }

  @Test func aBadgeIsAtTheEndOfItsRow() {
    let bench = ScreenBench(Badged())
    #expect(bench.texts == ["three", "3", "none", "new", "New"])
    #expect(bench.screen.unsupportedNames == [])
  }

  /// Rows with insets of their own, as pictures that fill a row have them.
  @Test func aRowHasItsInsets() {
    let bench = ScreenBench(
      List {
        Text("plain")
        Text("wide").listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        Text("edge").listRowInsets(.horizontal, 4)
      })
    var insets: [String: Insets] = [:]
    bench.screen.root.walk { node in
      guard case .text(let content) = node.kind else { return }
      for case .padding(let padding) in node.modifiers {
        insets[content.plainText(in: TimedTextContext(now: .distantPast))] = padding
      }
    }
    #expect(insets["plain"] == Insets(top: 16, leading: 16, bottom: 0, trailing: 16))
    #expect(insets["wide"] == Insets())
    #expect(insets["edge"] == Insets(top: 16, leading: 4, bottom: 0, trailing: 4))
  }

  @Test func whatCannotBeHitHasNoControls() {
    func references(_ isEnabled: Bool) -> Int {
      let view = Text("text").overlay { Button("press") {} }.allowsHitTesting(isEnabled)
      var count = 0
      ScreenBench(view).screen.root.walk { node in
        if case .intent(_?) = node.kind.control { count += 1 }
      }
      return count
    }
    #expect(references(true) == 1)
    #expect(references(false) == 0)
  }
}

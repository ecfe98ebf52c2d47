import Testing
import ViewArchive

@testable import SwiftUI

/// Rows of a long collection: only those near the visible part are evaluated.
@MainActor
struct LazyRowsTests {
  private struct Row: View {
    let number: Int
    @State private var presses = 0

    var body: some View { Button("Row \(number): \(presses)") { presses += 1 } }
  }

  private struct Rows: View {
    let count: Int
    var appeared: (Int) -> Void = { _ in }

    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { number in
          Row(number: number).onAppear { appeared(number) }
        }
      }
    }
  }

  private struct Stack: View {
    let isLazy: Bool

    var body: some View {
      if isLazy {
        LazyVStack { ForEach(0..<10_000, id: \.self) { Text("\($0)") } }
      } else {
        VStack { ForEach(0..<1_000, id: \.self) { Text("\($0)") } }
      }
    }
  }

  private func rows(_ bench: ScreenBench) -> [NodeRole.LazyRow.Part: NodeRole.LazyRow] {
    var rows: [NodeRole.LazyRow.Part: NodeRole.LazyRow] = [:]
    bench.screen.root.walk { node in
      for case .lazyRow(let row) in node.roles { rows[row.part] = row }
    }
    return rows
  }

  @Test func tenThousandRowsCostAsManyAsAreSeen() throws {
    let bench = ScreenBench(Rows(count: 10_000))
    #expect((50...200).contains(bench.bodyCount))
    #expect(bench.texts.first == "Row 0: 0")
    let found = rows(bench)
    #expect(found[.before] == nil)
    #expect(found[.first]?.index == 0)
    let after = try #require(found[.after])
    #expect(after.index + after.count == 10_000)
    #expect(found[.last]?.index == after.index - 1)
    // A press evaluates one.
    try bench.press("Row 3: 0")
    #expect(bench.bodies() == 1)
    #expect(bench.texts.contains("Row 3: 1"))
  }

  @Test func rowsFollowWhatIsSeen() throws {
    let bench = ScreenBench(Rows(count: 10_000))
    let container = try #require(rows(bench)[.after]).container
    #expect(bench.graph.perform(.seen(container, row: 5_000, pitch: 30)))
    #expect(bench.invalidationCount > 0)
    bench.render()
    let found = rows(bench)
    #expect(bench.texts.contains("Row 5,000: 0") && !bench.texts.contains("Row 0: 0"))
    #expect(found[.before]?.count == found[.first]?.index)
    // As few as before are kept.
    #expect(bench.graph.nodeCount < 3_000)
    try bench.press("Row 5,000: 0")
    #expect(bench.bodies() == 1)
    // The end.
    bench.graph.perform(.seen(container, row: 9_999, pitch: 30))
    bench.render()
    #expect(bench.texts.last == "Row 9,999: 0")
  }

  /// As on a phone: an app that loads more when its last row appears does so when it is seen.
  @Test func rowsAppearWhenTheyAreNear() {
    var appeared: Set<Int> = []
    let bench = ScreenBench(Rows(count: 10_000) { appeared.insert($0) })
    #expect(appeared.contains(0) && !appeared.contains(9_999))
    #expect(appeared.count == bench.texts.count)
  }

  @Test func shortCollectionsAreWhole() {
    let bench = ScreenBench(Rows(count: 60))
    #expect(rows(bench).isEmpty)
    #expect(bench.texts.count == 60)
  }

  @Test func lazyStacksAreLazyAndOthersAreNot() {
    #expect((50...200).contains(ScreenBench(Stack(isLazy: true)).texts.count))
    #expect(ScreenBench(Stack(isLazy: false)).texts.count == 1_000)
  }

  private struct Choices: View {
    @State private var choice = 0
    @State private var isAsking = false

    var body: some View {
      List {
        Picker("Number", selection: $choice) {
          ForEach(0..<500, id: \.self) { Text("choice \($0)").tag($0) }
        }
        Button("Ask") { isAsking = true }
          .confirmationDialog("Which", isPresented: $isAsking) {
            ForEach(0..<300, id: \.self) { number in Button("answer \(number)") {} }
          }
      }
    }
  }

  /// What is no row of the list is whole: the values of a picker, the actions of a dialog.
  @Test func valuesAndActionsAreWhole() throws {
    let bench = ScreenBench(Choices())
    let picker = try #require(bench.screen.controls.first { $0.value.kind == .adjustable }?.key)
    bench.graph.perform(.adjust(picker, steps: -1))
    bench.render()
    #expect(bench.texts.contains("choice 499"))
    try bench.press("Ask")
    bench.render()
    #expect(bench.texts.contains("answer 299"))
  }

  /// A collection that becomes shorter while its end is seen.
  @Test func rowsThatAreGoneAreNotAskedFor() {
    #expect(LazyWindow(middle: 9_000).rows(of: 100, screenful: 20) == 40..<100)
    #expect(LazyWindow(middle: 9_000).rows(of: 0, screenful: 20) == 0..<0)
    #expect(LazyWindow(middle: -5).rows(of: 100, screenful: 20) == 0..<60)
    #expect(LazyWindow().rows(of: 60, screenful: 20) == 0..<60)
  }
}

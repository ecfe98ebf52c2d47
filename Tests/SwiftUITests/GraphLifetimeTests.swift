import Synchronization
import Testing
import ViewArchive

@testable import SwiftUI

/// What ends with a view: what has read for it, and what it has begun.
@MainActor
struct GraphLifetimeTests {
  private struct Row: View {
    let number: Int
    let value: GraphLocation<Int>

    var body: some View { Text("Row \(number): \(value.value)") }
  }

  private struct Rows: View {
    let value: GraphLocation<Int>

    var body: some View {
      List { ForEach(0..<10_000, id: \.self) { Row(number: $0, value: value) } }
    }
  }

  /// The number of the long collection on a screen.
  private func container(_ bench: ScreenBench) throws -> Int {
    var found: Int?
    bench.screen.root.walk { node in
      for case .lazyRow(let row) in node.roles { found = row.container }
    }
    return try #require(found)
  }

  @Test func aValueForgetsTheRowsThatAreScrolledPast() throws {
    let invalidations = Invalidations(notify: {})
    let value = GraphLocation(0, invalidations)
    let bench = ScreenBench(Rows(value: value))
    let container = try container(bench)
    for row in stride(from: 500, through: 9_500, by: 500) {
      bench.graph.perform(.seen(container, row: row, pitch: 44))
      bench.render()
    }
    #expect(value.readerCount == bench.texts.count)
    value.value += 1
    #expect(invalidations.take().count == bench.texts.count)
  }

  @Test func aBodyThatIsEvaluatedAgainReadsOnce() throws {
    struct Counter: View {
      let value: GraphLocation<Int>
      @State private var presses = 0

      var body: some View { Button("\(value.value) \(presses)") { presses += 1 } }
    }
    let value = GraphLocation(7, Invalidations(notify: {}))
    let bench = ScreenBench(Counter(value: value))
    for press in 0..<10 {
      try bench.press("7 \(press)")
      bench.render()
    }
    #expect(value.readerCount == 1)
  }

  private final class Loading: Sendable {
    let state = Mutex((begun: 0, ended: 0))
    var begun: Int { state.withLock(\.begun) }
    var ended: Int { state.withLock(\.ended) }

    /// Loads until it is cancelled.
    func load() async {
      state.withLock { $0.begun += 1 }
      for await _ in AsyncStream<Void>.makeStream().stream {}
      state.withLock { $0.ended += 1 }
    }
  }

  private struct Loaded: View {
    let loading: Loading
    @State private var isShown = true

    var body: some View {
      Button("close") { isShown = false }
      if isShown { Text("content").refreshable { [loading] in await loading.load() } }
    }
  }

  @Test(.timeLimit(.minutes(30))) func loadingAnewEndsWithTheView() async throws {
    let loading = Loading()
    let bench = ScreenBench(Loaded(loading: loading))
    #expect(bench.graph.perform(.refresh))
    // While it loads, it is not loaded twice.
    #expect(bench.graph.perform(.refresh))
    while loading.begun == 0 { await Task.yield() }
    bench.render()
    #expect((loading.begun, loading.ended) == (1, 0))
    try bench.press("close")
    bench.render()
    #expect(!bench.screen.canRefresh)
    while loading.ended == 0 { await Task.yield() }
    #expect(loading.begun == 1)
  }
}

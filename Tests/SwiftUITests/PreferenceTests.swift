import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Values that views pass up to their ancestors.
@MainActor
struct PreferenceTests {
  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack {
        Text("width \(Int(width))")
        Color.red.frame(width: 120, height: 20).background(
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test func aSizeIsReadFromAGeometryReader() {
    let bench = ScreenBench(Measured())
    #expect(bench.texts == ["width 0"])
    #expect(bench.invalidationCount == 1)
    bench.render()
    #expect(bench.texts == ["width 120"])
    // It ends there.
    bench.render()
    #expect(bench.invalidationCount == 1)
  }

  private struct Names: View {
    @State private var rows = ["a", "b", "c"]
    @State private var shown: [String] = []

    var body: some View {
      VStack {
        Text(shown.joined())
        Button("Add") { rows.insert("x", at: 1) }
        Button("Remove") { rows.removeLast() }
        VStack {
          ForEach(rows, id: \.self) { Text("row").preference(key: NamesKey.self, value: [$0]) }
          // A value takes the place of those inside.
          VStack { Text("in").preference(key: NamesKey.self, value: ["no"]) }
            .preference(key: NamesKey.self, value: ["d"])
        }
        .transformPreference(NamesKey.self) { $0.append("!") }
      }
      .onPreferenceChange(NamesKey.self) { shown = $0 }
    }
  }

  @Test func valuesAreReducedInTheOrderOfTheViews() throws {
    let bench = ScreenBench(Names())
    bench.render()
    #expect(bench.texts.first == "abcd!")
    try bench.press("Add")
    bench.render()
    bench.render()
    #expect(bench.texts.first == "axbcd!")
    try bench.press("Remove")
    bench.render()
    bench.render()
    #expect(bench.texts.first == "axbd!")
  }

  /// What does not set one costs nothing.
  @Test func onlyAChangeIsReported() throws {
    struct Counter: View {
      @State private var count = 0
      let log: (Int) -> Void
      var body: some View {
        VStack {
          Button("Press \(count)") { count += 1 }
          Text("a").preference(key: WidthKey.self, value: CGFloat(count / 2))
        }
        .onPreferenceChange(WidthKey.self) { log(Int($0)) }
      }
    }
    var values: [Int] = []
    let bench = ScreenBench(Counter { values.append($0) })
    for count in 0..<4 {
      try bench.press("Press \(count)")
      bench.render()
    }
    #expect(values == [1, 2])
  }
}

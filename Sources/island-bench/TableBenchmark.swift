import Foundation
import TOML

/// Measures reading a TOML table, such as that of the symbols, which is read at every start: time
/// and allocations per key, which the number of keys must not raise.
enum TableBenchmark {
  static func run() {
    print("reading a table")
    print("   keys  µs/key  allocs/key")
    for count in [250, 500, 1000, 2000] {
      let text = "[symbols]\n" + (1...count).map { "\"name.\($0)\" = \"glyph \($0)\"\n" }.joined()
      func read() {
        guard (try? TOMLDocument(text)) != nil else { return print("  the table is malformed") }
      }
      let rounds = 20_000 / count
      let start = ContinuousClock.now
      for _ in 0..<rounds { read() }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let allocations = AllocationCount.during(read)
      print(
        String(
          format: "  %5d  %6.2f  %10.1f", count, seconds / Double(rounds * count) * 1e6,
          Double(allocations) / Double(count)))
    }
  }
}

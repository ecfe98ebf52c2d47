/// Measures how fast the engines are: `island-bench NAME`, without a name all of them. What is
/// printed depends on the machine; nothing is judged.
@main
enum Bench {
  private static let benchmarks: [(name: String, run: @Sendable () -> Void)] = [
    ("layout", LayoutBenchmark.run), ("engine", EngineBenchmark.run),
  ]

  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
      print(
        "unknown benchmark \(name); there are: \(benchmarks.map(\.name).joined(separator: " "))")
    }
    for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
      benchmark.run()
    }
  }
}

/// Runs the benchmarks: `island-bench NAME…`, or all of them without a name. Prints measurements,
/// which depend on the machine; there are no thresholds.
@main
enum Bench {
  private static let benchmarks: [(name: String, run: @Sendable () -> Void)] = [
    ("layout", LayoutBenchmark.run), ("engine", EngineBenchmark.run), ("host", HostBenchmark.run),
    ("table", TableBenchmark.run),
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

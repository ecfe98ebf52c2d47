/// What costs how much: `island-bench engine`.
@main
enum Bench {
  static func main() {
    let names = CommandLine.arguments.dropFirst()
    if names.isEmpty || names.contains("engine") { EngineBenchmark.run() }
  }
}

import IslandCommands

/// The program that owns the terminal. It is linked statically and contains neither a compiler nor
/// anything that loads a widget, so that it starts fast: the commands that do are those of
/// `island-widgets`, which replaces it.
@main
struct Island {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard Program.contains(arguments) else { SiblingProgram.widgets.replaceThis(arguments) }
    Program.run(arguments)
  }
}

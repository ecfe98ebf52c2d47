import Emulator
import IslandCommands

/// The program of the commands that compile widgets, render them or show them, and of the process
/// that runs a compiled widget. `island` starts it; users do not.
@main
struct IslandWidgets {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == HostCommand.name, arguments.dropFirst().first != GalleryProcess.argument {
      let script = HostScript.start()
      HostSandbox.enter()
      if arguments.count > 2, arguments[1] == WidgetHostCommand.appArgument {
        WidgetHostCommand.runApp(
          library: arguments[2], preview: arguments.dropFirst(3).first, script: script)
      }
      WidgetHostCommand.serve(library: arguments.dropFirst().first, script: script)
    }
    if arguments.first == PictureProcess.argument { PictureProcessCommand.serve() }
    Program.run(
      arguments,
      widgetCommands: [
        RunCommand.self, PreviewCommand.self, AttachCommand.self, SnapshotCommand.self,
        CheckCommand.self, RecordCommand.self, ReplayCommand.self, DecodePushCommand.self,
      ])
  }
}

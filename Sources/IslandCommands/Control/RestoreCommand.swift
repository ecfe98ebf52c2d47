import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation

/// `island restore [ID]`: starts an activity again that a start of the program has set aside.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Bring back an activity that was set aside.",
    discussion: """
      When the program dies while it starts, the next start sets aside the activity that it was \
      working on. Without an identifier the activities that are set aside are listed.
      """)

  @Argument(help: "The activity's identifier, or the beginning of it.")
  var activity: String?

  /// Lists what is set aside, or starts an activity of it.
  ///
  /// - Throws: `CommandError` when it cannot.
  func run() throws(CommandError) {
    guard let folder = StateFolder(environment: ProcessInfo.processInfo.environment) else {
      throw CommandError("neither HOME nor XDG_STATE_HOME is set", code: .failed)
    }
    let aside = SetAsideFolder(in: folder)
    let requests = aside.load()
    guard let activity else {
      for request in requests {
        print(TerminalText.sanitised("\(request.id.rawValue)  \(request.attributesType)"))
      }
      if requests.isEmpty { print("nothing is set aside") }
      return
    }
    let prefix = activity.lowercased()
    let found = requests.filter { $0.id.rawValue.lowercased().hasPrefix(prefix) }
    guard let request = found.first(where: { $0.id.rawValue == activity }) ?? found.first,
      found.count == 1 || request.id.rawValue == activity
    else {
      throw CommandError(
        found.isEmpty
          ? "no activity '\(activity)' is set aside: 'island restore' lists those that are"
          : "'\(activity)' is ambiguous: \(found.map(\.id.rawValue).joined(separator: ", "))",
        code: .badInput)
    }
    try IslandConnection().call(WireCall.Submit(.request(request)))
    aside.remove(request.id)
    print(TerminalText.sanitised(request.id.rawValue))
  }
}

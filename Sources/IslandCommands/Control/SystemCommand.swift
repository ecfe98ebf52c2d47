import ActivityModel
import ArgumentParser

/// `island system call`: shows an item of the system, such as a call, in the island.
struct SystemCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "system", abstract: "Show a system item in the island, or remove it.")

  @Argument(
    help: ArgumentHelp(
      "\(SystemItem.allCases.map(\.rawValue).joined(separator: ", ")) or off (default: print it)."
    ))
  var item: String?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let off = Switch.off.rawValue
    guard let item else { return print(try island.report().systemItem?.rawValue ?? off) }
    let known = SystemItem.allCases.map(\.rawValue)
    guard item == off || known.contains(item) else {
      let remedy = Spelling.nearest(to: item, in: known).map { ", did you mean '\($0)'?" }
      throw CommandError(
        "unknown system item '\(item)'"
          + (remedy ?? ": expected \(known.joined(separator: ", ")) or \(off)"), code: .usage)
    }
    island.send(.setSystemItem(SystemItem(rawValue: item)))
  }
}

import ActivityModel
import Foundation

/// What the app's JavaScript says, as lines of the app's standard output, which are shown in the list of
/// events.
struct ScriptConsole: Sendable {
  /// The absolute path of the project: files in it are named from there.
  let project: String

  /// Prints a text, one line after the other.
  func print(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) { Swift.print(line) }
  }

  /// Prints what the console of JavaScript was given.
  func log(_ message: ScriptMessage) {
    let text = message.text("text") ?? ""
    switch message.text("level") {
    case "warn": print("warn: \(text)")
    case "error": print("error: \(text)")
    default: print(text)
    }
  }

  /// Prints an error with its place in the source.
  func report(_ failure: ScriptError) {
    let place = failure.place.map { "\(name(of: $0.file)):\($0.line):\($0.column): " } ?? ""
    print("error: \(place)\(failure.text)")
  }

  /// Prints what the app asks the phone for.
  func noteRequest(_ message: ScriptMessage) {
    switch message.kind {
    case .openURL: print("opens \(message.text("url") ?? "")")
    case .share:
      let content = message["content"]
      let texts = ["message", "url"].compactMap { content[[$0]].flatMap(ScriptMessage.text) }
      print("shares \(texts.joined(separator: " "))")
    case .clipboard: print("copies \(message.text("text") ?? "")")
    case .notification:
      let texts = ["title", "body"].compactMap { message.text($0) }
      print("schedules a notification: \(texts.joined(separator: ": "))")
    default: break
    }
  }

  /// The path of a file as it is shown.
  func name(of file: String) -> String {
    file.hasPrefix(project + "/") ? String(file.dropFirst(project.count + 1)) : file
  }
}

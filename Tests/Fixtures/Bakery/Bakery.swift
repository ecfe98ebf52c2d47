import ActivityKit
import Foundation

/// An app as people write one, told what to do by its arguments or by lines of its input.
///
///     bakery start 3      starts an activity and exits
///     bakery              reads lines: start 3, update 4, end, list, enabled
@main
struct Bakery {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.isEmpty {
      for await line in lines() { answer(await obey(line)) }
    } else {
      answer(await obey(words.joined(separator: " ")))
    }
  }

  private static func answer(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Read on a thread of its own: the widget is drawn on the main one.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }

  private static func obey(_ line: String) async -> String {
    let words = line.split(separator: " ").map(String.init)
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words.first {
    case "start":
      do {
        return try Oven.start(number)
      } catch let error as ActivityAuthorizationError {
        return "\(error)"
      } catch {
        return error.localizedDescription
      }
    case "update":
      await Oven.update { _ in number }
      return "updated"
    case "end":
      await Oven.end()
      return "ended"
    case "list": return "list: \(Oven.summary)"
    case "enabled": return "\(ActivityAuthorizationInfo().areActivitiesEnabled)"
    default: return "what is '\(line)'?"
    }
  }
}

import Foundation
import Testing

/// A shell with job control.
enum JobShell: String, CaseIterable, CustomTestStringConvertible {
  case bash, dash, zsh

  var testDescription: String { rawValue }

  /// False where it is not installed, which is said.
  var isInstalled: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
    }
    if !isThere { print("skipped: \(rawValue) is not installed") }
    return isThere
  }

  /// Starts it without the files of a person; its prompt is `READY>`.
  var command: String {
    switch self {
    case .bash: "env PS1='READY> ' bash --norc --noprofile -i"
    case .dash: "env PS1='READY> ' dash -i"
    case .zsh: "env PS1='READY> ' zsh -f -i"
    }
  }

  /// Ends a stopped job. Dash does not continue it for that, and has no key that clears what the terminal
  /// has answered a moment before: that belongs to the first word.
  func end(_ signal: String) -> String {
    self == .dash ? "true; kill -\(signal) %1; fg" : "kill -\(signal) %1"
  }
}

import Foundation
import Glibc

/// Asks again and again. Only for what gives no sign when it changes: tmux shows a pane only when it
/// is asked, and an X server writes its picture into a file that it has mapped, of which the kernel
/// tells nobody. All else is waited for: an output, a file, the end of a process.
enum Asking {
  /// In milliseconds.
  private static let pause: Int32 = 10

  /// Returns the first value that is there; nil when none was until a date.
  static func until<Value>(_ end: Date, _ value: () throws -> Value?) rethrows -> Value? {
    while true {
      if let found = try value() { return found }
      guard Date() < end else { return nil }
      _ = poll(nil, 0, pause)
    }
  }
}

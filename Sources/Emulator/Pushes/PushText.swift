import ActivityModel
import Foundation

/// Numbers and times in the traces of pushes.
enum PushText {
  /// How old a timestamp is, or how far ahead.
  static func age(_ seconds: Double) -> String {
    seconds < 0 ? "\(Self.seconds(-seconds)) ahead" : "\(Self.seconds(seconds)) old"
  }

  /// A number without a fraction that it has not.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Seconds, and from ten minutes on larger units.
  static func seconds(_ seconds: Double) -> String {
    abs(seconds) < 600
      ? "\((seconds * 10).rounded() / 10) s" : DurationText.exact(seconds.rounded())
  }

  /// Seconds, in milliseconds.
  static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1_000).rounded())) ms"
  }
}

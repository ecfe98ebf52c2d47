/// A formatter of lengths in metres that also formats a number given as any value, which Foundation's traps
/// at on Linux. It replaces `LengthFormatter` in a widget's sources.
open class _DeviceLengthFormatter: LengthFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  open override func string(for obj: Any?) -> String? {
    ((obj as? NSNumber)?.doubleValue ?? obj as? Double).map { string(fromMeters: $0) }
  }
}

/// A formatter of masses in kilograms that also formats a number given as any value, which Foundation's traps
/// at on Linux. It replaces `MassFormatter` in a widget's sources.
open class _DeviceMassFormatter: MassFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  open override func string(for obj: Any?) -> String? {
    ((obj as? NSNumber)?.doubleValue ?? obj as? Double).map { string(fromKilograms: $0) }
  }
}

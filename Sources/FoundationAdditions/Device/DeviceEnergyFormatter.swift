/// A formatter of energies in joules that also formats a number given as any value, which Foundation's traps
/// at on Linux. It replaces `EnergyFormatter` in a widget's sources.
open class _DeviceEnergyFormatter: EnergyFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  open override func string(for obj: Any?) -> String? {
    ((obj as? NSNumber)?.doubleValue ?? obj as? Double).map { string(fromJoules: $0) }
  }
}

package import ActivityEngine
package import ActivityModel
package import LocalEngine
import PhoneScreen

extension EngineDriver {
  /// Creates a driver on the emulator's clock; `newID` returns the identifier of the n-th activity.
  package convenience init(
    engine: Engine, clock: EmulatorClock, record: EventRecorder? = nil,
    newID: @escaping @Sendable (Int) -> ActivityID,
    onChange: @escaping @Sendable () -> Void
  ) {
    self.init(
      engine: engine, now: { clock.now().date }, record: record, newID: newID,
      onChange: onChange)
  }
}

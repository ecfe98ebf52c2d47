package import ActivityEngine
package import ActivityModel
package import LocalEngine
import Foundation
import PhoneScreen

extension EngineDriver {
  /// Creates a driver on the emulator's clock; `newID` returns the identifier of the n-th activity.
  ///
  /// - Parameter isReplay: True: the events say when the clock was set.
  package convenience init(
    engine: Engine, clock: EmulatorClock, isReplay: Bool = false, record: EventRecorder? = nil,
    newID: @escaping @Sendable (Int) -> ActivityID,
    onChange: @escaping @Sendable () -> Void
  ) {
    let ahead: @Sendable () -> TimeInterval = { clock.reading.ahead }
    self.init(
      engine: engine, now: { clock.now().date },
      ahead: isReplay ? nil : ahead, record: record, newID: newID,
      onChange: onChange)
  }
}

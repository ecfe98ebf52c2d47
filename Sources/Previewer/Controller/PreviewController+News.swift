import Emulator

/// The message that viewers receive.
extension PreviewController {
  var tidings: SheetUpdate {
    let reading = clock.reading
    return SheetUpdate(
      parts: parts, name: name, settings: state.settings, focus: state.focus,
      shown: situation.presentation,
      failed: SheetPresentation.allCases.filter { archives.failure(of: $0) != nil },
      status: status, problem: problem,
      clock: SheetUpdate.Clock(date: reading.date, rate: reading.rate, ahead: reading.ahead))
  }
}

import Emulator

/// The message that viewers receive.
extension Bench {
  var tidings: SheetNews {
    let reading = clock.reading
    return SheetNews(
      parts: parts, name: name, settings: state.settings, focus: state.focus,
      shown: situation.presentation,
      failed: SheetPresentation.allCases.filter { archives.failure(of: $0) != nil },
      status: status, problem: problem,
      clock: SheetNews.Clock(date: reading.date, rate: reading.rate, ahead: reading.ahead))
  }
}

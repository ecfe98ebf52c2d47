package import Foundation
package import ViewArchive

/// A request to a widget process.
package enum HostRequest: Codable, Hashable, Sendable {
  /// Requests the list of widgets, previews and samples; sample dates are around `now`.
  case describe(now: Date)
  case archive(ArchiveRequest)
  case perform(PerformRequest)
  case decode(DecodeRequest)
  /// Requests the screen of an app.
  case screen(ScreenRequest)
  /// What a person does to an app's screen.
  case input(ScreenInput)
  /// The app comes to the front or leaves it.
  case phase(AppPhase)
  /// What the app's code was made of has been made anew: it is loaded again.
  case reload
  /// The process follows another clock; nil: the machine's.
  case clock(HostClock?)
}

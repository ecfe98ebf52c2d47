package import ViewArchive

/// The screen of an app in the app's process, whatever the app is written in.
///
/// A reply may come after the call has returned; the requests that come meanwhile are served.
@MainActor
package protocol HostedScreen: AnyObject {
  /// Renders the screen.
  func render(_ request: ScreenRequest, reply: @escaping @MainActor (ScreenArchive) -> Void)

  /// Applies an input. The reply, which comes when its effect is on the screen, says whether the control
  /// was still there.
  func perform(_ input: ScreenInput, reply: @escaping @MainActor (Bool) -> Void)

  /// Follows the app to the front or to the background.
  func enter(_ phase: AppPhase)

  /// Loads the app's code anew, as after a save.
  func reload()
}

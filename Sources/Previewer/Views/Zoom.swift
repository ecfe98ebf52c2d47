import Emulator

/// Something of the sheet in full size, to be pressed, held and swiped.
@MainActor
protocol Zoom: AnyObject {
  /// The phone that shows it.
  var session: Session { get }
  /// True when Esc returns to the sheet; false while it closes or collapses something.
  var isAsOpened: Bool { get }
  /// True when no request to the widget is pending.
  var hasNoPendingRequests: Bool { get }
  /// True when a command of the sheet is performed by the sheet while this is shown.
  func leaves(_ command: SheetCommand) -> Bool
  func stop()
}

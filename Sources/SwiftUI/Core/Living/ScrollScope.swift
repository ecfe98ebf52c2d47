import Synchronization
import ViewArchive

/// The part of an app's screen whose scroll views are scrolled together: what is inside a
/// `ScrollViewReader`, or has a scroll position. Used from any thread.
final class ScrollScope: Sendable {
  /// What the next screen is scrolled to.
  struct Request: Sendable {
    /// A view; nil: the whole content.
    var target: ScrollTarget?
    var place: ScreenScroll.Place
  }

  private struct Contents {
    var number: Int?
    var invalidations: Invalidations?
    var request: Request?
  }

  private let contents = Mutex(Contents())

  /// Sets the number of the place of the views, and what is told that they are outdated.
  func connect(to number: Int, _ invalidations: Invalidations) {
    contents.withLock { ($0.number, $0.invalidations) = (number, invalidations) }
  }

  /// Has the next screen scrolled; without effect on an archived view.
  func scroll(to target: ScrollTarget?, _ place: ScreenScroll.Place) {
    let (number, invalidations) = contents.withLock { contents in
      contents.request = Request(target: target, place: place)
      return (contents.number, contents.invalidations)
    }
    if let number { invalidations?.insert([number]) }
  }

  /// Returns the request and clears it.
  func takeRequest() -> Request? {
    contents.withLock { contents in
      defer { contents.request = nil }
      return contents.request
    }
  }
}

extension UnitPoint? {
  /// What an anchor of a scroll view asks for.
  var place: ScreenScroll.Place { map { .anchor(x: $0.x, y: $0.y) } ?? .nearest }
}

import ActivityModel
package import Foundation
import HostProtocol

/// What is looked at on the bench, and how: all that keys and flags change.
package struct BenchState: Sendable {
  /// Nil until the first child has said what there is.
  package private(set) var content: BenchContent?
  /// When it said so; uptime in seconds.
  private var described = 0.0
  /// Which of the content's entries.
  package private(set) var index = 0
  /// The states of the entry, and the form for them; nil until there is an entry.
  package var states: StatePane?
  package var settings: SheetSettings
  /// The presentation that keys go to.
  package var focus: SheetPresentation = .compact
  package var pane: BenchPane?

  /// Both JSON in ActivityKit's default encoding.
  package struct Values: Hashable, Sendable {
    package var attributes: Data
    package var state: Data

    package init(attributes: Data, state: Data) {
      self.attributes = attributes
      self.state = state
    }
  }

  /// False where nothing but the sources may be read or written.
  private let allowsFiles: Bool

  package init(settings: SheetSettings, allowsFiles: Bool = true) {
    self.settings = settings
    self.allowsFiles = allowsFiles
  }

  package var entry: BenchContent.Entry? {
    content.flatMap { $0.entries.isEmpty ? nil : $0.entries[index] }
  }

  /// What the widget is shown with.
  package var values: Values? {
    (states?.book.current).map { Values(attributes: $0.attributes.json, state: $0.state.json) }
  }

  /// The state is shown after its stale date, by the preview's wish or by a person's.
  package var isStale: Bool { settings.isStale || states?.book.current.isStale == true }

  /// Another build says what there is: what was looked at stays, where it is still there. Says
  /// what of an edited state no longer fits.
  package mutating func adopt(
    _ new: BenchContent, at uptime: Double, now: Date
  ) -> ShapeCheck.Finding? {
    let old = content
    let entry = entry
    content = old.map { new.keeping($0, after: uptime - described) } ?? new
    described = uptime
    index = entry.map { new.index(of: $0, from: index) } ?? 0
    guard let book = book(now: now) else { return nil }
    guard states?.book.attributesType == book.attributesType else {
      states = makePane(book)
      return nil
    }
    return states?.reload(book)
  }

  private func book(now: Date) -> StateBook? {
    entry.map { entry in
      let shapes = content?.shapes.first { $0.attributesType == entry.attributesType }
      return StateBook(entry, shapes, now: now)
    }
  }

  private func makePane(_ book: StateBook) -> StatePane {
    StatePane(
      book, timeZone: TimeZone(identifier: settings.timeZone) ?? .gmt, allowsFiles: allowsFiles)
  }

  /// The next Live Activity or preview, round and round; true when it is another.
  package mutating func stepWidget(forwards: Bool, now: Date) -> Bool {
    guard let count = content?.entries.count, count > 1 else { return false }
    index = (index + (forwards ? 1 : count - 1)) % count
    states = book(now: now).map(makePane)
    return true
  }
}

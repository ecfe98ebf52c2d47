package import Foundation

/// What is looked at on the bench, and how: all that keys and flags change.
package struct BenchState: Sendable {
  /// Nil until the first child has said what there is.
  package private(set) var content: BenchContent?
  /// When it said so; uptime in seconds.
  private var described = 0.0
  /// Which of the content's entries.
  package private(set) var index = 0
  /// Which of the entry's states.
  package private(set) var stateIndex = 0
  /// Values that a person has put in place of the previews'; nil leaves those.
  package var edited: Values?
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

  package init(settings: SheetSettings) { self.settings = settings }

  package var entry: BenchContent.Entry? {
    content.flatMap { $0.entries.isEmpty ? nil : $0.entries[index] }
  }

  /// What the widget is shown with.
  package var values: Values? {
    edited
      ?? entry.map { Values(attributes: $0.attributes, state: $0.states[stateIndex]) }
  }

  /// Another build says what there is: what was looked at stays, where it is still there.
  package mutating func adopt(_ new: BenchContent, at uptime: Double) {
    let old = content
    let entry = entry
    content = old.map { new.keeping($0, after: uptime - described) } ?? new
    described = uptime
    index = entry.map { new.index(of: $0, from: index) } ?? 0
    if self.entry?.attributesType != entry?.attributesType { edited = nil }
    stateIndex = min(stateIndex, max((self.entry?.states.count ?? 1) - 1, 0))
  }

  /// The next of the states, round and round; true when it is another.
  package mutating func stepState(forwards: Bool) -> Bool {
    guard let count = entry?.states.count, count > 1 || edited != nil else { return false }
    if edited == nil { stateIndex = (stateIndex + (forwards ? 1 : count - 1)) % count }
    edited = nil
    return true
  }

  /// The next Live Activity or preview, round and round; true when it is another.
  package mutating func stepWidget(forwards: Bool) -> Bool {
    guard let count = content?.entries.count, count > 1 else { return false }
    index = (index + (forwards ? 1 : count - 1)) % count
    stateIndex = 0
    edited = nil
    return true
  }
}

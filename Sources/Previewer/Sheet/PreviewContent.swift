package import Foundation
import ActivityModel
package import HostProtocol

/// The Live Activities that can be previewed, each with the states of its previews.
package struct PreviewContent: Hashable, Sendable {
  /// One Live Activity with one set of attributes.
  package struct Entry: Hashable, Sendable {
    /// The name of the widget's type.
    package var widget: String
    package var attributesType: String
    /// The preview's name in the source; nil when there is no preview, or the preview has no name.
    package var preview: String?
    /// JSON in ActivityKit's default encoding, as are the states.
    package var attributes: Data
    /// The states; there is at least one.
    package var states: [Data]
    /// The name of each state: the title of the preview that shows it.
    package var stateNames: [String] = []
    /// True when the values were generated from the types.
    package var isSample: Bool
    /// True when the preview shows the states after their stale date.
    package var isStale = false
  }

  package private(set) var entries: [Entry] = []
  /// The previews of plain views.
  package private(set) var views: [ViewTile] = []
  /// The shapes of the attribute and state types.
  package private(set) var shapes: [HostDescription.Shapes] = []
  /// The keys that the sources read from the store of an app group.
  package private(set) var appGroupKeys: [String] = []

  /// Collects widgets in source order, each with its previews. Previews of one activity in
  /// different presentations become one entry, because the sheet shows all presentations.
  package init(_ description: HostDescription, appGroupKeys: [String] = []) {
    shapes = description.shapes
    views = ViewTile.all(of: description)
    self.appGroupKeys = appGroupKeys
    for activity in description.liveActivities {
      entries += Self.entries(
        of: activity.attributesType, widget: activity.name, in: description)
    }
  }

  private static func name(
    ofState index: Int, in shown: HostDescription.ShownStates
  ) -> String {
    let name: String
    switch shown.origin {
    case .sample: return StatePreset.typical.rawValue
    case .declared(let names): return names[index]
    case .preview(let title, let number): name = title ?? "preview \(number)"
    }
    return shown.states.count > 1 ? "\(name), state \(index + 1)" : name
  }

  private static func entries(
    of type: String, widget: String, in description: HostDescription
  ) -> [Entry] {
    var entries: [Entry] = []
    for shown in description.shownStates(of: type) {
      let index = entries.firstIndex {
        $0.attributes == shown.attributes && $0.isStale == shown.isStale
      }
      var entry =
        index.map { entries[$0] }
        ?? Entry(
          widget: widget, attributesType: type, attributes: shown.attributes, states: [],
          isSample: shown.origin == .sample, isStale: shown.isStale)
      if index == nil, case .preview(let name, _) = shown.origin { entry.preview = name }
      for (number, state) in shown.states.enumerated() where !entry.states.contains(state) {
        entry.states.append(state)
        entry.stateNames.append(Self.name(ofState: number, in: shown))
      }
      if let index { entries[index] = entry } else { entries.append(entry) }
    }
    return entries
  }

  /// Returns this content with the values of `old` wherever the new values differ from them only by
  /// dates that moved with the time: `Date() + 60` in a preview must not restart a running timer
  /// at each save.
  ///
  /// - Parameter seconds: The seconds between the two builds.
  package func keeping(_ old: PreviewContent, after seconds: Double) -> PreviewContent {
    var content = self
    for index in content.entries.indices {
      let entry = content.entries[index]
      guard let before = old.entry(like: entry, at: index) else { continue }
      let drift = TimeShiftComparison(seconds: seconds)
      if drift.isSame(before.attributes, entry.attributes) {
        content.entries[index].attributes = before.attributes
      }
      for (place, state) in entry.states.enumerated() where place < before.states.count {
        if drift.isSame(before.states[place], state) {
          content.entries[index].states[place] = before.states[place]
        }
      }
    }
    return content
  }

  /// Finds the entry that corresponds to one of another build: of the same type, and with the same
  /// preview name, else at the same index, else the first.
  private func entry(like entry: Entry, at index: Int) -> Entry? {
    let same = entries.filter { $0.attributesType == entry.attributesType }
    return same.first { $0.preview == entry.preview && $0.preview != nil }
      ?? (index < entries.count && entries[index].attributesType == entry.attributesType
        ? entries[index] : same.first)
  }

  /// Returns the index in this content of an entry that was selected before; 0 when it is gone.
  package func index(of entry: Entry, from index: Int) -> Int {
    if index < entries.count, entries[index].attributesType == entry.attributesType {
      return index
    }
    return entries.firstIndex { $0.attributesType == entry.attributesType } ?? 0
  }
}

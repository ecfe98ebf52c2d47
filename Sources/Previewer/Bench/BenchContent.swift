package import Foundation
package import HostProtocol

/// What can be looked at: the Live Activities of a widget, each with the states of its previews.
package struct BenchContent: Hashable, Sendable {
  /// One Live Activity with one set of attributes.
  package struct Entry: Hashable, Sendable {
    /// The name of the widget's type.
    package var widget: String
    package var attributesType: String
    /// What the source calls the preview; nil where there is none, or it has no name.
    package var preview: String?
    /// JSON in ActivityKit's default encoding, as the states.
    package var attributes: Data
    /// At least one.
    package var states: [Data]
    /// True when the values were made up from the types.
    package var isSample: Bool
    /// The preview shows them after their stale date.
    package var isStale = false
  }

  package private(set) var entries: [Entry] = []
  /// What the types of attributes and states look like.
  package private(set) var shapes: [HostDescription.Shapes] = []

  /// Widgets in the order of the sources, each with its previews. Previews of one activity in
  /// different presentations are one entry: the sheet shows all presentations anyway.
  package init(_ description: HostDescription) {
    shapes = description.shapes
    for widget in description.widgets {
      guard case .liveActivity(let type, _) = widget.kind else { continue }
      let previews = Self.previews(of: type, widget: widget.name, in: description)
      if !previews.isEmpty {
        entries += previews
      } else if let sample = description.samples.first(where: { $0.attributesType == type }) {
        entries.append(
          Entry(
            widget: widget.name, attributesType: type, attributes: sample.attributes,
            states: [sample.state], isSample: true))
      }
    }
  }

  private static func previews(
    of type: String, widget: String, in description: HostDescription
  ) -> [Entry] {
    var entries: [Entry] = []
    for preview in description.previews {
      guard case .activity(let activity) = preview.kind, activity.attributesType == type,
        !activity.states.isEmpty
      else { continue }
      let index = entries.firstIndex {
        $0.attributes == activity.attributes && $0.isStale == activity.isStale
      }
      if let index {
        entries[index].states += activity.states.filter { !entries[index].states.contains($0) }
      } else {
        var states: [Data] = []
        for state in activity.states where !states.contains(state) { states.append(state) }
        entries.append(
          Entry(
            widget: widget, attributesType: type, preview: preview.name,
            attributes: activity.attributes, states: states, isSample: false,
            isStale: activity.isStale))
      }
    }
    return entries
  }

  /// The same with the values of `old` wherever the new ones are those moved along with time:
  /// previews say `Date() + 60`, and a clock that runs goes on over a save.
  ///
  /// - Parameter seconds: that have passed between the two.
  package func keeping(_ old: BenchContent, after seconds: Double) -> BenchContent {
    var content = self
    for index in content.entries.indices {
      let entry = content.entries[index]
      guard let before = old.entry(like: entry, at: index) else { continue }
      let drift = ValueDrift(seconds: seconds)
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

  /// The entry that is this one in other sources: of the same type, and the same among them.
  private func entry(like entry: Entry, at index: Int) -> Entry? {
    let same = entries.filter { $0.attributesType == entry.attributesType }
    return same.first { $0.preview == entry.preview && $0.preview != nil }
      ?? (index < entries.count && entries[index].attributesType == entry.attributesType
        ? entries[index] : same.first)
  }

  /// Where what was looked at is to be found now.
  package func index(of entry: Entry, from index: Int) -> Int {
    if index < entries.count, entries[index].attributesType == entry.attributesType {
      return index
    }
    return entries.firstIndex { $0.attributesType == entry.attributesType } ?? 0
  }
}

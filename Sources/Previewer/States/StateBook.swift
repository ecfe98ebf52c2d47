package import ActivityModel
package import Foundation
package import HostProtocol

/// The states that one Live Activity is looked at in: those of its previews, else one made from
/// its type; the same filled in other ways; and what a person made of it.
package struct StateBook: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// `preview 1: On its way`, `typical`, `long`, `edited`.
    package var name: String
    package var attributes: JSONValue
    package var state: JSONValue
    package var isStale: Bool

    package init(name: String, attributes: JSONValue, state: JSONValue, isStale: Bool = false) {
      self.name = name
      self.attributes = attributes
      self.state = state
      self.isStale = isStale
    }
  }

  /// No preview and no sample; why.
  package struct Missing: Error, Hashable {
    package var attributesType: String
    package var reason: String
  }

  package let attributesType: String
  package let attributesShape: ValueShape
  package let stateShape: ValueShape
  package private(set) var entries: [Entry]
  package private(set) var index = 0

  private static let edited = "edited"

  /// - Parameter now: The date that presets set dates from.
  package init(
    of type: String, in description: HostDescription, now: Date
  ) throws(Missing) {
    let shapes = description.shapes.first { $0.attributesType == type }
    var entries = Self.previews(of: type, in: description)
    if entries.isEmpty,
      let sample = description.samples.first(where: { $0.attributesType == type }),
      let attributes = try? JSONValue(json: sample.attributes),
      let state = try? JSONValue(json: sample.state)
    {
      entries = [
        Entry(name: StatePreset.typical.rawValue, attributes: attributes, state: state)
      ]
    }
    guard let first = entries.first else {
      let reason = description.problems.first { $0.contains(type) } ?? "no preview, no sample"
      throw Missing(attributesType: type, reason: reason)
    }
    self.init(type, shapes, first: first, others: entries.dropFirst(), now: now)
  }

  /// The states of one preview, or of the sample that stands for it.
  package init(_ entry: BenchContent.Entry, _ shapes: HostDescription.Shapes?, now: Date) {
    let attributes = (try? JSONValue(json: entry.attributes)) ?? .record([:])
    let title = entry.preview ?? "preview"
    let entries = entry.states.enumerated().map { index, data in
      Entry(
        name: entry.isSample
          ? StatePreset.typical.rawValue
          : entry.states.count > 1 ? "\(title), state \(index + 1)" : title,
        attributes: attributes, state: (try? JSONValue(json: data)) ?? .record([:]),
        isStale: entry.isStale)
    }
    let nothing = Entry(
      name: StatePreset.typical.rawValue, attributes: attributes, state: .record([:]))
    self.init(
      entry.attributesType, shapes, first: entries.first ?? nothing,
      others: entries.dropFirst(), now: now)
  }

  private init(
    _ type: String, _ shapes: HostDescription.Shapes?, first: Entry, others: ArraySlice<Entry>,
    now: Date
  ) {
    attributesType = type
    attributesShape = shapes?.attributes ?? .free
    stateShape = shapes?.state ?? .free
    entries = [first] + others
    for preset in StatePreset.allCases where preset != .typical {
      entries.append(
        Entry(
          name: preset.rawValue,
          attributes: preset.fill(first.attributes, of: attributesShape, now: now),
          state: preset.fill(first.state, of: stateShape, now: now), isStale: first.isStale))
    }
  }

  /// Each once, although previews of several presentations tend to share their states.
  private static func previews(of type: String, in description: HostDescription) -> [Entry] {
    var entries: [Entry] = []
    var number = 0
    for preview in description.previews {
      guard case .activity(let activity) = preview.kind, activity.attributesType == type,
        let attributes = try? JSONValue(json: activity.attributes)
      else { continue }
      number += 1
      for (index, data) in activity.states.enumerated() {
        guard let state = try? JSONValue(json: data) else { continue }
        var name = "preview \(number)"
        if let title = preview.name { name += ": \(title)" }
        if activity.states.count > 1 {
          name += preview.name == nil ? ": state \(index + 1)" : ", state \(index + 1)"
        }
        let entry = Entry(
          name: name, attributes: attributes, state: state, isStale: activity.isStale)
        let isKnown = entries.contains {
          $0.attributes == attributes && $0.state == state && $0.isStale == entry.isStale
        }
        if !isKnown { entries.append(entry) }
      }
    }
    return entries
  }

  package var current: Entry { entries[index] }

  /// `[` is -1, `]` is 1; behind the last one comes the first.
  package mutating func step(by count: Int) {
    index = ((index + count) % entries.count + entries.count) % entries.count
  }

  package mutating func choose(_ preset: StatePreset) {
    index = entries.firstIndex { $0.name == preset.rawValue } ?? 0
  }

  /// Goes to a state by its name, or by its number counted from 1; false when there is none.
  package mutating func choose(named name: String) -> Bool {
    let found =
      entries.firstIndex { $0.name == name }
      ?? Int(name).flatMap { entries.indices.contains($0 - 1) ? $0 - 1 : nil }
      ?? (StatePreset(rawValue: name) == .typical ? 0 : nil)
    guard let found else { return false }
    index = found
    return true
  }

  /// Makes or changes the state that is called "edited", and goes to it.
  package mutating func edit(attributes: JSONValue, state: JSONValue) {
    let entry = Entry(
      name: Self.edited, attributes: attributes, state: state, isStale: current.isStale)
    if let place = entries.firstIndex(where: { $0.name == Self.edited }) {
      entries[place] = entry
      index = place
    } else {
      entries.append(entry)
      index = entries.count - 1
    }
  }

  /// After the source was changed: stays where `old` was, and keeps what was edited where it
  /// still fits the type. Says what could not be kept.
  package mutating func carry(over old: StateBook) -> ShapeCheck.Finding? {
    guard old.attributesType == attributesType else { return nil }
    if old.attributesShape == attributesShape, old.stateShape == stateShape,
      entries[0].name == StatePreset.typical.rawValue, old.entries[0].name == entries[0].name
    {
      // Made from the same type: the dates go on.
      self = old
      return nil
    }
    var lost: ShapeCheck.Finding?
    if let edited = old.entries.first(where: { $0.name == Self.edited }) {
      let findings =
        ShapeCheck(edited.attributes, of: attributesShape, at: ["attributes"]).findings
        + ShapeCheck(edited.state, of: stateShape, at: ["content-state"]).findings
      lost = findings.first(where: \.isError)
      if lost == nil { entries.append(edited) }
    }
    index = entries.firstIndex { $0.name == old.current.name } ?? min(old.index, entries.count - 1)
    return lost
  }

  package var meter: PayloadMeter {
    PayloadMeter(
      attributes: current.attributes, state: current.state,
      limit: SystemLimits.standard.contentBytes)
  }
}

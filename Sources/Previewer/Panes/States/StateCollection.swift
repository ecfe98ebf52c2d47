package import ActivityModel
package import Foundation
package import HostProtocol

/// The states in which one Live Activity can be shown: those of its previews, or a sample generated
/// from its type; the presets filled from the first of them; and the edited state.
package struct StateCollection: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// Such as `preview 1: On its way`, `typical`, `long` or `edited`.
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

  /// The error when there is neither a preview nor a sample, with the reason.
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

  /// Collects the states of all previews of an attributes type.
  ///
  /// - Parameter now: The date that presets set dates relative to.
  /// - Throws: `Missing` when the type has neither a preview nor a sample.
  package init(
    of type: String, in description: HostDescription, now: Date
  ) throws(Missing) {
    let shapes = description.shapes.first { $0.attributesType == type }
    let entries = Self.entries(of: type, in: description)
    guard let first = entries.first else {
      throw Missing(attributesType: type, reason: description.reasonForNoState(of: type))
    }
    self.init(type, shapes, first: first, others: entries.dropFirst(), now: now)
  }

  /// Collects the states of one preview, or of the sample that replaces it.
  package init(_ entry: PreviewContent.Entry, _ shapes: HostDescription.Shapes?, now: Date) {
    let attributes = (try? JSONValue(json: entry.attributes)) ?? .record([:])
    let entries = entry.states.enumerated().map { index, data in
      Entry(
        name: index < entry.stateNames.count ? entry.stateNames[index] : "state \(index + 1)",
        attributes: attributes, state: (try? JSONValue(json: data)) ?? .record([:]),
        isStale: entry.isStale)
    }
    let nothing = Entry(
      name: StatePreset.typical.rawValue, attributes: attributes, state: .record([:]))
    self.init(
      entry.attributesType, shapes, first: entries.first ?? nothing,
      others: entries.dropFirst(), now: now)
  }

  /// For a state of a file, of a type of which none can be generated: one that is empty, beside the
  /// attributes of the sample where there are any.
  package init(withoutStateOf type: String, in description: HostDescription, now: Date) {
    let sample = description.samples.first { $0.attributesType == type }
    let attributes = sample.flatMap { try? JSONValue(json: $0.attributes) } ?? .record([:])
    let empty = Entry(
      name: StatePreset.typical.rawValue, attributes: attributes, state: .record([:]))
    self.init(type, nil, first: empty, others: [], now: now)
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

  /// The distinct states of the previews, or the sample: previews of several presentations often
  /// share states.
  private static func entries(of type: String, in description: HostDescription) -> [Entry] {
    var entries: [Entry] = []
    for shown in description.shownStates(of: type) {
      guard let attributes = try? JSONValue(json: shown.attributes) else { continue }
      for (index, data) in shown.states.enumerated() {
        guard let state = try? JSONValue(json: data) else { continue }
        let entry = Entry(
          name: name(ofState: index, in: shown), attributes: attributes, state: state,
          isStale: shown.isStale)
        let isKnown = entries.contains {
          $0.attributes == attributes && $0.state == state && $0.isStale == entry.isStale
        }
        if !isKnown { entries.append(entry) }
      }
    }
    return entries
  }

  private static func name(
    ofState index: Int, in shown: HostDescription.ShownStates
  ) -> String {
    let (title, number): (String?, Int)
    switch shown.origin {
    case .sample: return StatePreset.typical.rawValue
    case .declared(let names): return names[index]
    case .preview(let name, let place): (title, number) = (name, place)
    }
    var name = "preview \(number)"
    if let title { name += ": \(title)" }
    if shown.states.count > 1 {
      name += title == nil ? ": state \(index + 1)" : ", state \(index + 1)"
    }
    return name
  }

  package var current: Entry { entries[index] }

  /// Moves by `count` states, wrapping around.
  package mutating func step(by count: Int) {
    index = ((index + count) % entries.count + entries.count) % entries.count
  }

  /// Selects a preset; the first state when there is no entry of its name.
  package mutating func choose(_ preset: StatePreset) {
    index = entries.firstIndex { $0.name == preset.rawValue } ?? 0
  }

  /// Selects a state by its name, or by its number from 1; false when there is none.
  package mutating func choose(named name: String) -> Bool {
    let found =
      entries.firstIndex { $0.name == name }
      ?? Int(name).flatMap { entries.indices.contains($0 - 1) ? $0 - 1 : nil }
      ?? (StatePreset(rawValue: name) == .typical ? 0 : nil)
    guard let found else { return false }
    index = found
    return true
  }

  /// Stores the edited state under the name "edited", and selects it.
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

  /// Adopts the selection and the edited state of `old`, the collection from before a reload.
  ///
  /// - Returns: The reason why the edited state no longer fits the type; nil when it was kept or
  ///   there was none.
  package mutating func adopt(from old: StateCollection) -> PushFinding? {
    guard old.attributesType == attributesType else { return nil }
    if old.attributesShape == attributesShape, old.stateShape == stateShape,
      entries[0].name == StatePreset.typical.rawValue, old.entries[0].name == entries[0].name
    {
      // Generated from unchanged types: the old values keep running timers going.
      self = old
      return nil
    }
    var lost: PushFinding?
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

  /// The size of the current state against the limit of a push.
  package var meter: PayloadMeter {
    PayloadMeter(
      attributes: current.attributes, state: current.state,
      limit: SystemLimits.standard.contentBytes)
  }
}

package import Foundation

extension HostDescription {
  /// Attributes and states in which a widget can be shown.
  package struct ShownStates: Hashable, Sendable {
    package enum Origin: Hashable, Sendable {
      /// A preview, with its name and its number among the previews of the type, from 1.
      case preview(name: String?, number: Int)
      /// Static properties of the content state's type, with their names.
      case declared(names: [String])
      /// Values generated from the types.
      case sample
    }

    package var origin: Origin
    /// JSON in ActivityKit's default encoding, as are the states.
    package var attributes: Data
    /// Never empty.
    package var states: [Data]
    /// True when the states are shown after their stale date.
    package var isStale: Bool
  }

  /// Returns what the widgets of an attributes type are shown in: its previews with states, in the
  /// order of declaration, else the states that its author has declared, else a generated one;
  /// empty: none exists.
  ///
  /// This is the one rule for all commands. Where one state is shown it is the first state of the
  /// first element.
  package func shownStates(of attributesType: String) -> [ShownStates] {
    let previews = previews.compactMap { preview in
      if case .activity(let activity) = preview.kind, activity.attributesType == attributesType {
        (name: preview.name, activity: activity)
      } else {
        nil
      }
    }
    let shown = previews.enumerated().filter { !$0.element.activity.states.isEmpty }
      .map { index, preview in
        ShownStates(
          origin: .preview(name: preview.name, number: index + 1),
          attributes: preview.activity.attributes, states: preview.activity.states,
          isStale: preview.activity.isStale)
      }
    guard shown.isEmpty else { return shown }
    return samples.filter { $0.attributesType == attributesType && !$0.states.isEmpty }.prefix(1)
      .map { sample in
        let names = sample.states.compactMap(\.name)
        return ShownStates(
          origin: names.isEmpty ? .sample : .declared(names: names),
          attributes: sample.attributes, states: sample.states.map(\.json), isStale: false)
      }
  }

  /// Returns why there is no state to show a type in.
  package func reasonForNoState(of attributesType: String) -> String {
    problems.first { $0.contains(attributesType) } ?? "no preview, no sample"
  }
}

package import Foundation

extension HostDescription {
  /// Attributes and states in which a widget can be shown.
  package struct ShownStates: Hashable, Sendable {
    package enum Origin: Hashable, Sendable {
      /// A preview, with its name and its number among the previews of the type, from 1.
      case preview(name: String?, number: Int)
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
  /// order of declaration, else its sample; empty: neither exists.
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
    return samples.filter { $0.attributesType == attributesType }.prefix(1).map {
      ShownStates(
        origin: .sample, attributes: $0.attributes, states: [$0.state], isStale: false)
    }
  }

  /// Returns why there is no state to show a type in.
  package func reasonForNoState(of attributesType: String) -> String {
    problems.first { $0.contains(attributesType) } ?? "no preview, no sample"
  }
}

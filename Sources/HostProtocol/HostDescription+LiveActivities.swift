package import ViewArchive

extension HostDescription {
  /// A widget that is a Live Activity.
  package struct LiveActivity: Hashable, Sendable {
    /// The name of the widget's type.
    package var name: String
    package var attributesType: String
    /// The presentations that it declares.
    package var presentations: [ArchivePart]
  }

  /// The widgets that are Live Activities, in the order of declaration.
  package var liveActivities: [LiveActivity] {
    widgets.compactMap { widget in
      guard case .liveActivity(let type, let presentations) = widget.kind else { return nil }
      return LiveActivity(name: widget.name, attributesType: type, presentations: presentations)
    }
  }

  /// The message for widgets without a Live Activity, with the names of the others; nil: there is
  /// one.
  package var noLiveActivityMessage: String? {
    guard liveActivities.isEmpty else { return nil }
    guard !widgets.isEmpty else { return "declares no widget" }
    return "declares no Live Activity; not one: "
      + widgets.map(\.name).joined(separator: ", ")
  }
}

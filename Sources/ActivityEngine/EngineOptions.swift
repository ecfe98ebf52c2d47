package import ActivityModel

/// How the engine behaves where systems differ, or where Apple says nothing and sources disagree.
package struct EngineOptions: Codable, Hashable, Sendable {
  /// Which of the two newest apps has the attached place.
  package enum AttachRule: String, Codable, Hashable, Sendable, CaseIterable {
    /// The one that started or alerted last (presentations.md §2.1).
    case newest
    /// The one whose activity started earlier (activitykit.md §3 rule 6).
    case earliest
  }

  /// Two activities of one app may form the pair: seen on iOS 26.2.1, against the documentation
  /// (presentations.md §2.1 rule 3).
  package var sameAppMayFillBothPlaces: Bool
  package var attachRule: AttachRule
  package var systemVersion: SystemVersion
  /// Reports on what a reboot does conflict (activitykit.md §2.3).
  package var rebootClearsActivities: Bool

  package init(
    sameAppMayFillBothPlaces: Bool = true, attachRule: AttachRule = .newest,
    systemVersion: SystemVersion = SystemVersion(27), rebootClearsActivities: Bool = false
  ) {
    self.sameAppMayFillBothPlaces = sameAppMayFillBothPlaces
    self.attachRule = attachRule
    self.systemVersion = systemVersion
    self.rebootClearsActivities = rebootClearsActivities
  }

  /// Live Activities came with iOS 16.1 (activitykit.md §1.1).
  var hasActivities: Bool { systemVersion >= SystemVersion(16, 1) }

  /// Compact and minimal views came to landscape with iOS 27 (presentations.md §2.2 T23, T24).
  var showsIslandInLandscape: Bool { systemVersion >= SystemVersion(27) }
}

extension EngineOptions {
  /// Every option by name, for flags and the configuration file.
  package static var settings: [Setting<EngineOptions>] {
    [
      .isOn("sameAppMayFillBothPlaces", \.sameAppMayFillBothPlaces),
      Setting(
        "attachRule", wants: AttachRule.allCases.map(\.rawValue).joined(separator: " or "),
        read: { $0.attachRule.rawValue },
        write: { options, text in
          guard let rule = AttachRule(rawValue: text) else { return false }
          options.attachRule = rule
          return true
        }),
      Setting(
        "systemVersion", wants: "a version such as 27 or 26.2",
        read: { $0.systemVersion.description },
        write: { options, text in
          guard let version = SystemVersion(text) else { return false }
          options.systemVersion = version
          return true
        }),
      .isOn("rebootClearsActivities", \.rebootClearsActivities),
    ]
  }

  /// `set("systemVersion", to: "26.2")`; other options stay as they are.
  package mutating func set(_ name: String, to text: String) throws(SettingError) {
    try Setting.set(name, to: text, in: &self, of: Self.settings)
  }
}

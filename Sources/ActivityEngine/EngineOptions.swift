package import ActivityModel

/// Behaviour that differs between systems, or that Apple does not document and sources disagree on.
package struct EngineOptions: Codable, Hashable, Sendable {
  /// The rule that decides which of the activities that have a place is attached.
  package enum AttachRule: String, Codable, Hashable, Sendable, CaseIterable {
    /// The app that started or alerted last (ORDER-5).
    case newest
    /// The app whose activity started earlier (ORDER-5).
    case earliest
  }

  /// True when two activities of one app may form the pair: observed on iOS 26.2.1, contrary to the
  /// documentation (ORDER-3).
  package var sameAppMayFillBothPlaces: Bool
  package var attachRule: AttachRule
  package var systemVersion: SystemVersion
  /// True when a reboot removes all activities; reports conflict (LIFE-14).
  package var rebootClearsActivities: Bool

  package init(
    sameAppMayFillBothPlaces: Bool = true, attachRule: AttachRule = .earliest,
    systemVersion: SystemVersion = .newest, rebootClearsActivities: Bool = false
  ) {
    self.sameAppMayFillBothPlaces = sameAppMayFillBothPlaces
    self.attachRule = attachRule
    self.systemVersion = systemVersion
    self.rebootClearsActivities = rebootClearsActivities
  }

  /// True from iOS 16.1 on, which introduced Live Activities (LIFE-5).
  var hasActivities: Bool { systemVersion >= SystemVersion(16, 1) }

  /// True from iOS 27 on, which shows compact and minimal views in landscape too (GESTURE-23,
  /// GESTURE-24).
  var showsIslandInLandscape: Bool { systemVersion >= SystemVersion(27) }
}

extension EngineOptions {
  /// Every option by name, for flags and the configuration file.
  package static var settings: [Setting<EngineOptions>] {
    [
      .isOn("sameAppMayFillBothPlaces", \.sameAppMayFillBothPlaces),
      Setting(
        "attachRule", expected: AttachRule.allCases.map(\.rawValue).joined(separator: " or "),
        read: { $0.attachRule.rawValue },
        write: { options, text in
          guard let rule = AttachRule(rawValue: text) else { return false }
          options.attachRule = rule
          return true
        }),
      Setting(
        "systemVersion", expected: "a version such as 27 or 26.2",
        read: { $0.systemVersion.description },
        write: { options, text in
          guard let version = SystemVersion(text) else { return false }
          options.systemVersion = version
          return true
        }),
      .isOn("rebootClearsActivities", \.rebootClearsActivities),
    ]
  }

  /// Sets one option by name, as in `set("systemVersion", to: "26.2")`.
  ///
  /// - Throws: `SettingError` when there is no such option or the text is malformed.
  package mutating func set(_ name: String, to text: String) throws(SettingError) {
    try Setting.set(name, to: text, in: &self, of: Self.settings)
  }
}

import ActivityModel
import Foundation
import Testing

/// Every number of `SystemLimits` by name, and how it is set.
struct SettingTests {
  /// activitykit.md §2.1, presentations.md §2.2 T8, push.md §7.
  @Test(
    arguments: [
      ("activeDuration", "8h"), ("lingerDuration", "4h"), ("contentBytes", "4096"),
      ("activitiesPerApp", "5"), ("activitiesPerDevice", "16"), ("alertDuration", "4s"),
      ("timestampTolerance", "1m"), ("timestampLead", "8h"), ("pushes", "16"),
      ("frequentPushes", "240"), ("pushStarts", "10"), ("budgetWindow", "1h"),
    ])
  func standardLimitIs(name: String, text: String) throws {
    let setting = try #require(SystemLimits.settings.first { $0.name == name })
    #expect(setting.read(.standard) == text)
  }

  /// A limit without a name could not be set.
  @Test func everyLimitHasAName() {
    let properties = Mirror(reflecting: SystemLimits.standard).children.compactMap(\.label)
    #expect(properties.sorted() == SystemLimits.settings.map(\.name).sorted())
  }

  @Test(arguments: SystemLimits.settings.map(\.name))
  func limitIsSetByNameAndNothingElseChanges(name: String) throws {
    var limits = SystemLimits.standard
    try limits.set(name, to: "30")
    for setting in SystemLimits.settings {
      let before = setting.read(.standard)
      let after = setting.read(limits)
      #expect(setting.name == name ? after != before && after.hasPrefix("30") : after == before)
    }
  }

  @Test(arguments: ["activeDuration", "active-duration", "ACTIVE_DURATION"])
  func spellingOfTheNameIsForgiven(name: String) throws {
    var limits = SystemLimits.standard
    try limits.set(name, to: "30s")
    #expect(limits.activeDuration == 30)
  }

  @Test(
    arguments: [
      (
        "activeDuratoin", "30s",
        "there is no setting 'activeDuratoin'; did you mean 'activeDuration'?"
      ),
      (
        "xyz", "1",
        "there is no setting 'xyz'; available: activeDuration, lingerDuration, contentBytes, "
          + "activitiesPerApp, activitiesPerDevice, alertDuration, timestampTolerance, "
          + "timestampLead, pushes, frequentPushes, pushStarts, budgetWindow"
      ),
      (
        "active-duration", "soon",
        "'soon' is no value for 'activeDuration'; expected a duration such as 30s, 5m or 8h"
      ),
      ("pushes", "-1", "'-1' is no value for 'pushes'; expected a whole number, 0 or more"),
      ("pushes", "1.5", "'1.5' is no value for 'pushes'; expected a whole number, 0 or more"),
    ])
  func wrongSettingSaysWhatIsWrong(name: String, value: String, message: String) {
    var limits = SystemLimits.standard
    do throws(SettingError) {
      try limits.set(name, to: value)
      Issue.record("\(name) was set")
    } catch {
      #expect(SettingMessage.text(for: error) == message)
    }
    #expect(limits == .standard)
  }

  @Test(
    arguments: [
      ("90", 90), ("90s", 90), ("5m", 300), ("5min", 300), ("8h", 28_800), ("1h30m", 5_400),
      ("2d", 172_800), ("250ms", 0.25), ("1.5h", 5_400), ("0", 0), (".5s", 0.5),
      ("", nil), ("h", nil), ("5x", nil), ("-5s", nil), ("5 m", nil), ("nan", nil), ("inf", nil),
      ("1e999", nil), ("5m3", nil), ("0x10", nil),
    ] as [(String, Double?)])
  func durationsAreRead(text: String, seconds: Double?) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(
    arguments: [
      (0, "0s", "moments"), (0.25, "0.25s", "moments"), (42, "42s", "42 s"), (60, "1m", "1 min"),
      (5_430, "1h30m30s", "1 h"), (90_000, "1d1h", "1 d"),
    ] as [(Double, String, String)])
  func durationsAreWritten(seconds: Double, exact: String, short: String) {
    #expect(DurationText.exact(seconds) == exact)
    #expect(DurationText.seconds(exact) == seconds)
    #expect(DurationText.short(seconds) == short)
  }

  @Test(
    arguments: [
      ("27", SystemVersion(27)), ("26.2", SystemVersion(26, 2)), ("16.1", SystemVersion(16, 1)),
      ("", nil), ("27.", nil), (".1", nil), ("1.2.3", nil), ("-1", nil), ("x", nil),
    ] as [(String, SystemVersion?)])
  func versionsAreRead(text: String, version: SystemVersion?) {
    #expect(SystemVersion(text) == version)
  }
}

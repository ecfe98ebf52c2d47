import ActivityEngine
import ActivityModel
import Testing

struct EngineOptionsTests {
  @Test(
    arguments: [
      ("same-app-may-fill-both-places", "off", EngineOptions(sameAppMayFillBothPlaces: false)),
      ("attachRule", "earliest", EngineOptions(attachRule: .earliest)),
      ("system-version", "26.2", EngineOptions(systemVersion: SystemVersion(26, 2))),
      ("rebootClearsActivities", "on", EngineOptions(rebootClearsActivities: true)),
    ])
  func optionIsSetByName(name: String, value: String, options: EngineOptions) throws {
    var changed = EngineOptions()
    try changed.set(name, to: value)
    #expect(changed == options)
    for setting in EngineOptions.settings {
      var copy = EngineOptions()
      try copy.set(setting.name, to: setting.read(options))
      #expect(setting.read(copy) == setting.read(options))
    }
  }

  @Test(
    arguments: [
      ("atachRule", "newest", "there is no setting 'atachRule'; did you mean 'attachRule'?"),
      (
        "attachRule", "oldest", "'oldest' is no value for 'attachRule'; expected newest or earliest"
      ),
      (
        "systemVersion", "new",
        "'new' is no value for 'systemVersion'; expected a version such as 27 or 26.2"
      ),
      (
        "rebootClearsActivities", "yes",
        "'yes' is no value for 'rebootClearsActivities'; expected on or off"
      ),
    ])
  func wrongOptionSaysWhatIsWrong(name: String, value: String, message: String) {
    var options = EngineOptions()
    do throws(SettingError) {
      try options.set(name, to: value)
      Issue.record("\(name) was set")
    } catch {
      #expect(SettingMessage.text(for: error) == message)
    }
  }
}

import AppIntents
import Foundation
import Testing

struct IntentTests {
  private struct PauseIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Pause"

    @Parameter(title: "Minutes") var minutes: Int

    init() {}

    init(minutes: Int) { self.minutes = minutes }

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func sameTypeAndParametersHaveTheSameName() {
    let first = IntentIdentity.text(of: PauseIntent(minutes: 5))
    #expect(first == IntentIdentity.text(of: PauseIntent(minutes: 5)))
    #expect(first != IntentIdentity.text(of: PauseIntent(minutes: 6)))
    #expect(first.hasSuffix("PauseIntent(minutes=5)"))
  }

  @Test func differentTypesHaveDifferentNames() {
    #expect(
      IntentIdentity.text(of: PlainIntent()) != IntentIdentity.text(of: PauseIntent(minutes: 1)))
  }

  @Test func parameterKeepsWhatItWasGiven() async throws {
    let intent = PauseIntent(minutes: 7)
    #expect(intent.minutes == 7)
    _ = try await intent.perform()
  }

  @Test func defaultsAreApples() {
    #expect(PlainIntent.openAppWhenRun == false)
    #expect(String(localized: PlainIntent.title) == "Plain")
  }

  @Test func resourceReadsAsItsText() {
    let plain: LocalizedStringResource = "plain"
    let filled: LocalizedStringResource = "n \(3)"
    #expect(String(localized: plain) == "plain")
    #expect(String(localized: filled) == "n 3")
  }

  @Test func keysHaveASpecifierForEachInterpolation() {
    let resource = LocalizedStringResource("\(5) of \("x"), \(1.5, specifier: "%.1f") at 5%")
    #expect(resource.key == "%lld of %@, %.1f at 5%%")
    #expect(LocalizedStringResource("100%").key == "100%")
  }
}

import Foundation
import Testing

@testable import FoundationAdditions

struct DoubleLengthTests {
  private func doubled<Value>(_ make: () -> Value) -> Value {
    DoubleLength.$isOn.withValue(true, operation: make)
  }

  @Test func aTextOfTheAppIsThereTwice() {
    #expect(String(localized: "Ready") == "Ready")
    #expect(doubled { String(localized: "Ready") } == "Ready Ready")
    #expect(doubled { LocalizedStringResource("\(3) cups").text } == "3 cups 3 cups")
    #expect(doubled { String(localized: "k", defaultValue: "Done") } == "Done Done")
  }

  /// Nothing of it is for a translator.
  @Test func whatComesWithTheStateStays() {
    let name = "Anna"
    #expect(doubled { String(localized: "\(name)") } == "Anna")
    #expect(doubled { String(localized: "\(3) / \(4)") } == "3 / 4")
  }

  @Test(arguments: [
    ("Ready", "Ready Ready"), ("%@ is late", "%1$@ is late %1$@ is late"),
    ("%d of %d%% done", "%1$d of %2$d%% done %1$d of %2$d%% done"),
    ("%2$@ before %1$@", "%2$@ before %1$@ %2$@ before %1$@"), ("%@", "%@"),
    ("%#@cups@ left", "%#@cups@ left"), ("100 %", "100 %"),
  ])
  func aFormatKeepsItsArguments(_ format: String, _ twice: String) {
    let text = doubled { _localizedString(format, bundle: .main, comment: "") }
    #expect(text == twice)
  }

  /// It is written with the arguments it was made for.
  @Test func aFormatCanBeWritten() {
    let format = doubled { _localizedString("%@: %d", bundle: .main, comment: "") }
    #expect(format == "%@: %d")
    let sentence = doubled { _localizedString("%@ in %d min", bundle: .main, comment: "") }
    #expect(String(format: sentence, "Tea", 3) == "Tea in 3 min Tea in 3 min")
  }
}

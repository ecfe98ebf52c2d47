import Foundation
import Testing

@testable import FoundationAdditions

/// What a widget's sources get in place of Foundation's formatters.
struct DeviceLocaleTests {
  private static let date = Date(timeIntervalSince1970: 1_735_724_460)

  /// Returns what `make` makes on a phone with the locale.
  private func on<Value>(_ locale: String, _ make: () -> Value) -> Value {
    AppBundle.$locale.withValue(Locale(identifier: locale), operation: make)
  }

  @Test func formatsWithoutALocaleAreInThePhones() {
    let number = on("de_DE") { FloatingPointFormatStyle<Double>()._onDevice.format(1234.5) }
    #expect(number == "1.234,5")
    let date = on("de_DE") {
      Date.FormatStyle(timeZone: .gmt).weekday(.wide)._onDevice.format(Self.date)
    }
    #expect(date == "Mittwoch")
    let list = on("de_DE") { ["a", "b"].formatted(.list(type: .and)._onDevice) }
    #expect(list == "a und b")
  }

  @Test func aLocaleOfItsOwnIsKept() {
    let british = Locale(identifier: "en_GB")
    let number = on("de_DE") {
      FloatingPointFormatStyle<Double>(locale: british)._onDevice.format(1234.5)
    }
    #expect(number == "1,234.5")
  }

  @Test func aFormatterFollowsThePhone() {
    let dates = _DeviceDateFormatter()
    dates.dateStyle = .long
    dates.timeZone = .gmt
    #expect(on("en_US") { dates.string(from: Self.date) } == "January 1, 2025")
    #expect(on("de_DE") { dates.string(from: Self.date) } == "1. Januar 2025")
    dates.locale = Locale(identifier: "fr_FR")
    #expect(on("de_DE") { dates.string(from: Self.date) } == "1 janvier 2025")
    let numbers = _DeviceNumberFormatter()
    numbers.numberStyle = .currency
    #expect(on("en_US") { numbers.string(from: 3.5) } == "$3.50")
    #expect(on("en_US") { numbers.number(from: "$3.50") } == 3.5)
    #expect(on("de_DE") { numbers.string(from: 3.5) } == "3,50\u{a0}€")
  }

  @Test func aCopyOfAFormatterIsOne() throws {
    let dates = _DeviceDateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = .gmt
    let copy = try #require(dates.copy() as? _DeviceDateFormatter)
    #expect(copy.string(from: Self.date) == "2025")
    let numbers = _DeviceNumberFormatter()
    numbers.numberStyle = .decimal
    numbers.minimumFractionDigits = 2
    let other = try #require(numbers.copy() as? _DeviceNumberFormatter)
    #expect(on("de_DE") { other.string(from: 1234.5) } == "1.234,50")
  }

  @Test func theFunctionsOfTheClassesFollowThePhone() {
    let date = on("de_DE") {
      _DeviceDateFormatter.localizedString(from: Self.date, dateStyle: .long, timeStyle: .none)
    }
    #expect(date == "1. Januar 2025")
    #expect(
      on("de_DE") { _DeviceNumberFormatter.localizedString(from: 1234.5, number: .decimal) }
        == "1.234,5")
  }

  @Test func measurementsAreInTheUsualUnit() {
    let way = Measurement(value: 4.82, unit: UnitLength.kilometers)
    #expect(on("en_US") { way.formatted() } == "3 mi")
    #expect(on("de_DE") { way.formatted() } == "4,8 km")
    let formatter = MeasurementFormatter()
    #expect(
      on("en_US") {
        formatter.locale = ._device; return formatter.string(from: way)
      } == "2.995 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(on("en_US") { formatter.string(from: way) } == "4.82 kilometers")
    let degrees = MeasurementFormatter()
    degrees.unitOptions = .temperatureWithoutUnit
    degrees.numberFormatter.maximumFractionDigits = 0
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(on("en_US") { degrees.string(from: warm) } == "68°")
  }

  @Test func theCalendarIsTheLocales() {
    #expect(on("en_US") { Calendar._device.firstWeekday } == 1)
    #expect(on("de_DE") { Calendar._device.firstWeekday } == 2)
  }
}

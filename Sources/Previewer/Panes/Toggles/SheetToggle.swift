package import ActivityModel
import CellRaster
import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// A setting of the phone or of the drawing that a key changes and a flag sets by name.
///
/// The keys are capitals and punctuation: lower-case letters are commands, on the sheet and in the
/// zoomed preview.
package struct SheetToggle {
  package let key: Character
  /// The key for the previous value; nil when there is none.
  package let backKey: Character?
  /// The name shown to the user.
  package let title: String
  /// What the keys change, for the page Keys of the documentation.
  package let sentence: String
  /// Reads and writes the value as text; the flag of `island preview` is `--name`.
  package let setting: Setting<SheetChoices>
  /// Changes the choices to the next value if the second argument is true, else to the previous
  /// one.
  package let step: (inout SheetChoices, Bool) -> Void

  private init(
    _ key: Character, back: Character? = nil, _ title: String, _ sentence: String?,
    _ setting: Setting<SheetChoices>, step: @escaping (inout SheetChoices, Bool) -> Void
  ) {
    self.key = key
    backKey = back
    self.title = title
    self.sentence = sentence ?? title
    self.setting = setting
    self.step = step
  }

  /// Returns whether a key changes where on the phone an activity is shown.
  package static func isAboutPhone(_ key: Character) -> Bool { "dDFKWH".contains(key) }

  /// The keys of all toggles.
  package static let keys = Set(all.flatMap { [$0.key, $0.backKey].compactMap { $0 } })

  /// Returns the settings that are not the default, as `text size accessibility1`; the device and the
  /// theme are seen anyway.
  package static func changed(in choices: SheetChoices) -> [String] {
    var usual = choices
    usual.settings = SheetSettings()
    usual.settings.timeZone = TimeZone.current.identifier
    return all.filter { !["device", "theme", "color"].contains($0.setting.name) }
      .compactMap { toggle in
        let value = toggle.setting.read(choices)
        guard value != toggle.setting.read(usual) else { return nil }
        return switch value {
        case "on": toggle.title
        case "off": "not \(toggle.title)"
        default: toggle.names(value) ? value : "\(toggle.title) \(value)"
        }
      }
  }

  /// True when a value says what it is without the title.
  private func names(_ value: String) -> Bool {
    ["appearance", "rtl", "locale", "time-zone"].contains(setting.name)
  }

  package var flag: String { "--\(setting.name)" }

  /// Changes the toggle of a key; returns its title and new value, or nil for an unknown key.
  package static func change(_ key: Character, in choices: inout SheetChoices) -> String? {
    for toggle in all where key == toggle.key || key == toggle.backKey {
      toggle.step(&choices, key == toggle.key)
      return "\(toggle.title): \(toggle.setting.read(choices))"
    }
    return nil
  }

  /// Sets a toggle by name, as `set("device", to: "iphone-se")`; a device may also be given by its
  /// dimensions.
  ///
  /// - Throws: `SettingError` when the name or the value is unknown.
  package static func set(
    _ name: String, to text: String, in choices: inout SheetChoices
  ) throws(SettingError) {
    try Setting.set(name, to: text, in: &choices, of: all.map(\.setting))
  }

  // MARK: Kinds

  private static func isOn(
    _ key: Character, _ title: String, _ name: String,
    _ path: WritableKeyPath<SheetChoices, Bool>, sentence: String? = nil
  ) -> SheetToggle {
    SheetToggle(key, title, sentence, .isOn(name, path)) { choices, _ in
      choices[keyPath: path].toggle()
    }
  }

  /// Makes a toggle that cycles through a list of values.
  ///
  /// - Parameters:
  ///   - sentence: What the keys change; nil: the title says it.
  ///   - expected: A description of the allowed values for error messages; nil: the values are listed.
  ///   - stops: True to stop at both ends of the list instead of wrapping around.
  ///   - other: Parses values that are not in the list; nil when the text is invalid.
  private static func oneOf<Value: Equatable>(
    _ key: Character, back: Character? = nil, _ title: String, _ name: String,
    _ path: WritableKeyPath<SheetChoices, Value>,
    of values: @escaping (SheetChoices) -> [Value],
    as text: @escaping (Value) -> String, sentence: String? = nil, expected: String? = nil,
    stops: Bool = false,
    other: @escaping (String) -> Value? = { _ in nil }
  ) -> SheetToggle {
    let setting = Setting<SheetChoices>(
      name, expected: expected ?? values(SheetChoices()).map(text).joined(separator: ", "),
      read: { text($0[keyPath: path]) },
      write: { choices, word in
        let known = values(choices).first { text($0).lowercased() == word.lowercased() }
        guard let value = known ?? other(word) else { return false }
        choices[keyPath: path] = value
        return true
      })
    return SheetToggle(key, back: back, title, sentence, setting) { choices, forwards in
      let values = values(choices)
      guard !values.isEmpty else { return }
      let here = values.firstIndex(of: choices[keyPath: path])
      let next = here.map { $0 + (forwards ? 1 : -1) } ?? 0
      choices[keyPath: path] =
        stops
        ? values[min(max(next, 0), values.count - 1)]
        : values[(next + values.count) % values.count]
    }
  }

  // MARK: The list

  package static var all: [SheetToggle] {
    [
      oneOf(
        "d", back: "D", "device", "device", \.settings.device, of: { _ in DeviceCatalog.all },
        as: \.id, sentence: "the next device, the previous",
        expected: "a device such as iphone-16-pro, or its numbers: 402x874,island=small",
        other: DeviceCatalog.custom),
      oneOf(
        "L", "appearance", "appearance", \.settings.appearance, of: { _ in [.light, .dark] },
        as: \.rawValue, sentence: "light or dark appearance"),
      isOn("O", "always-on", "always-on", \.settings.isDimmed, sentence: "Always-On"),
      isOn("S", "stale", "stale", \.settings.isStale, sentence: "stale content"),
      oneOf(
        ">", back: "<", "text size", "text-size", \.settings.typeSize,
        of: { _ in TypeSize.allCases },
        as: \.rawValue, sentence: "text size, larger and smaller", stops: true),
      oneOf(
        "G", "locale", "locale", \.settings.locale, of: { _ in locales }, as: { $0 },
        expected: "a locale such as en_US or ar_EG",
        other: { isLocale($0) ? $0 : nil }),
      oneOf(
        "Z", "time zone", "time-zone", \.settings.timeZone, of: { _ in timeZones }, as: { $0 },
        expected: "a time zone such as UTC or Europe/Berlin",
        other: { TimeZone(identifier: $0) == nil ? nil : $0 }),
      oneOf(
        "B", "reading direction", "rtl", \.settings.isRightToLeft,
        of: { _ in [nil, true, false] },
        as: { $0.map { $0 ? "right-to-left" : "left-to-right" } ?? "by-locale" },
        sentence: "reading direction: by locale, right to left, left to right"),
      isOn(
        "X", "texts twice as long", "pseudo-long", \.settings.isPseudoLong,
        sentence: "texts of the app twice as long"),
      oneOf(
        "M", "motion", "motion", \.settings.motion, of: { _ in MotionLevel.allCases },
        as: \.rawValue, sentence: "motion: full, reduced, none"),
      oneOf(
        "C", "colours", "color", \.depth,
        of: { choices in ColorDepth.allCases.filter { $0 <= choices.maximumDepth }.reversed() },
        as: \.rawValue, sentence: "colours: from 24-bit to none"),
      oneOf("T", "theme", "theme", \.theme, of: { $0.themes }, as: { $0 }),
      isOn(
        "F", "app in front", "foreground", \.settings.isAppForeground,
        sentence: "the app is in front"),
      isOn("K", "locked", "locked", \.settings.isLocked, sentence: "the phone is locked"),
      isOn(
        "W", "a rival in the island", "rival", \.settings.hasRival,
        sentence: "a rival: another app's activity in the island"),
      isOn(
        "H", "held sideways", "landscape", \.settings.isLandscape,
        sentence: "the phone is held sideways"),
      oneOf(
        "A", "watch", "watch", \.settings.mode.watch, of: { _ in WatchSize.allCases },
        as: { String($0.rawValue) }, sentence: "size of the watch"),
      oneOf(
        "U", "car", "car", \.settings.mode.car, of: { _ in CarSize.allCases }, as: \.rawValue,
        sentence: "size of the card in the car"),
    ]
  }

  /// Locales that tend to break layouts: long words, other digits, no spaces, right to left.
  private static let locales = [
    "en_US", "de_DE", "fr_FR", "es_ES", "pt_BR", "fi_FI", "ru_RU", "ja_JP", "zh_Hans_CN", "ko_KR",
    "hi_IN", "th_TH", "ar_EG", "he_IL",
  ]

  private static let timeZones = [
    "UTC", "America/Los_Angeles", "America/New_York", "Europe/Berlin", "Asia/Kolkata",
    "Asia/Tokyo", "Pacific/Auckland",
  ]

  private static func isLocale(_ text: String) -> Bool {
    let code = Locale(identifier: text).language.languageCode?.identifier ?? ""
    return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == code }
  }
}

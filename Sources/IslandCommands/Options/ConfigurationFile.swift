import ActivityModel
import Emulator
import Foundation
import LocalEngine
import PhoneScreen
import TOML

/// The user's defaults: `~/.config/island/config.toml`, or the file given with `--config`. A flag
/// on the command line overrides them.
///
///     device = "iphone-16-pro-max"
///     appearance = "dark"
///     motion = "reduced"
///
///     [engine]
///     activeDuration = "1h"
///     systemVersion = "26.2"
///
/// An invalid file exits the program with a message that names the file and the cause.
struct ConfigurationFile {
  private(set) var device: String?
  private(set) var theme: String?
  private(set) var color: String?
  private(set) var appearance: String?
  private(set) var locale: String?
  private(set) var ascii = false
  private(set) var motion: MotionLevel?
  private(set) var plain = false
  private(set) var pictures: String?
  private(set) var wallpaper: String?
  private(set) var engine = EngineSettings()

  private static let keys = [
    "device", "theme", "color", "appearance", "locale", "ascii", "motion", "reduce-motion", "plain",
    "pictures", "wallpaper", "engine",
  ]

  /// Reads the given file, or the user's own if it exists.
  init(path: String?, environment: [String: String]) {
    let path = path ?? Self.standardPath(environment)
    let standard = Self.standardPath(environment)
    guard path != standard || FileManager.default.fileExists(atPath: path) else { return }
    do {
      let data = try FileReader.read(path, limit: FileReader.mostOfText)
      try read(TOMLDocument(String(decoding: data, as: UTF8.self)).root)
    } catch let error as FileFailure {
      ErrorPrinter.exit(CommandError(error, for: "configuration"))
    } catch let error as TOMLError {
      ErrorPrinter.exit("\(path):\(error.line): \(error.message)", code: .badInput)
    } catch {
      ErrorPrinter.exit("\(path): \(error)", code: .badInput)
    }
  }

  private struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the configuration folder: `island` in `$XDG_CONFIG_HOME`, else `~/.config/island`.
  static func folder(_ environment: [String: String]) -> String {
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    return folder + "/island"
  }

  private static func standardPath(_ environment: [String: String]) -> String {
    folder(environment) + "/config.toml"
  }

  private mutating func read(_ table: TOMLTable) throws {
    for key in table.keys {
      let value = table[key]
      switch key {
      case "device": device = try Self.text(value, key)
      case "theme": theme = try Self.text(value, key)
      case "color": color = try Self.text(value, key)
      case "appearance": appearance = try Self.text(value, key)
      case "locale":
        guard let name = LocaleName(argument: try Self.text(value, key)) else {
          throw Problem(description: "'locale' must be a locale such as de_DE")
        }
        locale = name.identifier
      case "ascii": ascii = try Self.flag(value, key)
      case "plain": plain = try Self.flag(value, key)
      case "pictures": pictures = try Self.text(value, key)
      case "wallpaper": wallpaper = try Self.text(value, key)
      case "reduce-motion":
        if try Self.flag(value, key) { motion = MotionLevel.none }
      case "motion":
        guard let level = MotionLevel(rawValue: try Self.text(value, key)) else {
          throw Problem(description: "'motion' must be full, reduced or none")
        }
        motion = level
      case "engine":
        guard let engine = value?.table else {
          throw Problem(description: "'engine' must be a table")
        }
        try read(engine: engine)
      default:
        let nearest = Spelling.nearest(to: key, in: Self.keys).map { "; did you mean '\($0)'?" }
        throw Problem(description: "there is no setting '\(key)'" + (nearest ?? ""))
      }
    }
  }

  private mutating func read(engine table: TOMLTable) throws {
    for key in table.keys {
      guard let value = table[key] else { continue }
      let text =
        if let text = value.string {
          text
        } else if let number = value.int {
          String(number)
        } else if let number = value.double {
          String(number)
        } else if let isOn = value.bool {
          isOn ? "on" : "off"
        } else {
          ""
        }
      do throws(SettingError) {
        try engine.set(key, to: text)
      } catch {
        throw Problem(description: "[engine]: \(SettingMessage.text(for: error))")
      }
    }
  }

  private static func text(_ value: TOMLValue?, _ key: String) throws -> String {
    guard let text = value?.string else {
      throw Problem(description: "'\(key)' must be a string: write \(key) = \"…\"")
    }
    return text
  }

  private static func flag(_ value: TOMLValue?, _ key: String) throws -> Bool {
    guard let flag = value?.bool else {
      throw Problem(description: "'\(key)' must be true or false")
    }
    return flag
  }
}

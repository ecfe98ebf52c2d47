import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import ViewArchive

/// The flags that every screen takes.
struct DisplayOptions: ParsableArguments {
  @Option(help: "The device, such as iphone-16-pro; --device list names them all.")
  var device: String?

  @Option(help: "A theme of your own: the path of a TOML file.")
  var theme: String?

  @Option(help: "Colours: 24-bit, 256, 16 or mono; asked of the terminal when left out.")
  var color: String?

  @Flag(help: "Draw with ASCII alone.")
  var ascii = false

  @Flag(help: "Change forms at once, without motion.")
  var reduceMotion = false

  @Option(help: "The appearance of cards: light or dark.")
  var appearance: ColorSchemeName = .light

  func configuration() -> EmulatorConfiguration {
    EmulatorConfiguration(
      device: chosenDevice(), theme: chosenTheme(), depth: chosenDepth(),
      glyphs: ascii ? .ascii : nil, appearance: appearance, reducesMotion: reduceMotion,
      environment: ProcessInfo.processInfo.environment)
  }

  private func chosenDevice() -> Device {
    device.map(Self.device) ?? DeviceCatalog.standard
  }

  /// The device that a person names; `list` names them all and ends the program.
  static func device(named device: String) -> Device {
    if device == "list" {
      for device in DeviceCatalog.all { print("\(device.id)  \(device.name)") }
      Foundation.exit(0)
    }
    if let found = DeviceCatalog.device(device) { return found }
    let nearest = DeviceCatalog.suggestion(for: device).map { ", did you mean '\($0.id)'?" } ?? ""
    ErrorPrinter.exit("unknown device '\(device)'\(nearest)", code: .usage)
  }

  private func chosenDepth() -> ColorDepth? {
    guard let color else { return nil }
    if let depth = ColorDepth(rawValue: color) { return depth }
    let names = ColorDepth.allCases.map(\.rawValue).joined(separator: ", ")
    ErrorPrinter.exit("unknown colour depth '\(color)', want one of \(names)", code: .usage)
  }

  /// A broken theme is no reason to stop: its problems are told and the default fills the gaps.
  private func chosenTheme() -> Theme {
    guard let path = theme else { return .standard }
    guard let data = FileManager.default.contents(atPath: path) else {
      ErrorPrinter.exit("cannot read the theme '\(path)'", code: .badInput)
    }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let (theme, problems) = Theme.parse(String(decoding: data, as: UTF8.self), name: name)
    for problem in problems { ErrorPrinter.print("\(path): \(ThemeProblemMessage(problem).text)") }
    return theme
  }
}

extension ColorSchemeName: ExpressibleByArgument {}

import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Colours that differ between the light and the dark appearance.
struct AdaptiveColorTests {
  private static let provided = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }
  private static let red = StyleValue.color(.rgba(red: 1, green: 0, blue: 0, alpha: 1))

  @Test func aProviderIsAskedForBothAppearances() {
    #expect(Self.provided.style == .adaptive(light: Self.red, dark: .white))
    #expect(Color(Self.provided).resolvedStyle == .adaptive(light: Self.red, dark: .white))
    #expect(UIColor { _ in .white }.style == .white)
  }

  @Test func aProviderOfProvidersHasTwoColours() {
    let nested = UIColor { $0.userInterfaceStyle == .dark ? .black : Self.provided }
    #expect(nested.style == .adaptive(light: Self.red, dark: .black))
  }

  @Test func theTraitsOfAProviderAreTheCurrentOnes() {
    let color = UIColor { _ in
      UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black
    }
    #expect(color.style == .adaptive(light: .black, dark: .white))
  }

  @Test func bothColoursGetTheOpacity() {
    let faded = StyleValue.adaptive(
      light: .color(.rgba(red: 1, green: 0, blue: 0, alpha: 0.5)),
      dark: .color(.rgba(red: 1, green: 1, blue: 1, alpha: 0.5)))
    #expect(Self.provided.withAlphaComponent(0.5).style == faded)
    #expect(Self.provided.withAlphaComponent(0.2).withAlphaComponent(0.5).style == faded)
  }

  @Test func aResolvedColourIsThatOfTheTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(Self.provided.resolvedColor(with: dark).style == .white)
    #expect(UIColor.label.resolvedColor(with: dark).style == .white)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(Self.provided.resolvedColor(with: light).style == Self.red)
  }

  @Test(arguments: [(ColorScheme.light, Float(0)), (.dark, 1)])
  func aColourIsResolvedInItsEnvironment(scheme: ColorScheme, green: Float) {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    #expect(Color(Self.provided).resolve(in: values).green == green)
  }

  @Test(arguments: [
    (SystemLook.classic, 0x95 as Float, "18.2"), (.glass, 0x8D, "26.0"),
  ])
  func theVersionDecidesComponents(look: SystemLook, green: Float, version: String) {
    let archive = ArchiveEnvironment(
      now: Date(timeIntervalSinceReferenceDate: 0), systemVersion: version, systemLook: look)
    let values = EnvironmentValues(archive, colorScheme: .light)
    #expect(Color.orange.resolve(in: values).green == green / 255)
    EnvironmentValues.onSystem(of: archive) {
      var red: CGFloat = 0
      var found: CGFloat = 0
      UIColor.systemOrange.getRed(&red, green: &found, blue: nil, alpha: nil)
      #expect(red == 1 && Float(found) == green / 255)
      #expect(UIDevice.current.systemVersion == version)
    }
  }

  @Test func aMixIsMixedForEachAppearance() {
    let half = Color(Self.provided).mix(with: .black, by: 0.5)
    #expect(
      half.resolvedStyle
        == .adaptive(
          light: .color(.rgba(red: 0.5, green: 0, blue: 0, alpha: 1)),
          dark: .color(.rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))))
  }

  @Test func displayP3IsConverted() throws {
    // Apple's red of sRGB in Display P3 (ColorSync).
    let color = UIColor(displayP3Red: 0.9175, green: 0.2003, blue: 0.1387, alpha: 1)
    let parts = try #require(color.style.components)
    #expect(abs(parts.red - 1) < 0.002 && abs(parts.green) < 0.005 && abs(parts.blue) < 0.005)
    #expect(Color(.displayP3, white: 0.5).resolvedStyle == Color(white: 0.5).resolvedStyle)
  }
}

/// The colour sets of an asset catalogue in each form that Xcode and other tools write.
struct ColorSetTests {
  private static func value(_ colors: String) throws -> StyleValue? {
    try JSONDecoder().decode(
      AssetContents.self, from: Data("{\"colors\": [\(colors)]}".utf8)
    ).color
  }

  private static func entry(
    _ color: String, _ more: String = "", idiom: String = "universal"
  ) -> String {
    "{\"idiom\": \"\(idiom)\", \"color\": \(color)\(more)}"
  }

  private static func appearances(_ pairs: [(String, String)]) -> String {
    let list = pairs.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
    return ", \"appearances\": [\(list.joined(separator: ", "))]"
  }

  private static func white(_ white: Double, _ alpha: Double = 1) -> StyleValue {
    .color(.rgba(red: white, green: white, blue: white, alpha: alpha))
  }

  @Test(arguments: [
    (#""red": "0.900", "green": "0.5", "blue": "1.000", "alpha": "0.25""#, 0.9, 0.5, 1, 0.25),
    (#""red": "0xE6", "green": "0x00", "blue": "0x01", "alpha": "1.000""#, 230, 0, 1, 255),
    (#""red": "230", "green": "0", "blue": "1", "alpha": "1.000""#, 230, 0, 1, 255),
    (#""red": "1", "green": "0", "blue": "1", "alpha": "1""#, 1, 0, 1, 1),
    (#""red": 0.9, "green": 0.5, "blue": 1, "alpha": 1"#, 0.9, 0.5, 1, 1),
    (#""red": 230, "green": 0, "blue": 1, "alpha": 1.0"#, 230, 0, 1, 255),
    (#""red": "0.5", "green": 0.25, "blue": "0x00""#, 0.5, 0.25, 0, 1),
  ])
  func componentsAreTextsOrNumbers(
    json: String, red: Double, green: Double, blue: Double, alpha: Double
  ) throws {
    let scale = red > 1 ? 255.0 : 1
    #expect(
      try Self.value(Self.entry("{\"color-space\": \"srgb\", \"components\": {\(json)}}"))
        == .color(
          .rgba(red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha / scale)))
  }

  @Test(arguments: ["gray-gamma-22", "extended-gray"])
  func aGreyHasItsWhite(space: String) throws {
    let color =
      #"{"color-space": "\#(space)", "components": {"white": "0.500", "alpha": 0.5}}"#
    #expect(try Self.value(Self.entry(color)) == Self.white(0.5, 0.5))
  }

  @Test func displayP3AndLinearComponentsAreConverted() throws {
    func color(_ space: String) -> String {
      let parts = #""red": 1, "green": 0, "blue": 0, "alpha": 1"#
      return Self.entry("{\"color-space\": \"\(space)\", \"components\": {\(parts)}}")
    }
    #expect(
      try Self.value(color("display-p3"))
        == Color(.displayP3, red: 1, green: 0, blue: 0).resolvedStyle)
    #expect(
      try Self.value(color("extended-srgb")) == Color(red: 1, green: 0, blue: 0).resolvedStyle)
    let linear =
      #"{"color-space": "extended-linear-srgb", "components": {"white": 0.5, "alpha": 1}}"#
    #expect(
      try Self.value(Self.entry(linear)) == Color(.sRGBLinear, white: 0.5).resolvedStyle)
  }

  @Test(arguments: [
    ("systemTealColor", UIColor.systemTeal), ("labelColor", .label), ("linkColor", .link),
    ("secondarySystemGroupedBackgroundColor", .secondarySystemGroupedBackground),
  ])
  func aReferenceIsASystemColour(name: String, color: UIColor) throws {
    #expect(
      try Self.value(Self.entry(#"{"platform": "ios", "reference": "\#(name)"}"#)) == color.style)
  }

  @Test func theAppearancesOfStandardContrastCount() throws {
    func grey(_ white: Double, _ pairs: [(String, String)]) -> String {
      Self.entry(
        #"{"components": {"white": \#(white)}}"#, pairs.isEmpty ? "" : Self.appearances(pairs))
    }
    let dark = ("luminosity", "dark")
    let high = ("contrast", "high")
    let all = [
      grey(0.1, [high]), grey(0.2, []), grey(0.3, [dark, high]), grey(0.4, [dark]),
    ].joined(separator: ", ")
    #expect(try Self.value(all) == .adaptive(light: Self.white(0.2), dark: Self.white(0.4)))
    #expect(try Self.value(grey(0.6, [("luminosity", "light")])) == Self.white(0.6))
    #expect(try Self.value(grey(0.7, [dark])) == Self.white(0.7))
    #expect(try Self.value(grey(0.8, [high])) == nil)
  }

  @Test func theIPhonesColourGoesBeforeTheOneForAll() throws {
    func grey(_ white: Double, _ idiom: String) -> String {
      Self.entry(#"{"components": {"white": \#(white)}}"#, idiom: idiom)
    }
    #expect(
      try Self.value(
        [grey(0.1, "ipad"), grey(0.2, "universal"), grey(0.3, "iphone")]
          .joined(separator: ", ")) == Self.white(0.3))
    #expect(try Self.value(grey(0.1, "ipad")) == nil)
    #expect(try Self.value(#"{"color": {"components": {"white": 0.5}}}"#) == Self.white(0.5))
    #expect(try Self.value(grey(0.2, "universal") + #", {"idiom": "iphone"}"#) == Self.white(0.2))
  }

  @Test func aComponentThatIsNoNumberIsNoColour() throws {
    #expect(
      try Self.value(
        Self.entry(#"{"components": {"red": "x", "green": true, "blue": null}}"#)) == nil)
  }
}

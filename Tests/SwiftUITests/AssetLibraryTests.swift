import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// A bundle with the pictures and colours of a catalogue.
@MainActor
struct AssetLibraryTests {
  /// The beginning of a PNG of a size in pixels, `extra` bytes longer.
  private static func png(_ width: UInt8, _ height: UInt8, extra: Int = 0) -> Data {
    Data(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
        + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
      + Data(count: extra)
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private static let contrast =
    #""appearances": [{"appearance": "contrast", "value": "high"}]"#

  /// Images of an asset, each `(file, scale, more)`.
  private static func contents(
    _ images: [(String, String, String)], _ more: String = ""
  ) -> Data {
    let list = images.map {
      #"{"idiom": "universal", "filename": "\#($0)", "scale": "\#($1)"\#($2)}"#
    }
    return Data("{\"images\": [\(list.joined(separator: ","))]\(more)}".utf8)
  }

  private static func rgb(_ red: String, _ more: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0.5", "blue": "0xFF", "alpha": "1.000"}}\(more)}
    """
  }

  private static let files: [String: Data] = [
    "Info.plist": Data(),
    "A.xcassets/Logo.imageset/Contents.json": contents([
      ("1.png", "1x", ""), ("2.png", "2x", ""), ("d.png", "2x", ", \(dark)"),
    ]),
    "A.xcassets/Logo.imageset/1.png": png(40, 20),
    "A.xcassets/Logo.imageset/2.png": png(80, 40),
    "A.xcassets/Logo.imageset/d.png": png(60, 60),
    "A.xcassets/Icons/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
    "A.xcassets/Icons/Ball.imageset/Contents.json": contents(
      [("b.png", "3x", "")], #", "properties": {"template-rendering-intent": "template"}"#),
    "A.xcassets/Icons/Ball.imageset/b.png": png(30, 30),
    "A.xcassets/Drawing.imageset/Contents.json": contents([
      ("d.pdf", "1x", #", "problem": "apt-get install poppler-utils""#)
    ]),
    "A.xcassets/Drawing.imageset/d.pdf": Data("%PDF-1.4".utf8),
    "A.xcassets/Odd.imageset/Contents.json": contents([("o.webp", "1x", "")]),
    "A.xcassets/Odd.imageset/o.webp": Data("RIFF    WEBP".utf8),
    "A.xcassets/Sliced.imageset/Contents.json": contents([
      (
        "s.png", "2x",
        #", "resizing": {"mode": "9-part", "center": {"mode": "tile"}, "#
          + #""cap-insets": {"top": 4, "left": 8, "bottom": 4, "right": 6}}"#
      )
    ]),
    "A.xcassets/Sliced.imageset/s.png": png(40, 20),
    "A.xcassets/Contrast.imageset/Contents.json": contents([
      ("1.png", "2x", ""), ("2.png", "2x", ", \(contrast)"),
    ]),
    "A.xcassets/Contrast.imageset/1.png": png(40, 20),
    "A.xcassets/Contrast.imageset/2.png": png(80, 40),
    "A.xcassets/Huge.imageset/Contents.json": contents([("h.png", "1x", "")]),
    "A.xcassets/Huge.imageset/h.png": png(8, 8, extra: 5 << 20),
    "A.xcassets/Gone.imageset/Contents.json": contents([("g.png", "1x", "")]),
    "loose@2x.png": png(64, 32),
    "A.xcassets/Brand.colorset/Contents.json": Data(
      "{\"colors\": [\(rgb("128")), \(rgb("0.25", ", \(dark)"))]}".utf8),
    // As in Xcode's templates: no colour.
    "A.xcassets/Accent.colorset/Contents.json": Data(
      "{\"colors\": [{\"idiom\": \"universal\"}]}".utf8),
    "B.xcassets/Accent.colorset/Contents.json": Data("{\"colors\": [\(rgb("0x00"))]}".utf8),
    "A.xcassets/Plain.colorset/Contents.json": Data("{\"colors\": [\(rgb("0x00"))]}".utf8),
    "A.xcassets/Numbers.colorset/Contents.json": Data(
      #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": 128, "green": 0.5, "blue": 1, "alpha": 1}}}]}
      """#.utf8),
    "A.xcassets/System.colorset/Contents.json": Data(
      #"""
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemTealColor"}}]}
      """#.utf8),
  ]

  private let bundle: Bundle

  init() throws {
    let folder =
      FileManager.default.temporaryDirectory.path
      + "/island-assets-\(UUID().uuidString.prefix(8))"
    for (name, data) in Self.files {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    bundle = try #require(Bundle(path: folder))
    // Read now; the pictures' bytes are read when they are drawn.
    _ = AssetLibrary.of(bundle)
  }

  private func image(
    _ image: Image, _ scheme: ColorScheme = .light
  ) throws -> (content: ImageContent, notes: [String]) {
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    var values = EnvironmentValues()
    values.colorScheme = scheme
    let node = try #require(nodes(image, in: values).first)
    guard case .image(let content) = node.kind else {
      throw CocoaError(.fileReadUnknown)
    }
    let notes = node.modifiers.compactMap { modifier in
      if case .unsupported(let name) = modifier { name } else { nil }
    }
    return (content, notes)
  }

  @Test(arguments: [
    (ColorScheme.light, "2.png", Size(width: 40, height: 20)),
    (.dark, "d.png", Size(width: 30, height: 30)),
  ])
  func anAssetIsItsVariantsBytesAndPoints(
    scheme: ColorScheme, file: String, size: Size
  ) throws {
    let (content, notes) = try image(Image("Logo", bundle: bundle), scheme)
    let bytes = try #require(Self.files["A.xcassets/Logo.imageset/\(file)"])
    #expect(content.source == .data(bytes, name: "Logo"))
    #expect(content.naturalSize == size)
    #expect(notes == [])
  }

  @Test(arguments: [
    ("Logo", true), ("Icons/Ball", true), ("Ball", false), ("loose", true), ("loose.png", false),
    ("Brand", false), ("no such", false), ("", false), ("../loose", false),
  ])
  func anImageOfUIKitIsThereOnlyByItsName(name: String, isThere: Bool) {
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect((UIImage(named: name, in: bundle, with: nil) != nil) == isThere)
    #expect((UIImage(named: name, in: bundle, compatibleWith: nil) != nil) == isThere)
    // The tests have no catalogue of their own.
    #expect(UIImage(named: name) == nil)
  }

  @Test func aFolderWithANamespaceIsPartOfTheName() throws {
    let (content, _) = try image(Image("Icons/Ball", bundle: bundle))
    #expect(content.naturalSize == Size(width: 10, height: 10))
    #expect(content.isTemplate)
  }

  @Test func aPictureBesideTheCatalogueIsFoundByItsName() throws {
    #expect(
      try image(Image("loose", bundle: bundle)).content.naturalSize == Size(width: 32, height: 16))
  }

  @Test(arguments: [
    ("Drawing", "d.pdf: apt-get install poppler-utils"),
    ("Odd", "o.webp is not drawn: convert it to PNG"),
    ("Huge", "h.png: 5 MB, more than 4 MB"),
    ("Gone", "g.png does not exist"),
  ])
  func whatCannotBeDrawnSaysWhy(name: String, reason: String) throws {
    let (content, notes) = try image(Image(name, bundle: bundle))
    #expect(content.source == .unreadable(name, reason: reason))
    #expect(notes == ["Image(\"\(name)\"): \(reason)"])
  }

  @Test func theSlicesOfACatalogueHoldWhenTheImageIsResized() throws {
    let sliced = Image("Sliced", bundle: bundle)
    let content = try image(sliced.resizable()).content
    #expect(content.capInsets == Insets(top: 2, leading: 4, bottom: 2, trailing: 3))
    #expect(content.isTiled == true)
  }

  @Test func theVariantForMoreContrastIsNotTheUsualOne() throws {
    let (content, _) = try image(Image("Contrast", bundle: bundle))
    #expect(content.naturalSize == Size(width: 20, height: 10))
  }

  @Test func aNameThatNoCatalogueHasStays() throws {
    let (content, notes) = try image(Image("Nowhere", bundle: bundle))
    #expect(content.source == .asset("Nowhere"))
    #expect(content.naturalSize == nil)
    #expect(notes == [])
  }

  @Test func coloursHaveTheirComponentsForEachAppearance() {
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    func value(_ red: Double) -> ColorValue { .rgba(red: red, green: 0.5, blue: 1, alpha: 1) }
    #expect(Color("Accent", bundle: bundle).resolvedStyle == .color(value(0)))
    #expect(
      Color("Brand", bundle: bundle).resolvedStyle
        == .adaptive(light: .color(value(128 / 255)), dark: .color(value(0.25))))
    #expect(Color("Plain", bundle: bundle).resolvedStyle == .color(value(0)))
    #expect(Color("Numbers", bundle: bundle).resolvedStyle == .color(value(128 / 255)))
    #expect(Color("System", bundle: bundle).resolvedStyle == .color(.system(.teal)))
    #expect(Color("Nowhere", bundle: bundle).resolvedStyle == .color(.asset("Nowhere")))
  }

  @Test func bytesInASourceHaveTheSizeOfTheirScale() throws {
    let picture = try #require(UIImage(data: Self.png(60, 30), scale: 3))
    #expect(picture.size == CGSize(width: 20, height: 10))
    #expect(picture.cgImage?.width == 60)
    let (content, _) = try image(Image(uiImage: picture))
    #expect(content.source == .data(Self.png(60, 30)))
    #expect(content.naturalSize == Size(width: 20, height: 10))
  }
}

/// Texts that are looked up when they are drawn.
@MainActor
struct LocalizedTextTests {
  @Test(arguments: [("en_US", "1 step"), ("de_DE", "Schritte: 1")])
  func aTextIsInTheLanguageOfItsSurroundings(locale: String, expected: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-text-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld steps": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld step"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld steps"}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "**Schritte**: %lld"}}}}}}
      """.utf8
    ).write(to: folder.appendingPathComponent("Walk.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    let node = nodes(Text("\(1) steps", tableName: "Walk", bundle: bundle), in: values).first
    guard case .text(let content) = node?.kind else {
      Issue.record("no text")
      return
    }
    let text = content.runs.map { if case .literal(let text) = $0.content { text } else { "?" } }
    #expect(text.joined() == expected)
    #expect(content.runs.count == (locale == "de_DE" ? 2 : 1))
  }
}

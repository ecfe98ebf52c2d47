import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Templates of symbols, each a small one of its own: capitals of 100 from 200 to 100.
@MainActor
struct SymbolTemplateTests {
  private static let guides = """
    <?xml version="1.0"?><!DOCTYPE svg>
    <svg xmlns="http://www.w3.org/2000/svg"><!-- <g id="Bold-S"> -->
    <style>.a {fill:#000}</style>
    <g id="Notes"><path d="M0 0H9V9Z"/></g>
    <g id="Guides"><g id="H"><path d="M1 1H2V2Z"/></g>
    <line id="Baseline-S" x1="0" x2="900" y1="200" y2="200"/>
    <line id="Capline-S" x1="0" x2="900" y1="100" y2="100"/>
    <line id="left-margin-Regular-S" x1="300" y1="0"/><line id='right-margin-Regular-S' x1='420' />
    </g>
    """

  private static func template(_ symbols: String) -> String {
    guides + "<g id=\"Symbols\">\(symbols)</g></svg>"
  }

  private func symbol(
    _ symbols: String, weight: FontValue.Weight = .regular
  ) throws(SymbolTemplate.Problem) -> CustomSymbol {
    try SymbolTemplate(Self.template(symbols), file: "own.svg")
      .symbol(named: "own", weight: weight)
  }

  /// Hundredths of an em for each unit of the templates: the small scale is 0.8 of the medium one.
  private static let unit = 0.705 / 0.8

  @Test func aSymbolIsAsLargeAsItsCapitalsAndAsWideAsItsMargins() throws {
    let symbol = try symbol(
      #"<g id="Regular-S" transform="matrix(1 0 0 1 310 100)"><path d="M0 0H100V100Z"/></g>"#)
    #expect(abs(symbol.width - 120 * Self.unit) < 1e-9)
    let bounds = try #require(symbol.parts[0].path.bounds)
    #expect(abs(bounds.minX - 10 * Self.unit) < 1e-9)
    #expect(abs(bounds.width - 100 * Self.unit) < 1e-9)
    #expect(abs(bounds.minY + 50 * Self.unit) < 1e-9)
    #expect(abs(bounds.maxY - 50 * Self.unit) < 1e-9)
  }

  @Test func aSymbolWithoutMarginsIsAsWideAsItsInk() throws {
    let symbol = try symbol(#"<g id="Bold-S"><path d="M50 100h80v80z"/></g>"#)
    #expect(abs(symbol.width - 80 * Self.unit) < 1e-9)
  }

  @Test(arguments: [
    (FontValue.Weight.thin, 1.0), (.regular, 2), (.semibold, 2), (.heavy, 3), (.black, 3),
  ])
  func theNearestWeightIsDrawn(weight: FontValue.Weight, width: Double) throws {
    let symbol = try symbol(
      """
      <g id="Ultralight-S"><path d="M0 0h1v1z"/></g>
      <g id="Regular-S"><path d="M300 0h2v1z"/></g><g id="Black-S"><path d="M0 0h3v1z"/></g>
      """, weight: weight)
    let bounds = try #require(symbol.parts[0].path.bounds)
    #expect(abs(bounds.width - width * Self.unit) < 1e-9)
  }

  @Test func shapesTransformsLayersAndRulesAreRead() throws {
    let symbol = try symbol(
      """
      <g id="Regular-S" transform="translate(300,100)"><g transform="scale(2) rotate(90)">
      <rect x="0" y="-10" width="4" height="10" rx="1" class="x hierarchical-1:secondary"/></g>
      <circle cx="5" cy="5" r="5" style="fill-rule: evenodd; opacity:1"/>
      <ellipse rx="2" ry="3"/><polygon points="0,0 5,0 5,5"/>
      <path d="M0 0h9v9z" fill="none"/><clipPath><rect width="9" height="9"/></clipPath>
      <path d="nothing"/></g>
      """)
    #expect(symbol.parts.map(\.layer) == [2, 1, 1, 1])
    #expect(symbol.parts.map(\.isEvenOdd) == [false, true, false, false])
    let turned = try #require(symbol.parts[0].path.bounds)
    #expect(abs(turned.minX) < 1e-9)
    #expect(abs(turned.width - 20 * Self.unit) < 1e-9)
    #expect(abs(turned.height - 8 * Self.unit) < 1e-9)
  }

  @Test(arguments: [
    ("<path d=\"M0 0h9v9z\"/>", "own.svg: no paths in a group such as Regular-S"),
    ("<g id=\"Regular-M\"><path d=\"M0 0h9v9z\"/></g>", "no lines Baseline-M and Capline-M"),
    (
      "<g id=\"Regular-S\" transform=\"skewX(3)\"><path d=\"M0 0h9v9z\"/></g>",
      "transform=\"skewX(3)\" is not known"
    ),
    ("<g id=\"Regular-S\"><path d=\"M0 0h1e300v9z\"/></g>", "too far away"),
    (String(repeating: "<g>", count: 100), "nested too deep"),
    (
      "<g id=\"Regular-S\"><path d=\"M0 0\(String(repeating: "h1v1", count: 1_001))z\"/></g>",
      "more than 2000 points in Regular-S"
    ),
  ])
  func whatIsWrongIsNamed(symbols: String, message: String) throws {
    let problem = try #require(throws: SymbolTemplate.Problem.self) { try symbol(symbols) }
    #expect(problem.text.contains(message), "\(problem.text)")
  }

  @Test(arguments: [
    "", "<", "<!--", "<g", "<g id=", "<g id=\"Regular-S", "</", "<g id=\"Regular-S\"><path d=\"M",
    "<![CDATA[ <g>", "<g/></g></g><é>", "<line id=\"Baseline-S\" y1=\"nan\"/>",
  ])
  func aTextThatEndsAnywhereIsNoTemplate(text: String) {
    #expect(throws: SymbolTemplate.Problem.self) {
      try SymbolTemplate(text, file: "own.svg").symbol(named: "own", weight: .regular)
    }
  }

  // MARK: Images

  /// The content of `Image("own")` beside a catalogue with the files of `own.symbolset`.
  private func content(
    _ files: [String: String], _ change: (Image) -> Image = { $0 }
  ) throws -> ImageContent {
    let folder =
      FileManager.default.temporaryDirectory.path
      + "/island-symbols-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let asset = "\(folder)/A.xcassets/own.symbolset"
    try FileManager.default.createDirectory(atPath: asset, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(toFile: "\(asset)/\(name)", atomically: true, encoding: .utf8)
    }
    let bundle = try #require(Bundle(path: folder))
    let node = try #require(nodes(change(Image("own", bundle: bundle))).first)
    guard case .image(let content) = node.kind else { throw CocoaError(.fileReadUnknown) }
    return content
  }

  private nonisolated static let contents =
    #"{"symbols": [{"filename": "own.svg", "idiom": "universal"}]}"#

  @Test func anImageOfASymbolSetIsASymbolInTheForegroundStyle() throws {
    let text = Self.template(#"<g id="Regular-S"><path d="M300 100h100v100z"/></g>"#)
    let content = try content(["Contents.json": Self.contents, "own.svg": text])
    #expect(
      content.source
        == .customSymbol(
          try symbol(
            #"<g id="Regular-S"><path d="M300 100h100v100z"/></g>"#)))
    #expect(content.isTemplate)
  }

  @Test(arguments: [
    ([:], "Contents.json names no file"),
    (["Contents.json": contents], "own.svg does not exist"),
    (["Contents.json": contents, "own.svg": "<svg/>"], "own.svg: no paths in a group"),
  ])
  func aSymbolThatCannotBeReadSaysWhy(files: [String: String], reason: String) throws {
    let source = try content(files).source
    guard case .unreadable("own", let text) = source else {
      Issue.record("\(source)")
      return
    }
    #expect(text.contains(reason))
  }
}

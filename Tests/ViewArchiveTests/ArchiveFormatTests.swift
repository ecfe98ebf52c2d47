import Foundation
import Testing
import ViewArchive

private func chain(_ depth: Int) -> ViewNode {
  (1..<depth).reduce(ViewNode.empty) { node, _ in ViewNode(.zstack(.center), children: [node]) }
}

private func overlays(_ depth: Int) -> ViewNode {
  (1..<depth).reduce(ViewNode.empty) { node, _ in
    ViewNode(.divider, modifiers: [.overlay(node, alignment: .center)])
  }
}

struct ArchiveFormatTests {
  @Test func archiveComesBackAsItWent() throws {
    let archive = ActivityArchive(
      lockScreen: ViewNode(
        .vstack(StackContent(alignment: .leading)),
        modifiers: [
          .flexFrame(FlexFrame(maxWidth: .infinity)), .offset(Point(x: -.infinity, y: 0.1)),
          .animation(duration: nil), .transition(.combined(.opacity, .move(.top))),
        ],
        children: [
          ViewNode(.text(TextContent("Pizza \"Salami\" [{"))),
          ViewNode(.shape(ShapeContent(.inset(.capsule, by: 2), fill: .secondary))),
          ViewNode(.toggle(isOn: true, nil)), overlays(20),
        ]),
      keylineTint: .color(.system(.mint)),
      links: ActivityArchive.Links(island: URL(string: "app://order/1")))
    #expect(try ArchiveFormat.decode(ArchiveFormat.encode(archive)) == archive)
  }

  /// Most boxes say little, so their archive has nothing of what they do not say.
  @Test func styleOfABoxIsWrittenAsFarAsItIsGiven() throws {
    func written(_ style: FlexStyle) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(style)
      #expect(try JSONDecoder().decode(FlexStyle.self, from: data) == style)
      return String(decoding: data, as: UTF8.self)
    }
    var style = FlexStyle()
    #expect(try written(style) == "{}")
    style.item.flex = 1
    style.writingDirection = .rightToLeft
    style.insets.top = .percent(5)
    style.formsContainingBlock = true
    #expect(
      try written(style)
        == #"{"formsContainingBlock":true,"insets":{"top":{"percent":{"_0":5}}},"#
        + #""item":{"flex":1},"writingDirection":"rtl"}"#)
  }

  @Test func everyPresentationComesBack() throws {
    func text(_ word: String) -> ViewNode { ViewNode(.text(TextContent(word))) }
    let archive = ActivityArchive(
      lockScreen: text("card"), small: text("small"), compactLeading: text("leading"),
      compactTrailing: text("trailing"), minimal: text("minimal"), expanded: text("expanded"))
    #expect(try ArchiveFormat.decode(ArchiveFormat.encode(archive)) == archive)
  }

  @Test func aPictureOfSeveralPresentationsIsWrittenOnce() throws {
    let logo = ViewNode(.image(ImageContent(source: .data(Data("logo!".utf8), name: "Logo"))))
    let other = ViewNode(.image(ImageContent(source: .data(Data("other".utf8)))))
    let archive = ActivityArchive(
      lockScreen: ViewNode(.empty, modifiers: [.background(logo, alignment: .center)]),
      minimal: logo, expanded: ViewNode(.zstack(.center), children: [other, logo]))
    let data = try ArchiveFormat.encode(archive)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.components(separatedBy: Data("logo!".utf8).base64EncodedString()).count == 2)
    #expect(try ArchiveFormat.decode(data) == archive)
  }

  @Test func aPictureByItselfCarriesItsBytes() throws {
    let image = ImageContent(source: .data(Data([1, 2]), name: "Logo"))
    #expect(
      try JSONDecoder().decode(ImageContent.self, from: JSONEncoder().encode(image)) == image)
  }

  @Test func aPictureThatIsNotInTheTableIsRefused() throws {
    let archive = ActivityArchive(
      minimal: ViewNode(.image(ImageContent(source: .data(Data("logo!".utf8))))))
    let text = String(decoding: try ArchiveFormat.encode(archive), as: UTF8.self)
      .replacingOccurrences(of: "\"number\":0", with: "\"number\":7")
    #expect(throws: ArchiveFormatError.self) { try ArchiveFormat.decode(Data(text.utf8)) }
  }

  @Test func equalArchivesHaveEqualBytes() throws {
    let archive = ActivityArchive(
      minimal: ViewNode(.viewThatFits([.vertical, .horizontal]), children: [chain(5)]))
    #expect(try ArchiveFormat.encode(archive) == ArchiveFormat.encode(archive))
  }

  @Test(arguments: [chain(ArchiveFormat.Limit.depth), overlays(60)])
  func treesAtTheLimitPass(node: ViewNode) throws {
    let archive = ActivityArchive(expanded: node)
    #expect(try ArchiveFormat.decode(ArchiveFormat.encode(archive)) == archive)
  }

  @Test func deepTreesAreRefusedOnBothSides() {
    let limit = ArchiveFormat.Limit.depth
    #expect(throws: ArchiveFormatError.tooDeep(limit: limit)) {
      try ArchiveFormat.encode(ActivityArchive(expanded: chain(limit + 1)))
    }
    let nested = String(repeating: "[", count: 200_000)
    #expect {
      try ArchiveFormat.decode(Data("{\"version\":1,\"archive\":\(nested)".utf8))
    } throws: { error in
      if case ArchiveFormatError.tooDeep = error { true } else { false }
    }
  }

  @Test func wideTreesAreRefused() {
    let limit = ArchiveFormat.Limit.nodes
    let wide = ViewNode(
      .zstack(.center), children: Array(repeating: .empty, count: limit))
    #expect(throws: ArchiveFormatError.tooManyNodes(limit: limit)) {
      try ArchiveFormat.encode(ActivityArchive(expanded: wide))
    }
  }

  @Test func manyDetailsAreRefused() throws {
    let limit = ArchiveFormat.Limit.details
    func path(_ count: Int) -> ShapeKind {
      .path(
        Array(repeating: .line(Point(x: 1, y: 1)), count: count), Size(width: 10, height: 10))
    }
    func gradient(_ count: Int) -> StyleValue {
      .gradient(
        GradientValue(
          stops: Array(repeating: .init(style: .primary, location: 0), count: count),
          form: .linear(start: .center, end: .center)))
    }
    let dash = Array(repeating: 1.0, count: limit)
    let run = TextRun(.symbol("star"))
    let nodes = [
      ViewNode(.shape(ShapeContent(path(limit + 1)))),
      ViewNode(.shape(ShapeContent(.trimmed(path(limit + 1), from: 0, to: 1)))),
      ViewNode(.shape(ShapeContent(path(1), stroke: ShapeStroke(style: .primary, dash: dash)))),
      ViewNode(.empty, modifiers: [.clip(path(limit + 1))]),
      ViewNode(
        .image(
          ImageContent(
            source: .customSymbol(
              CustomSymbol(
                name: "own", width: 9,
                parts: [.init(path: Array(repeating: .close, count: limit + 1))]))))),
      ViewNode(.style(.opacity(gradient(limit + 1), 0.5))),
      ViewNode(.text(TextContent(runs: Array(repeating: run, count: limit + 1)))),
      ViewNode(
        .zstack(.center), children: [limit, 1].map { ViewNode(.style(gradient($0))) }),
    ]
    for node in nodes {
      #expect(throws: ArchiveFormatError.tooManyDetails(limit: limit)) {
        try ArchiveFormat.encode(ActivityArchive(lockScreen: node))
      }
    }
    let most = ActivityArchive(lockScreen: ViewNode(.shape(ShapeContent(path(limit)))))
    #expect(try ArchiveFormat.decode(ArchiveFormat.encode(most)) == most)
  }

  @Test func longTextsAreRefused() throws {
    let limit = ArchiveFormat.Limit.textBytes
    let half = ViewNode(.text(TextContent(String(repeating: "é", count: limit / 4))))
    let most = ActivityArchive(lockScreen: half, minimal: half)
    #expect(try ArchiveFormat.decode(ArchiveFormat.encode(most)) == most)
    var more = most
    more.compactLeading = ViewNode(.text(TextContent("a")))
    #expect(throws: ArchiveFormatError.tooMuchText(limit: limit)) {
      try ArchiveFormat.encode(more)
    }
  }

  @Test func largeInputIsRefusedUnread() {
    let limit = ArchiveFormat.Limit.bytes
    #expect(throws: ArchiveFormatError.tooLarge(bytes: limit + 1, limit: limit)) {
      try ArchiveFormat.decode(Data(count: limit + 1))
    }
  }

  @Test func otherVersionsAreToldApartEvenWhenTheyDoNotDecode() {
    #expect(throws: ArchiveFormatError.wrongVersion(found: 2, expected: 1)) {
      try ArchiveFormat.decode(Data(#"{"version":2,"archive":"something new"}"#.utf8))
    }
  }

  @Test(arguments: [
    (
      #"{"version":1,"archive":{"links":{},"minimal":{"kind":{"divider":{}}}}}"#,
      "archive.minimal.modifiers"
    ),
    (
      #"{"version":1,"archive":{"links":{},"minimal":{"kind":{"divider":{}},"modifiers":[3],"#
        + #""children":[]}}}"#, "archive.minimal.modifiers[0]"
    ),
    (#"{"version":1}"#, "archive"), ("{}", "version"), ("", ""), ("}}}}", ""),
    (#"{"version":"1"}"#, "version"), (#"{"version":1e300}"#, ""),
  ])
  func malformedInputSaysWhere(json: String, path: String) {
    #expect {
      try ArchiveFormat.decode(Data(json.utf8))
    } throws: { error in
      guard case ArchiveFormatError.malformed(let found, _) = error else { return false }
      return found == path
    }
  }
}

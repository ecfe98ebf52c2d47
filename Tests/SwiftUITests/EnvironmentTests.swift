import SwiftUI
import Testing
import ViewArchive

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@Observable final class Model { let name = "m" }

@MainActor
@Suite
struct EnvironmentTests {
  struct Level: View {
    @Environment(\.level) private var level
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: "\(level) \(scheme)") }
  }

  @Test func valuesReachTheViewsInside() {
    let view = VStack {
      Level()
      Level().environment(\.level, 2)
    }
    .environment(\.level, 1)
    #expect(node(view).children == [text("1 light"), text("2 light")])
    #expect(nodes(Level()) == [text("0 light")])
  }

  @Test func aNewAppearanceIsWrittenOntoTheNode() {
    #expect(
      nodes(Level().environment(\.colorScheme, .dark)) == [
        text("0 dark").modified(.colorScheme(.dark))
      ])
  }

  @Test func theNearestSettingWins() {
    let view = VStack { Text("a").font(.caption) }.font(.title).fontWeight(.light).lineLimit(1)
    var content = TextContent(
      "a", style: RunStyle(font: FontValue(size: .style(.caption), weight: .light)))
    content.lineLimit = 1
    #expect(node(view).children == [ViewNode(.text(content))])
  }

  @Test func settingsOfATextWinOverThoseAroundIt() {
    let view = Text("a").fontWeight(.medium).foregroundColor(.cyan).font(.title).monospacedDigit()
    let style = RunStyle(
      font: FontValue(size: .style(.title), weight: .medium, hasMonospacedDigits: true),
      foreground: .color(.system(.cyan)))
    #expect(nodes(Group { view }.fontWeight(.black).foregroundStyle(.red)) == [text("a", style)])
  }

  @Test func levelsAreThoseOfTheForegroundAround() {
    let red = StyleValue.color(.system(.red))
    let plain = RunStyle(foreground: .secondary)
    let inRed = RunStyle(foreground: .hierarchical(level: 1, base: red))
    let view = Text("a").foregroundStyle(.secondary)
    #expect(nodes(view) == [text("a", plain)])
    #expect(nodes(Group { view }.foregroundStyle(.red)) == [text("a", inRed)])
    #expect(
      nodes(Group { Text("a").foregroundColor(.secondary) }.foregroundStyle(.red)) == [
        text("a", plain)
      ])
    #expect(nodes(Group { Text("a").foregroundStyle(.primary) }) == [text("a")])
    #expect(
      nodes(Group { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.red, .blue, .green))
        == [text("a", RunStyle(foreground: .color(.system(.green))))])
  }

  @Test func tintIsTheAccentUntilItIsSet() {
    #expect(nodes(Rectangle().fill(.tint)).first == shape(.accent))
    #expect(
      nodes(Group { Rectangle().fill(.tint) }.tint(.orange)).first
        == shape(.color(.system(.orange))))
  }

  @Test(arguments: [(FillShapeStyle(), 0.2), (.fill.secondary, 0.16), (.fill.quaternary, 0.08)])
  func fillsAreGreysOfTheirLevel(fill: FillShapeStyle, opacity: Double) throws {
    guard case .opacity(let base, let drawn) = fill.styleValue(in: EnvironmentValues()) else {
      Issue.record("no opacity")
      return
    }
    #expect(base == .color(.system(.gray)))
    #expect(abs(drawn - opacity) < 1e-9)
  }

  private func shape(_ style: StyleValue) -> ViewNode {
    ViewNode(.shape(ShapeContent(.rectangle, fill: style)))
  }

  @Test func redactionIsWrittenIntoLeaves() {
    let view = VStack {
      Text("a")
      Text("b").unredacted()
    }
    .redacted(reason: .placeholder)
    #expect(node(view).children == [text("a").modified(.redacted), text("b")])
  }

  @Test func whatIsPrivateIsHiddenWhereThatIsAskedFor() {
    let view = HStack {
      Text("a").privacySensitive()
      Text("b")
      Text("c").privacySensitive(false)
    }
    .redacted(reason: .privacy)
    #expect(
      node(view).children == [
        text("a").modified(.redacted).modified(.privacySensitive), text("b"), text("c"),
      ])
  }

  /// Both are laid out by a style of their own, and what that draws with the configuration has the
  /// automatic one.
  @Test func labeledViewsHaveStyles() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
          LabeledContent(configuration)
        }
      }
    }
    struct Bare: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          configuration.content
        }
      }
    }
    let labeled = node(
      LabeledContent("a") { Text("b") }.labeledContentStyle(Stacked()))
    #expect(
      labeled.children == [text("b"), text("a"), node(LabeledContent("a") { Text("b") })])
    #expect(
      node(GroupBox("a") { Text("b") }.groupBoxStyle(Bare())).children == [text("a"), text("b")])
  }

  @Test func objectsReachTheViewsInside() {
    final class Old: ObservableObject { @Published var name = "o" }
    struct Reader: View {
      @Environment(Model.self) var model
      @EnvironmentObject var old: Old
      var body: some View { Text(model.name + old.name) }
    }
    #expect(nodes(Reader().environment(Model()).environmentObject(Old())) == [text("mo")])
  }

  @Test func theArchiveSaysWhatADeviceIsLike() {
    let archive = ArchiveEnvironment(
      now: Date(timeIntervalSinceReferenceDate: 5), locale: "de_DE", timeZone: "Europe/Berlin",
      isRightToLeft: true, dynamicTypeSize: "xxLarge", isLuminanceReduced: true, displayScale: 2)
    let values = EnvironmentValues(archive, colorScheme: .dark)
    #expect(values.colorScheme == .dark)
    #expect(values.locale.identifier == "de_DE")
    #expect(values.timeZone.identifier == "Europe/Berlin")
    #expect(values.layoutDirection == .rightToLeft)
    #expect(values.dynamicTypeSize == .xxLarge)
    #expect(values.isLuminanceReduced)
    #expect(values.pixelLength == 0.5)
  }
}

import AppIntents
import SwiftUI
import Testing
import ViewArchive

struct StepIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Step"

  @Parameter(title: "By") var amount: Int
  @Parameter(title: "Name", default: "x") var name: String
  var mode = 1

  init() {}

  init(amount: Int) { self.amount = amount }

  func perform() async throws -> some IntentResult { .result() }
}

@MainActor
@Suite
struct ControlTests {
  private func lower(_ view: some View) -> (nodes: [ViewNode], record: LoweringRecord) {
    let record = LoweringRecord()
    let context = LoweringContext(environment: EnvironmentValues(), record: record)
    return (Lowering.nodes(of: view, in: context), record)
  }

  @Test func intentsAreRecordedByTheirParameters() throws {
    let view = HStack {
      Button("a", intent: StepIntent(amount: 1))
      Button("b", intent: StepIntent(amount: 2))
      Button("c", intent: StepIntent(amount: 1))
    }
    .buttonStyle(.plain)
    let (nodes, record) = lower(view)
    let references = nodes[0].children.compactMap { node -> IntentReference? in
      if case .button(let reference) = node.kind { reference } else { nil }
    }
    let id = #"SwiftUITests.StepIntent(amount=1,name="x",mode=1)"#
    try #require(references.count == 3)
    #expect(references[0] == IntentReference(id: id, typeName: "StepIntent", title: "Step"))
    #expect(references[0] == references[2])
    #expect(record.intents.keys.sorted() == [references[0].id, references[1].id].sorted())
    #expect((record.intents[references[1].id] as? StepIntent)?.amount == 2)
  }

  @Test func plainButtonsAreTheirLabels() {
    let (nodes, _) = lower(
      Button {
      } label: {
        Text("a")
      }.buttonStyle(PlainButtonStyle()))
    #expect(nodes == [ViewNode(.button(nil), children: [text("a")])])
  }

  @Test func labelsOfSeveralViewsStandBesideEachOther() {
    let button = Button {
    } label: {
      Text("a")
      Text("b")
    }
    #expect(
      lower(button.buttonStyle(.plain)).nodes.first?.children == [
        ViewNode(.hstack(StackContent(alignment: .center)), children: [text("a"), text("b")])
      ])
  }

  @Test func buttonsAreTintedCapsules() throws {
    let label = try #require(lower(Button("a") {}.tint(.red)).nodes.first?.children.first)
    let red = StyleValue.color(.system(.red))
    #expect(label.kind == text("a", RunStyle(foreground: red)).kind)
    #expect(
      label.modifiers == [
        .padding(Insets(leading: 12, trailing: 12)), .padding(Insets(top: 7, bottom: 7)),
        .background(
          ViewNode(.shape(ShapeContent(.capsule, fill: .opacity(red, 0.25)))), alignment: .center),
      ])
  }

  @Test func stylesOfTheUserDrawButtons() {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.bold().opacity(configuration.isPressed ? 0.5 : isEnabled ? 1 : 0)
      }
    }
    let bold = text("a", RunStyle(font: FontValue(weight: .emphasized)))
    let button = Button("a", intent: StepIntent(amount: 1)).buttonStyle(Loud())
    #expect(lower(button).nodes.first?.children == [bold.modified(.opacity(1))])
    let (disabled, record) = lower(button.disabled(true))
    #expect(
      disabled == [
        ViewNode(
          .button(
            IntentReference(
              id: #"SwiftUITests.StepIntent(amount=1,name="x",mode=1)"#, typeName: "StepIntent",
              title: "Step", isDisabled: true)),
          modifiers: [.opacity(0.5)], children: [bold.modified(.opacity(0))])
      ])
    #expect(record.intents.isEmpty)
  }

  @Test func labelsShowWhatTheirStyleSays() {
    let label = Label("a", systemImage: "star")
    let symbol = ViewNode(.image(ImageContent(source: .symbol("star"), isTemplate: true)))
    #expect(
      nodes(label) == [
        ViewNode(
          .hstack(StackContent(alignment: .firstTextBaseline, spacing: 8)),
          children: [symbol, text("a")])
      ])
    #expect(nodes(label.labelStyle(.iconOnly)) == [symbol])
    #expect(nodes(label.labelStyle(.titleOnly)) == [text("a")])
  }

  @Test(arguments: [(0.25, 1.0, 0.25), (5, 10, 0.5), (20, 10, 1), (-1, 10, 0), (1, 0, 0)])
  func progressIsAFraction(value: Double, total: Double, fraction: Double) {
    #expect(
      nodes(ProgressView(value: value, total: total)) == [
        ViewNode(.progress(ProgressContent(value: .fraction(fraction))))
      ])
  }

  @Test func intervalsSayTheTimeThatIsLeft() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start.addingTimeInterval(60)
    let bar = ViewNode(
      .progress(ProgressContent(value: .interval(start: start, end: end, countsDown: true))))
    let stack = try #require(nodes(ProgressView(timerInterval: start...end)).first)
    #expect(stack.kind == .vstack(StackContent(alignment: .leading, spacing: 4)))
    #expect(stack.children.first == bar)
    // The gap of a stack is half before the label and half behind it.
    #expect(stack.children.last?.modifiers == [.padding(Insets(bottom: 4))])
    guard case .text(let content) = stack.children.last?.kind else {
      Issue.record("no value label")
      return
    }
    #expect(
      content.runs == [
        TextRun(
          .timed(.interval(start: start, end: end, pause: nil, countsDown: true, showsHours: true)),
          style: RunStyle(font: FontValue(size: .style(.footnote)), foreground: .secondary))
      ])
    #expect(nodes(ProgressView(timerInterval: start...end).labelsHidden()) == [bar])
    let bare = ProgressView(timerInterval: start...end) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    #expect(nodes(bare) == [bar])
  }

  @Test func ringsHaveTheirValueInTheMiddle() {
    let view = ProgressView(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text("50")
    }
    .progressViewStyle(.circular).tint(.green)
    #expect(
      nodes(view) == [
        ViewNode(
          .progress(
            ProgressContent(
              value: .fraction(0.5), form: .circular, tint: .color(.system(.green)))),
          modifiers: [.overlay(text("50"), alignment: .center)])
      ])
  }

  @Test func stylesOfTheUserDrawProgress() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
        }
      }
    }
    let view = ProgressView("a", value: 0.5).progressViewStyle(Words())
    #expect(node(view).children == [text("a"), text("0.5")])
  }

  @Test func gaugesAreScalesWithLabels() {
    let gauge = Gauge(value: 30, in: 0...60) { Text("a") }
    let node = node(gauge.gaugeStyle(.accessoryCircularCapacity))
    #expect(node.kind == .gauge(GaugeContent(fraction: 0.5, form: .circularCapacity)))
    #expect(node.modifiers.first == .frame(width: 58, height: 58, alignment: .center))
    guard case .overlay(let label, alignment: .center) = node.modifiers.last,
      case .text(let content) = label.kind
    else {
      Issue.record("no label")
      return
    }
    #expect(content.runs.map(\.content) == [.literal("a")])
  }

  @Test func togglesCarryTheirIntent() throws {
    let (nodes, record) = lower(Toggle("a", isOn: true, intent: StepIntent(amount: 3)))
    guard case .toggle(let isOn, let reference) = nodes.first?.kind else {
      Issue.record("no toggle")
      return
    }
    #expect(isOn)
    #expect(try record.intents[#require(reference).id] is StepIntent)
  }

  @Test func linksHaveOneLabel() throws {
    let url = try #require(URL(string: "app://x"))
    #expect(
      nodes(Link("a", destination: url)) == [ViewNode(.link(url), children: [text("a")])])
  }
}

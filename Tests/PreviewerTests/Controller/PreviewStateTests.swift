import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import HostProtocol
import PhoneScreen
import Testing
import WidgetKit

@testable import Previewer

/// What the panes do to the preview's state.
struct PreviewStateTests {
  private func description(
    _ states: [JSONValue], shape: ValueShape = Parcel.state, isStale: Bool = false
  ) -> HostDescription {
    HostDescription(
      widgets: [
        .init(
          name: "ParcelWidget", kind: .liveActivity(attributesType: "Parcel", presentations: []))
      ],
      previews: [
        .init(
          name: "Card",
          kind: .activity(
            .init(
              attributesType: "Parcel", attributes: Parcel.attributesValue.json,
              states: states.map(\.json), isStale: isStale, viewKind: .content)))
      ],
      shapes: [
        .init(attributesType: "Parcel", attributes: Parcel.attributes, state: shape)
      ])
  }

  private func adopt(_ description: HostDescription, in state: inout PreviewState) -> String? {
    state.adopt(PreviewContent(description), now: Parcel.now)?.text
  }

  private let room = CellRect(column: 0, row: 1, columns: 100, rows: 30)

  private func press(_ text: String, in state: inout PreviewState) -> [PaneRequest?] {
    keys(text).map { press -> PaneRequest? in
      guard var pane = state.pane else { return nil }
      defer { state.pane = pane }
      return pane.handle(
        .key(press), in: room, look: RenderStyle(), at: Parcel.now, &state.states)
    }
  }

  @Test func statesAreThoseOfThePreviewAndThePresets() {
    var state = PreviewState(settings: SheetSettings())
    #expect(state.values == nil)
    #expect(adopt(description([Parcel.titled("a"), Parcel.titled("b")]), in: &state) == nil)
    #expect(
      state.states?.collection.entries.map(\.name)
        == ["Card, state 1", "Card, state 2", "long", "empty", "extreme"])
    #expect(state.values?.state == Parcel.titled("a").json)
    state.states?.step(by: 1)
    #expect(state.values?.state == Parcel.titled("b").json)
  }

  @Test func aStalePreviewIsShownStale() {
    var state = PreviewState(settings: SheetSettings())
    _ = adopt(description([Parcel.titled("a")], isStale: true), in: &state)
    #expect(state.isStale && !state.settings.isStale)
  }

  @Test func whatIsTypedIsShownAndOutlivesASave() {
    var state = PreviewState(settings: SheetSettings())
    _ = adopt(description([Parcel.titled("a")]), in: &state)
    state.pane = .states
    #expect(press("⏎→b⏎", in: &state) == [nil, nil, .stateChanged, nil])
    #expect(state.values?.state == Parcel.titled("ab").json)
    #expect(adopt(description([Parcel.titled("a")]), in: &state) == nil)
    #expect(state.values?.state == Parcel.titled("ab").json)
    // The type is another one now.
    let lost = adopt(
      description([.record(["title": .number(1)])], shape: .record([.init("title", .number)])),
      in: &state)
    #expect(lost == "content-state.title: is text; expected number")
    #expect(state.values?.state == JSONValue.record(["title": .number(1)]).json)
  }

  /// What a pane does not know is the sheet's.
  @Test func otherKeysGoOnToTheSheet() {
    var state = PreviewState(settings: SheetSettings())
    _ = adopt(description([Parcel.titled("a")]), in: &state)
    state.pane = .states
    #expect(press("vX?⇥⎋", in: &state) == [.unhandled, .unhandled, .unhandled, .unhandled, .close])
    // A letter, while something is typed.
    #expect(press("⏎v", in: &state) == [nil, .stateChanged])
  }

  @Test func toggleChangesTheSettings() {
    var state = PreviewState(settings: SheetSettings())
    state.pane = .toggles(TogglePane(SheetChoices()))
    var wanted = SheetChoices()
    wanted.settings.isPseudoLong = true
    #expect(press("Xq,", in: &state) == [.choose(wanted), .unhandled, .close])
  }

  /// A picture of the device stays whole beside a pane as long as there is room for both.
  @Test(arguments: [(80, 30), (84, 33), (120, 40), (200, 40), (60, 30)])
  func theFormLeavesRoom(_ terminal: Int, _ columns: Int) {
    #expect(PreviewPane.states.columns(of: terminal, beside: 51) == columns)
    #expect(PreviewPane.help(SheetKeys.helpScreen).columns(of: terminal, beside: 51) == nil)
  }

  @Test func everyTogglesKeyIsOneOfTheSheets() {
    for key in SheetToggle.keys {
      #expect(keys(String(key)).map(SheetKeys.command(for:)) == [.toggle(key)], "\(key)")
    }
  }
}

import ActivityModel
import Foundation
import ReactScreens
import Testing
import ViewArchive

@testable import PhoneScreen

/// What a person does, and what the JavaScript is told of it.
struct ScreenInputTests {
  private func controls(
    _ screen: inout ReactScreen
  ) -> [(key: String, control: ScreenControl)] {
    screen.archive(for: Screens.request()).controls.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func text(_ messages: [JSONValue]?) -> [String]? {
    messages?.map { String(decoding: $0.json, as: UTF8.self) }
  }

  @Test func pressesGoToTheNodeThatWantsThem() throws {
    var screen = ReactScreen { _ in nil }
    _ = screen.apply(try Screens.tree("timer"))
    #expect(controls(&screen).map(\.key) == ["n5", "n8"])
    #expect(text(screen.messages(for: .press("n8"))) == [#"{"id":8,"t":"press"}"#])
    #expect(screen.messages(for: .press("n7")) == nil)
    #expect(screen.messages(for: .hold("n7")) == nil)
  }

  @Test func patchChangesOneNode() throws {
    var screen = ReactScreen { _ in nil }
    _ = screen.apply(try Screens.tree("timer"))
    let patch =
      #"{"t":"patch","nodes":[{"id":3,"type":"Text","runs":[{"text":"0:01"}]}],"gone":[8,9,10]}"#
    #expect(try Screens.apply(patch, to: &screen))
    #expect(controls(&screen).map(\.key) == ["n5"])
    let lines = Screens.lines(&screen)
    #expect(lines.contains("0:01") && !lines.contains { $0.contains("停止") })
  }

  @Test func otherMessagesAreNotForTheScreen() throws {
    var screen = ReactScreen { _ in nil }
    for kind in ["log", "call", "ready", "error"] {
      let isTaken = screen.apply(.record(["t": .text(kind)]))
      #expect(!isTaken)
    }
  }

  @Test func longPressIsAGesture() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","on":["longPress"],"style":{"width":80,"height":32}}"#)
    #expect(controls(&screen).first?.control.gestures == [.hold])
    #expect(text(screen.messages(for: .hold("n1"))) == [#"{"id":1,"t":"longPress"}"#])
  }

  @Test func dragsAndSwipesAreGestures() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","on":["drag","swipe"],"style":{"width":80,"height":32}}"#)
    #expect(controls(&screen).first?.control.gestures == [.drag, .swipe])
    #expect(text(screen.messages(for: .swipe("n1"))) == [#"{"id":1,"t":"swipe"}"#])
    let drag = DragInput(
      phase: .ended, start: .init(x: 4, y: 8), location: .init(x: 20, y: 8),
      velocity: .init(x: 100, y: 0), size: .init(x: 80, y: 32))
    #expect(
      text(screen.messages(for: .drag("n1", drag))) == [
        #"{"id":1,"phase":"ended","t":"drag","vx":100,"vy":0,"x":20,"x0":4,"y":8,"y0":8}"#
      ])
  }

  @Test func fieldOfTheAppShowsWhatTheAppSays() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","children":[2,3]}"#,
      #"{"id":2,"type":"TextInput","props":{"value":"a"},"on":["change","submit","blur"]}"#,
      #"{"id":3,"type":"TextInput","props":{"placeholder":"free","maxLength":3}}"#)
    #expect(
      controls(&screen).map(\.control.kind) == [
        .text("a", isSecure: false), .text("", isSecure: false),
      ])
    #expect(
      text(screen.messages(for: .text("n2", "ab"))) == [#"{"id":2,"t":"change","text":"ab"}"#])
    #expect(screen.messages(for: .text("n3", "long")) == [])
    let shown = controls(&screen)
    #expect(
      shown.map(\.control.kind) == [
        .text("a", isSecure: false), .text("lon", isSecure: false),
      ])
    #expect(shown[0].control.gestures == [.submit, .focus])
    #expect(
      text(screen.messages(for: .submit("n2"))) == [#"{"id":2,"t":"submit","text":"ab"}"#])
    #expect(text(screen.messages(for: .focus("n2", false))) == [#"{"id":2,"t":"blur"}"#])
    // A node that is sent again takes back what was typed.
    _ = screen.apply(
      try Screens.message(
        #"{"t":"patch","nodes":[{"id":3,"type":"TextInput","props":{"placeholder":"free"}}]}"#))
    #expect(controls(&screen)[1].control.kind == .text("", isSecure: false))
  }

  @Test func commandsMoveTheFocusAndTheText() throws {
    var screen = try Screens.screen(#"{"id":1,"type":"TextInput"}"#)
    _ = controls(&screen)
    _ = screen.messages(for: .text("n1", "typed"))
    #expect(try Screens.apply(#"{"t":"command","id":1,"name":"focus","args":{}}"#, to: &screen))
    #expect(controls(&screen)[0].control.isFocused)
    #expect(try Screens.apply(#"{"t":"command","id":1,"name":"clear","args":{}}"#, to: &screen))
    #expect(try Screens.apply(#"{"t":"command","id":0,"name":"blur","args":{}}"#, to: &screen))
    let control = controls(&screen)[0].control
    #expect(control.kind == .text("", isSecure: false) && !control.isFocused)
  }

  @Test func switchAsksAndStays() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"Switch","props":{"value":true},"on":["change"]}"#)
    #expect(controls(&screen)[0].control.kind == .toggle(isOn: true))
    #expect(
      text(screen.messages(for: .press("n1"))) == [#"{"id":1,"t":"change","value":false}"#])
    #expect(controls(&screen)[0].control.kind == .toggle(isOn: true))
  }

  @Test func sliderMovesInSteps() throws {
    var screen = try Screens.screen(
      """
      {"id":1,"type":"Slider","on":["change"],
      "props":{"value":4,"minimumValue":0,"maximumValue":10,"step":2}}
      """)
    #expect(controls(&screen)[0].control.kind == .adjustable)
    #expect(
      text(screen.messages(for: .adjust("n1", steps: -1)))
        == [#"{"id":1,"t":"change","value":2}"#])
    let drag = DragInput(
      phase: .moved, start: .init(x: 0, y: 0), location: .init(x: 79, y: 0),
      size: .init(x: 100, y: 40))
    #expect(
      text(screen.messages(for: .drag("n1", drag))) == [#"{"id":1,"t":"change","value":8}"#])
  }

  @Test func alertIsAnsweredOnce() throws {
    var screen = try Screens.screen(#"{"id":1,"type":"View","on":["press"]}"#)
    _ = screen.apply(
      try Screens.message(
        #"{"t":"alert","id":2,"kind":"prompt","title":"Name","buttons":[{"text":"OK"}]}"#))
    let archive = screen.archive(for: Screens.request())
    #expect(archive.dialog != nil)
    #expect(archive.controls["a2"]?.kind == .text("", isSecure: false))
    #expect(screen.messages(for: .text("a2", "typed")) == [])
    #expect(
      text(screen.messages(for: .press("a2.0")))
        == [#"{"button":0,"id":2,"t":"alert","text":"typed"}"#])
    #expect(screen.archive(for: Screens.request()).dialog == nil)
    #expect(screen.messages(for: .press("a2.0")) == nil)
  }

  @Test func modalCoversTheControlsBelow() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","on":["press"],"style":{"flex":1},"children":[2]}"#,
      #"{"id":2,"type":"Modal","on":["close"],"children":[3]}"#,
      #"{"id":3,"type":"Text","on":["press"],"runs":[{"text":"inside"}]}"#)
    #expect(controls(&screen).map(\.key) == ["n3"])
    #expect(screen.archive(for: Screens.request()).canGoBack)
    #expect(text(screen.messages(for: .back)) == [#"{"id":2,"t":"close"}"#])
    #expect(Screens.lines(&screen)[0] == "inside")
  }

  @Test func screensGoBack() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","style":{"flex":1},"children":[2,3]}"#,
      #"{"id":2,"type":"Screen","props":{"hidden":true,"headerShown":true,"title":"Below"}}"#,
      """
      {"id":3,"type":"Screen","on":["back"],"style":{"flex":1},
      "props":{"headerShown":true,"title":"Details","canGoBack":true,"backTitle":"Home"}}
      """)
    #expect(text(screen.messages(for: .back)) == [])
    #expect(controls(&screen).map(\.key) == ["b3"])
    #expect(text(screen.messages(for: .back)) == [#"{"id":3,"t":"back"}"#])
    #expect(Screens.lines(&screen)[1] == "‹ Home             Details")
  }

  @Test func scrollCommandsReachTheScrollView() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"ScrollView","style":{"flex":1},"on":["refresh"],"children":[2]}"#,
      #"{"id":2,"type":"View","style":{"height":2000}}"#)
    _ = screen.apply(
      try Screens.message(#"{"t":"command","id":1,"name":"scrollTo","args":{"x":0,"y":160}}"#))
    let archive = screen.archive(for: Screens.request())
    #expect(archive.scrolls.map(\.scope) == [1] && archive.canRefresh)
    #expect(archive.scrolls[0].place == .offset(x: 0, y: 160))
    #expect(text(screen.messages(for: .refresh)) == [#"{"id":1,"t":"refresh"}"#])
  }

  @Test func placesAreToldOnceAndWhenTheyChange() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","style":{"padding":10},"children":[2]}"#,
      #"{"id":2,"type":"View","style":{"height":30},"on":["layout"]}"#)
    _ = screen.archive(for: Screens.request())
    #expect(
      text(screen.messages) == [
        #"{"height":30,"id":2,"pageX":10,"pageY":10,"t":"layout","width":372,"x":10,"y":10}"#
      ])
    _ = screen.archive(for: Screens.request())
    #expect(screen.messages.isEmpty)
    _ = screen.archive(for: Screens.request(columns: 40))
    #expect(screen.messages.first?[["width"]] == .number(300))
  }

  /// A list that renders its rows as it is scrolled hears of the row in the middle of what is seen.
  @Test func listHearsWhereItIsScrolled() throws {
    let rows = (3..<103).map { #"{"id":\#($0),"type":"View","style":{"height":20}}"# }
    let ids = (3..<103).map(String.init).joined(separator: ",")
    var screen = try Screens.screen(
      #"{"id":1,"type":"ScrollView","style":{"flex":1},"on":["scroll"],"children":[2]}"#,
      #"{"id":2,"type":"View","children":[\#(ids)]},\#(rows.joined(separator: ","))"#)
    let archive = screen.archive(for: Screens.request())
    #expect(
      text(screen.messages) == [
        #"{"contentOffset":{"x":0,"y":0},"contentSize":{"height":2000,"width":392},"id":1,"#
          + #""layoutMeasurement":{"height":752,"width":392},"t":"scroll"}"#
      ])
    var page = Screens.page(archive)
    #expect(page.wantedRows.isEmpty)
    page.scroll(1, to: 90)
    page = AppPage(
      archive, size: page.size, offsets: page.offsets, after: page, in: Screens.context)
    let wanted = try #require(page.wantedRows.first)
    #expect(wanted.container == 1)
    let messages = screen.messages(for: .seen(1, row: 80, pitch: wanted.pitch))
    #expect(messages?.first?[["contentOffset", "y"]] == .number(1234))
  }

  /// Without a network an image from there does not come; one of the project is there at once.
  @Test func imagesAreToldOnceWhetherTheyAreThere() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","children":[2,3]}"#,
      #"{"id":2,"type":"Image","props":{"source":{"uri":"https://a/b"}},"on":["imageError"]}"#,
      #"{"id":3,"type":"Image","props":{"source":{"uri":"/p/a.png","asset":true}},"on":["load"]}"#)
    _ = screen.archive(for: Screens.request())
    #expect(
      text(screen.messages) == [
        #"{"error":"Network request failed","id":2,"t":"imageError"}"#, #"{"id":3,"t":"load"}"#,
      ])
    _ = screen.archive(for: Screens.request())
    #expect(screen.messages.isEmpty)
    let patch =
      #"{"t":"patch","nodes":[{"id":2,"type":"Image","props":{"source":{"uri":"https://a/c"}},"#
      + #""on":["imageError"]}]}"#
    #expect(try Screens.apply(patch, to: &screen))
    _ = screen.archive(for: Screens.request())
    #expect(screen.messages.count == 1)
  }

  @Test func fieldThatAppearsCanTakeTheFocus() throws {
    var screen = try Screens.screen(#"{"id":1,"type":"View","children":[2]}"#)
    let field = #"{"id":2,"type":"TextInput","props":{"autoFocus":true}}"#
    #expect(try Screens.apply(#"{"t":"patch","nodes":[\#(field)]}"#, to: &screen))
    #expect(controls(&screen)[0].control.isFocused)
    _ = screen.messages(for: .focus("n2", false))
    // The node that is sent again does not take it again.
    #expect(try Screens.apply(#"{"t":"patch","nodes":[\#(field)]}"#, to: &screen))
    #expect(!controls(&screen)[0].control.isFocused)
  }

  @Test func invertedListBeginsAtItsEnd() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"ScrollView","props":{"inverted":true},"children":[2]}"#,
      #"{"id":2,"type":"View","children":[3,4]}"#,
      #"{"id":3,"type":"Text","runs":[{"text":"newest"}]}"#,
      #"{"id":4,"type":"Text","runs":[{"text":"older"}]}"#)
    #expect(Array(Screens.lines(&screen)[..<2]) == ["older", "newest"])
  }

  @Test func touchesGoThroughWhatHasNone() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","children":[2,3,5]}"#,
      #"{"id":2,"type":"View","on":["press"],"props":{"pointerEvents":"none"}}"#,
      #"{"id":3,"type":"View","on":["press"],"props":{"pointerEvents":"box-none"},"children":[4]}"#,
      #"{"id":4,"type":"View","on":["press"]}"#,
      #"{"id":5,"type":"View","on":["press"],"style":{"opacity":0}}"#)
    #expect(controls(&screen).map(\.key) == ["n4"])
  }

  @Test func whatIsNotDrawnIsNamed() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","children":[2,3,4]}"#,
      #"{"id":2,"type":"SvgXml","style":{"width":80,"height":16}}"#,
      #"{"id":3,"type":"StandIn","props":{"package":"maps","name":"MapView"}}"#,
      #"{"id":4,"type":"NativeView","props":{"name":"Chart"},"children":[5]}"#,
      #"{"id":5,"type":"Text","runs":[{"text":"inside"}]}"#)
    let archive = screen.archive(for: Screens.request())
    #expect(archive.unsupportedNames == ["Chart", "MapView", "SvgXml"])
    #expect(Screens.lines(&screen).prefix(3).map { $0.contains("inside") } == [false, false, true])
  }

  /// However deeply an app nests its views, the archive can be sent and laid out.
  @Test func deepScreensCanBeSent() throws {
    var screen = ReactScreen { _ in nil }
    let nodes = (1...200).map {
      #"{"id":\#($0),"type":"View","on":["press"],"style":{"backgroundColor":"red","padding":1,"#
        + #""opacity":0.9,"overflow":"hidden","zIndex":1},"children":[\#($0 + 1)]}"#
    }
    _ = screen.apply(
      try Screens.message(
        #"{"t":"tree","root":[1],"nodes":[\#(nodes.joined(separator: ","))]}"#))
    let archive = screen.archive(for: Screens.request())
    #expect(archive.unsupportedNames == ["too deep"])
    let data = try JSONEncoder().encode(archive)
    #expect(try JSONDecoder().decode(ScreenArchive.self, from: data) == archive)
    #expect(!Screens.page(archive).targets.isEmpty)
  }

  /// A tree with a node inside itself, or one in two places, is drawn once.
  @Test func treesThatAreNoTreesEnd() throws {
    var screen = try Screens.screen(
      #"{"id":1,"type":"View","children":[2,2,1]}"#,
      #"{"id":2,"type":"View","on":["press"],"children":[1]}"#)
    #expect(controls(&screen).map(\.key) == ["n2"])
  }
}

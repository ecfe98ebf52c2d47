import CellRaster
import ReactScreens
import TestSupport
import Testing
import ViewArchive

@testable import PhoneScreen

/// Whole screens of projects, as cells.
struct ScreenPageTests {
  @Test(arguments: [
    "timer", "quick-drop", "live-demo", "transit", "work-hours", "nuvio", "leora", "gallery",
    "navigation", "router",
  ])
  func screenOfAProject(name: String) throws {
    var screen = ReactScreen { _ in nil }
    let isTaken = screen.apply(try Screens.tree(name))
    #expect(isTaken)
    expectFrame(Screens.grid(screen.archive(for: Screens.request())), matches: name)
  }

  /// The background of the app is behind the status bar and the home indicator; that of a view inside
  /// the safe area is not.
  @Test func backgroundReachesTheEdgesOfThePhone() throws {
    let (red, blue) = (RGB(0xFF0000), RGB(0x0000FF))
    let children = #"{"id":2,"type":"View","style":{"height":64,"backgroundColor":"blue"}}"#
    for (type, color) in [("View", blue), ("SafeAreaView", red)] {
      var screen = try Screens.screen(
        #"{"id":1,"type":"\#(type)","style":{"flex":1,"backgroundColor":"red"},"#
          + #""children":[2]}"#, children)
      let page = Screens.page(screen.archive(for: Screens.request()))
      #expect(page.background(at: CellPoint(column: 10, row: -2)) == color)
      #expect(page.background(at: CellPoint(column: 10, row: 48)) == red)
      #expect(page.background(at: CellPoint(column: 10, row: 0)) == blue)
    }
  }

  @Test func failureTakesTheScreen() throws {
    var screen = ReactScreen { _ in nil }
    _ = screen.apply(try Screens.tree("timer"))
    let error = try Screens.message(
      """
      {"t":"error","where":"render","fatal":true,"name":"TypeError",
      "message":"Cannot read properties of undefined (reading 'value')","file":"/p/App.tsx",
      "line":35,"column":30,"components":["Clock","App"],
      "stack":[{"function":"fail","file":"/p/App.tsx","line":35,"column":30}]}
      """)
    screen.fail(try #require(ReactFailure(error)))
    let archive = screen.archive(for: Screens.request())
    #expect(archive.controls.count == 1)
    #expect(try screen.messages(for: .press("reload")) == [Screens.message(#"{"t":"reload"}"#)])
    expectFrame(Screens.grid(archive), matches: "failure")
    // A script that could not be started sends an empty tree.
    _ = screen.apply(try Screens.message(#"{"t":"tree","root":[],"nodes":[]}"#))
    #expect(screen.archive(for: Screens.request()) == archive)
    _ = screen.apply(try Screens.tree("timer"))
    #expect(Screens.lines(&screen).contains("0:00"))
  }

  @Test func alertIsBeforeTheScreen() throws {
    var screen = ReactScreen { _ in nil }
    _ = screen.apply(try Screens.tree("timer"))
    #expect(
      try Screens.apply(
        """
        {"t":"alert","id":3,"kind":"prompt","title":"Sure?","message":"All rows go.",
        "defaultValue":"yes","buttons":[{"text":"No","style":"cancel"},
        {"text":"Delete","style":"destructive"}]}
        """, to: &screen))
    let archive = screen.archive(for: Screens.request())
    expectFrame(Screens.grid(archive), matches: "alert")
  }

  @Test func largeTitleStandsBelowTheBar() throws {
    func rows(_ isLarge: Bool) throws -> (title: Int, content: Int) {
      var screen = try Screens.screen(
        #"{"id":1,"type":"Screen","style":{"flex":1},"props":{"title":"Rides","headerShown":true"#
          + #","largeTitle":\#(isLarge)},"children":[2]}"#,
        #"{"id":2,"type":"Text","runs":[{"text":"content"}]}"#)
      let lines = Screens.lines(&screen)
      return (
        try #require(lines.firstIndex { $0.contains("Rides") }),
        try #require(lines.firstIndex { $0.contains("content") })
      )
    }
    let (usual, large) = (try rows(false), try rows(true))
    #expect(large.title > usual.title)
    #expect(usual.title < usual.content && large.title < large.content)
  }
}

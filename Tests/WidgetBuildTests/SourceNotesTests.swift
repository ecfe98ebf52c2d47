import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import WidgetBuild

/// What is read of sources for the values that are made up.
struct SourceNotesTests {
  private func names(_ source: String) -> [NameRoles.Role: [String]] {
    NameRoles.found(in: [Parser.parse(source: source)]).names
  }

  @Test func theNamesInURLsAreRead() {
    let source = #"""
      Link(destination: URL(string: "app://\(context.state.kind)/\(id)?q=1")!) {}
      let link = Foundation.URL(string: state.link), other = URL(fileURLWithPath: state.path)
      Button("\(state.title)") {}
      """#
    #expect(names(source)[.urls] == ["id", "kind", "link"])
  }

  @Test(arguments: [
    ("Image(systemName: context.state.glyph)", NameRoles.Role.symbols),
    ("Label(\"a\", systemImage: state.glyph ?? \"star\")", .symbols),
    ("Image(systemName: isOn ? state.glyph : \"star\")", .symbols),
    ("let x = state.glyph\nImage(systemName: x)", .symbols),
    ("let glyph = self.glyph\nImage(systemName: glyph)", .symbols),
    ("Image(systemName: state.glyph.lowercased())", .symbols),
    ("Image(state.glyph)", .images), ("UIImage(named: state.glyph)", .images),
    ("Color(hex: state.glyph)", .hexColors), ("UIColor(hexString: state.glyph!)", .hexColors),
    ("Color(state.glyph)", .colors), ("Text(state.glyph)", .texts),
    ("steps[state.glyph]", .indices),
    ("Date(timeIntervalSince1970: TimeInterval(state.glyph))", .seconds),
    ("Date(timeIntervalSince1970: state.glyph / 1000)", .milliseconds),
    ("Date(timeIntervalSince1970: Double(state.glyph) / 1_000.0)", .milliseconds),
  ])
  func aNameHasTheRoleOfWhatIsMadeOfIt(source: String, role: NameRoles.Role) {
    let names = names(source)
    #expect(names[role]?.contains("glyph") == true)
    #expect(names.filter { $0.value.contains("glyph") }.count == 1)
  }

  /// Each of the constants leads to all of them.
  @Test func constantsThatLeadToEachOtherAreFollowedOnce() {
    let constants = Array(repeating: "let mark = isOn ? self.mark : other(mark)", count: 40)
    let source = constants.joined(separator: "\n") + "\nlet mark = state.kind\nImage(mark)"
    #expect(names(source)[.images] == ["kind", "mark"])
  }

  @Test func aRoleGoesThroughTheParametersOfViewsAndFunctions() {
    let names = names(
      """
      struct Badge: View { let mark: String; var body: some View { Image(systemName: mark) } }
      struct Row: View { let name: String; var body: some View { Badge(mark: name) } }
      func tag(_ text: String, tint color: String) { Text(text).foregroundStyle(Color(hex: color)) }
      Row(name: context.state.kind)
      tag(state.phrase, tint: state.paint)
      """)
    #expect(names[.symbols] == ["kind", "mark"])
    #expect(names[.hexColors] == ["color", "paint"])
    #expect(names[.texts] == ["phrase"])
  }

  @Test func theTextsThatAValueIsComparedWithAreRead() {
    let source = #"""
      struct RunAttributes { struct ContentState { var status: String
        var icon: String { switch status { case "walking", "running": "a" case "": "b" default: "c" } } } }
      func color(for kind: String) -> Color { kind.lowercased() == "urgent" ? .red : .blue }
      let phase = context.state.phase
      if phase == "boarding" || phase == "gate \(n)" {}
      color(for: context.state.priority)
      Text(context.state.data["title"] ?? context.state.data["name", default: "?"])
      let info = context.attributes.info
      Text(info["city"]!)
      switch other.name { case "nobody": break }
      """#
    let found = NameRoles.found(in: [Parser.parse(source: source)])
    #expect(
      found.texts == [
        "status": ["walking", "running"], "priority": ["urgent"],
        "phase": ["boarding"],
      ])
    #expect(found.keys == ["data": ["title", "name"], "info": ["city"]])
  }

  @Test func aGeneralNameCountsOnlyAsAMemberOfTheState() {
    #expect(names("Image(systemName: step.name)")[.symbols] == nil)
    #expect(names("Image(systemName: context.state.name)")[.symbols] == ["name"])
    #expect(names("func f(name: String) { Image(systemName: name) }")[.symbols] == nil)
  }

  @Test func theMomentsOfAnAppGroupAreRead() {
    let source = """
      let end = store.double(forKey: "end")
      let date = Date(timeIntervalSince1970: end)
      let other = Date(timeIntervalSince1970: Double(store.integer(forKey: prefixed("ms"))) / 1000)
      if let start = store.object(forKey: "start") as? Date {}
      struct V { @AppStorage("due", store: store) var due = 0.0; var d: Date { Date(timeIntervalSince1970: due) } }
      let score = store.double(forKey: "score")
      """
    #expect(
      GroupMoments.forms(in: [Parser.parse(source: source)]) == [
        "end": .seconds, "ms": .milliseconds, "start": .date, "due": .seconds,
      ])
  }

  @Test func theTextsThatSourcesReplaceAreRead() {
    let source = """
      let a = store.string(forKey: prefixed("teamA")) ?? "PSG"
      let b = Text(store.string(forKey: "teamB") ?? "")
      let c = store.integer(forKey: "score") ?? 0
      """
    #expect(GroupFallbacks.keys(in: [Parser.parse(source: source)]) == ["teamA"])
  }

  @Test func theNotesAreSwift() throws {
    let source = """
      Image(systemName: state.icon)
      let logo = UIImage(contentsOfFile: store.string(forKey: "logo")!)
      let end = Date(timeIntervalSince1970: store.double(forKey: "end"))
      """
    let notes = try #require(SourceNotes.source(of: [Parser.parse(source: source)]))
    #expect(notes.contains(#".init(symbols: ["icon"])"#))
    #expect(notes.contains(#"keysOfPictures: [String] { ["logo"] }"#))
    #expect(notes.contains(#"["end": .seconds]"#))
    #expect(!Parser.parse(source: notes).hasError)
    #expect(SourceNotes.source(of: [Parser.parse(source: "let a = 1")]) == nil)
  }

  // MARK: Examples

  @Test func whatTheAppMakesActivitiesOfIsRead() throws {
    let widget = """
      struct Ride: ActivityAttributes {
        typealias RideState = ContentState
        struct ContentState: Codable, Hashable {
          // The stop behind, e.g. "Alexanderplatz"
          var previous: String
          var next: String  // "Jannowitzbrücke"
          var other: String
          var speed = 60
        }
        var driver: Driver
      }
      """
    let app = #"""
      let line = "U8"
      let minutes = 5.0
      func start() throws {
        let end = Date().addingTimeInterval(minutes * 60 + 30)
        let driver = Driver(name: "Anne", rating: 4.5, vehicle: .tram)
        let ride = Ride(title: "Line \(line)", driver: driver, id: UUID().uuidString)
        let state = Ride.ContentState(
          next: person.isNamed ? "Weinmeisterstraße" : "", name: person.name ?? "Unknown", end: end, stops: ["A", "B"], isLate: false,
          delay: -2, left: 0, note: "", kind: Kind.fast,
          at: Calendar.current.date(byAdding: .hour, value: 2, to: .now)!)
        _ = try Activity.request(attributes: ride, contentState: .init(next: "Rosenthaler Platz"))
        other(RideState(speed: 30), Other(speed: 20))
      }
      func endRide() { let ride = Ride(title: "Ended") }
      let finalState = Ride.ContentState(next: "Nowhere")
      """#
    let folder = try TemporaryFolder()
    let path = folder.path + "/App.swift"
    try app.write(toFile: path, atomically: true, encoding: .utf8)
    let tests = folder.path + "/RideTests.swift"
    try #"let a = Ride(title: "test")"#.write(toFile: tests, atomically: true, encoding: .utf8)
    let found = Examples.found(in: [Parser.parse(source: widget)], callsIn: [path, tests])
    #expect(found.map(\.type) == ["Ride", "ContentState", nil, nil, "ContentState"])
    let driver: ExampleValue = .record([
      "name": .text("Anne"), "rating": .number(4.5), "vehicle": .name("tram"),
    ])
    #expect(found[0].values == ["title": .text("Line U8"), "driver": driver])
    let state: [String: ExampleValue] = [
      "next": .text("Weinmeisterstraße"), "end": .moment(330),
      "stops": .list([.text("A"), .text("B")]), "isLate": .truth(false),
      "delay": .number(-2), "kind": .name("fast"), "at": .moment(7200),
    ]
    #expect(found[1].values == state)
    #expect(found[2].values == ["next": .text("Rosenthaler Platz")])
    #expect(found[3].values == ["speed": .number(30)])
    let declared: [String: ExampleValue] = [
      "previous": .text("Alexanderplatz"), "next": .text("Jannowitzbrücke"), "speed": .number(60),
    ]
    #expect(found[4].values == declared)
    let notes = try #require(SourceNotes.source(of: [], examples: found))
    #expect(!Parser.parse(source: notes).hasError)
    #expect(notes.contains(#".init(nil, ["speed": .number(30.0)])"#))
  }

  // MARK: Values of the author

  private func conformances(_ sources: [String]) -> [Int: String] {
    AuthorValue.conformances(in: sources.map { Parser.parse(source: $0) })
  }

  @Test func theValuesThatTheAuthorHasDeclaredAreRead() throws {
    let sources = [
      """
      struct Order: ActivityAttributes { struct ContentState: Codable, Hashable { var n: Int } }
      extension Order { fileprivate static var sample: Order { Order() } }
      extension Order.ContentState {
        static let first = Order.ContentState(n: 1)
        private static var second: Self { .init(n: 2) }
        static func third() -> Self { .init(n: 3) }
        static var slow: Self { get async { .init(n: 4) } }
        var copy: Self { self }
        static let count = 3
      }
      """,
      "extension Order { static let late = ContentState(n: 5) }",
    ]
    let found = conformances(sources)
    #expect(found.keys.sorted() == [0])
    let text = try #require(found[0])
    #expect(text.contains(#"[("sample", Order.sample as Any)]"#))
    #expect(
      text.contains(
        #"[("first", Order.ContentState.first as Any), "#
          + #"("second", Order.ContentState.second as Any), ("late", Order.late as Any)]"#))
    #expect(!Parser.parse(source: text).hasError)
  }

  @Test func onlyValuesOfALiveActivityAreRead() {
    #expect(conformances(["struct Theme { static let standard = Theme() }"]).isEmpty)
    #expect(conformances(["struct A: ActivityAttributes { var n = 1 }"]).isEmpty)
    #expect(
      conformances(["struct A: ActivityAttributes {}\nfunc f() { let a = A() }"]).isEmpty)
  }
}

import Foundation
import Testing

/// `island preview` with previews of plain views, of the widget's sources and of its app, in a real
/// terminal.
@Suite(.serialized)
struct ViewPreviewTests {
  /// A widget and its app on disk, to be edited.
  private final class Project {
    let folder: URL
    private let screen: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-views-\(UUID().uuidString.prefix(8))")
      for name in ["App", "Widget"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      screen = folder.appendingPathComponent("App/ContentView.swift")
      try Self.widget.write(
        to: folder.appendingPathComponent("Widget/Ride.swift"), atomically: true, encoding: .utf8)
      try Self.app.write(
        to: folder.appendingPathComponent("App/RideApp.swift"), atomically: true, encoding: .utf8)
      try save(label: #"Text("seats: \(seats)")"#)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func save(label: String) throws {
      try Self.content(label).write(to: screen, atomically: true, encoding: .utf8)
    }

    private static let widget = """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var driver: String
      }

      struct Badge: View {
        let name: String
        var body: some View { Text("badge of \\(name)").padding() }
      }

      struct RideWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            Badge(name: context.attributes.driver)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) { Text("\\(context.state.minutes) min") }
            } compactLeading: { Text("RIDE") } compactTrailing: { Text("\\(context.state.minutes)") }
            minimal: { Text("R") }
          }
        }
      }

      #Preview("Fits", traits: .sizeThatFitsLayout) { Badge(name: "Bo") }
      """

    private static let app = """
      import SwiftUI

      @main struct RideApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }
      """

    /// Line 9 is the label's.
    private static func content(_ label: String) -> String {
      """
      import ActivityKit
      import SwiftUI

      struct ContentView: View {
        @State private var seats = 2
        @State private var name = "Al"
        var body: some View {
          Form {
            \(label)
            Button("More seats") { seats += 1 }
            TextField("Driver", text: $name)
            Button("Start") {
              _ = try? Activity.request(
                attributes: RideAttributes(driver: name),
                content: .init(state: .init(minutes: seats), staleDate: nil))
            }
          }
        }
      }

      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> String { "shared" }
        func body(content: Content, context: String) -> some View {
          VStack { content; Text("context: \\(context)") }
        }
      }

      #Preview { ContentView() }
      #Preview("Modified", traits: .modifier(Sample())) { Text("inside") }
      """
    }
  }

  private func open(_ path: String, showing text: String, rows: Int = 45) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(
      columns: 140, rows: rows, command: "\(TmuxTerminal.program) preview \(path)")
    try terminal.wait(for: "the sheet") { $0.contains(text) }
    return terminal
  }

  private func quit(_ terminal: TmuxTerminal) throws {
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  @Test func viewsOfWidgetAndAppAreTilesAndFollowEverySave() throws {
    let project = try Project()
    let terminal = try open(project.folder.path, showing: "RIDE")
    try terminal.send("}")
    // The widget's own previews do not wait for the app's.
    let first = try terminal.wait(for: "the widget's view") { $0.contains("badge of Bo") }
    #expect(first.contains("Previews of views 2/2"))
    #expect(first.contains("Ride: Fits"))
    try terminal.wait(for: "the app's view") { $0.contains("seats: 2") }
    try project.save(label: #"Text("places: \(seats)")"#)
    try terminal.wait(for: "the change") { $0.contains("places: 2") }
    try terminal.send("End")
    let last = try terminal.wait(for: "the last tile") { $0.contains("context: shared") }
    #expect(last.contains("inside"))
    #expect(last.contains("ContentView: Modified"))
    try quit(terminal)
  }

  @Test func zoomedViewLivesAndStartsItsActivity() throws {
    let project = try Project()
    let terminal = try open(project.folder.path, showing: "RIDE")
    try terminal.send("}")
    try terminal.wait(for: "the app's view") { $0.contains("seats: 2") }
    try terminal.send("Tab")
    try terminal.wait(for: "the focus") { $0.contains("▸ ContentView ") }
    try terminal.send("Enter")
    try terminal.wait(for: "the phone") { $0.contains("esc sheet") && $0.contains("More seats") }
    try terminal.send("Tab")
    try terminal.send("Enter")
    try terminal.wait(for: "the press") { $0.contains("seats: 3") }
    // What is typed is text, and no key of the sheet.
    try terminal.send("Tab")
    try terminal.send("Enter")
    try terminal.send("d")
    try terminal.send("L")
    try terminal.wait(for: "the name") { $0.contains("AldL") }
    try terminal.send("Enter")
    try terminal.send("Tab")
    try terminal.send("Enter")
    try terminal.wait(for: "the card") { $0.contains("badge of AldL") }
    // A save replaces it.
    try project.save(label: #"Text("places: \(seats)")"#)
    try terminal.wait(for: "the change") { $0.contains("places: 2") }
    try terminal.send("Escape")
    try terminal.wait(for: "the sheet") { $0.contains("Previews of views") }
    try quit(terminal)
  }

  @Test func trapAndMistakeAreNamedAndTheOthersStay() throws {
    let project = try Project()
    let terminal = try open(project.folder.path, showing: "RIDE")
    try terminal.send("}")
    try terminal.wait(for: "the app's view") { $0.contains("seats: 2") }
    try project.save(label: #"Text("\([Int]()[seats])")"#)
    let trapped = try terminal.wait(for: "the trap") { $0.contains("ContentView.swift:9") }
    #expect(trapped.contains("Index out of range"))
    #expect(trapped.contains("badge of Bo"))
    // As in an app that runs, what does not compile is left out, and named.
    try project.save(label: #"Txt("seats: \(seats)")"#)
    try terminal.wait(for: "the rest") {
      $0.contains("1 stand-in (!)") && $0.contains("More seats")
    }
    try terminal.send("!")
    try terminal.wait(for: "the report") { $0.contains("cannot find 'Txt'") }
    try terminal.send("Escape")
    try project.save(label: #"Text("again: \(seats)")"#)
    let mended = try terminal.wait(for: "the mended view") { $0.contains("again: 2") }
    #expect(!mended.contains("stand-in"))
    try quit(terminal)
  }

  @Test func fileWithViewsAloneShowsThem() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-views-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Row.swift")
    try """
    import SwiftUI
    #Preview { Text("alone") }
    #Preview { List(0..<3) { Text("row \\($0)") } }
    """.write(to: file, atomically: true, encoding: .utf8)
    let terminal = try open(file.path, showing: "alone")
    let screen = try terminal.wait(for: "both") { $0.contains("row 2") }
    #expect(screen.contains("Row 52×42"))
    #expect(screen.contains("Row 2 52×42"))
    // Keys about Live Activities say so.
    try terminal.send("e")
    try terminal.wait(for: "the notice") { $0.contains("this key is for Live Activities") }
    try quit(terminal)
  }
}

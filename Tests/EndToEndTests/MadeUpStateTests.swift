import Foundation
import TestSupport
import Testing

/// What a widget without a preview is shown in, and names of Apple's modules that only some widgets use.
@Suite(.serialized)
struct MadeUpStateTests {
  private static func widget(
    _ view: String, state: String, before: String = "", imports: String = ""
  ) -> String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit
    \(imports)
    struct Trip: ActivityAttributes { struct ContentState: Codable, Hashable { \(state) } }
    \(before)
    struct TripWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Trip.self) { context in \(view) } dynamicIsland: { _ in
          DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("d") } } compactLeading: {
            Text("a")
          } compactTrailing: { Text("b") } minimal: { Text("c") }
        }
      }
    }
    """
  }

  private func card(
    _ source: String, _ files: [String: String] = [:], more: [String] = []
  ) throws -> (output: String, errors: String) {
    let folder = try TemporaryFolder(files.merging(["W.swift": source]) { $1 })
    let states = more.map { $0.hasSuffix(".json") ? "\(folder.path)/\($0)" : $0 }
    let run = try Program.run(
      ["snapshot", folder.path + "/W.swift", "--presentation", "lock-screen"] + states)
    return (run.output, run.errors)
  }

  @Test func theAuthorsStatesAreShownWithoutAPreview() throws {
    let run = try card(
      Self.widget(
        #"Text("at \(context.state.stop)")"#, state: "var stop: String",
        before: """
          extension Trip.ContentState {
            fileprivate static var waiting: Self { Self(stop: "Harbour") }
            static let riding = Trip.ContentState(stop: "Market")
          }
          """))
    #expect(run.output.contains("at Harbour") && run.output.contains("at Market"), "\(run)")
  }

  @Test func valuesAreOfUseWhereTheSourcesUseThem() throws {
    let run = try card(
      Self.widget(
        """
        VStack {
          Row(mark: context.state.glyph)
          Text("\\(context.state.steps[context.state.place]), \\(Int(context.state.runTime)) s")
        }
        """, state: "var glyph: String; var steps: [String]; var place: Int; var runTime: Double",
        before: """
          struct Row: View {
            let mark: String
            var body: some View { HStack { Image(systemName: mark); Text(mark) } }
          }
          """))
    #expect(run.output.contains("star.fill") && run.output.contains("Step 2, 65 s"), "\(run)")
  }

  @Test func aStateThatDecodesByHandIsTakenFromAFile() throws {
    let source = Self.widget(
      #"Text("code \(context.state.code)")"#,
      state: """
        var code: Int
        init(from decoder: any Decoder) throws {
          let text = try decoder.singleValueContainer().decode([String: String].self)
          guard let code = text["code"].flatMap({ Int($0) }) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no code"))
          }
          self.code = code
        }
        """)
    let file = ["mine.json": #"{"code": "42"}"#]
    let run = try card(source, file, more: ["--state", "mine.json"])
    #expect(run.output.contains("code 42"), "\(run)")
    #expect(try card(source, file).errors.contains("no code"))
  }

  @Test func namesOfSomeWidgetsAreThere() throws {
    let run = try card(
      Self.widget(
        """
        VStack {
          Text(route.string(for: 500.0) ?? "none")
          Text(LengthFormatter().string(for: 2.0) ?? "none")
          Text("\\(CGColor(gray: 1, alpha: 1).colorSpace?.numberOfComponents ?? 0) parts")
            .onAppear { Listener().watch() }
          Chart([Int16(1), 2], id: \\.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis { AxisMarks { _ in AxisValueLabel(collisionResolution: .greedy(priority: 50)) } }
        }
        """, state: "var count: Int",
        before: """
          let route: Formatter = {
            let formatter = MKDistanceFormatter()
            formatter.units = .metric
            return formatter
          }()
          final class Listener: NSObject, Subscriber {
            typealias Input = Int
            typealias Failure = Never
            func watch() {
              UserDefaults.standard.addObserver(self, forKeyPath: "a", options: [.new], context: nil)
            }
            override func observeValue(
              forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
              context: UnsafeMutableRawPointer?
            ) {}
            func receive(subscription: any Subscription) { subscription.request(.unlimited) }
            func receive(_ input: Int) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Never>) {}
          }
          """, imports: "import Charts\nimport Combine\nimport MapKit"))
    #expect(run.output.contains("500 m") && run.output.contains("3 parts"), "\(run)")
  }
}

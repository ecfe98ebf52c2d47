import Foundation
import TestSupport
import Testing
import WidgetBuild

/// A function body that takes the compiler too long is found once, left out and named.
struct SlowBodyTests {
  /// A compiler that takes too long for a body with a certain text: it says so as the real one does
  /// when its time is over, and writes down how often.
  private static let script = #"""
    #!/bin/sh
    case "$*" in *-emit-library*)
      for file in "$@"; do
        case $file in *.swift) ;; *) continue ;; esac
        # Copies begin with two lines more.
        place=$(awk 'index($0, "too slow") { print NR - 2 ":" index($0, "{"); exit }' "$file")
        [ -n "$place" ] || continue
        echo slow >>"$(dirname "$0")/cache/island/calls"
        echo "3.	While evaluating request TypeCheckPrimaryFileRequest(source_file \"$file\")"
        echo "4.	While evaluating request TypeCheckFunctionBodyRequest(A.body.getter@$file:$place)"
        kill -XCPU $$
      done ;;
    esac
    exec swiftc "$@"
    """#

  @Test func theRestIsDrawnAndTheNextRunDoesNotTryAgain() async throws {
    let folder = try TemporaryFolder([
      "swiftc": Self.script,
      "W.swift": """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct Graph: View {
        var body: some View { Text("too slow") }
      }
      struct Trip: ActivityAttributes { struct ContentState: Codable, Hashable { var count = 3 } }
      struct TripWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Trip.self) { _ in Graph() } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } }
              compactLeading: { Text("a") } compactTrailing: { Text("a") } minimal: { Text("a") }
          }
        }
      }
      """,
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/swiftc")
    var environment = ProcessInfo.processInfo.environment
    environment["ISLAND_SWIFTC"] = folder.path + "/swiftc"
    environment["XDG_CACHE_HOME"] = folder.path + "/cache"
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: environment)
    for _ in 1...2 {
      let scratch = try TemporaryFolder()
      let report = try await onAThreadOfItsOwn {
        try compiler.compile(
          WidgetSources(paths: [folder.path + "/W.swift"]), scratch: scratch.path)
      }
      #expect(report.standIns.map(\.name) == ["Graph.body"])
      #expect(report.standIns.first?.place == folder.path + "/W.swift:5")
      #expect(report.standIns.first?.fault?.contains("in reasonable time") == true)
    }
    let calls = folder.path + "/cache/island/calls"
    #expect(try String(contentsOfFile: calls, encoding: .utf8) == "slow\n")
  }
}

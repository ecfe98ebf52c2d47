import Foundation
import TestSupport
import Testing

/// The stopwatch of the tutorial, as it was published: an app in React Native, its native modules, and its
/// Live Activity with buttons. The clock stands still and is stepped, so that both sides show what was
/// stepped, however slow the machine is.
@Suite(
  .serialized, .enabled(if: ReactPhone.hasTools, "apt-get install -y nodejs esbuild"),
  .enabled(if: FileManager.default.fileExists(atPath: seed.path), "../shared/compat is not there"))
struct SeedTests {
  private func phone() throws -> ReactPhone {
    let phone = try ReactPhone(seed.path)
    #expect(try phone.island("clock", "freeze").code == 0)
    try phone.terminal.send("1")
    try phone.wait(for: "開始")
    #expect(try phone.island("screen").output.contains("0:00"))
    return phone
  }

  /// Presses the button in the island that is selected, or the next one.
  private func press(_ phone: ReactPhone, next: Bool, event: String) throws {
    if next { try phone.terminal.send("Down") }
    try phone.terminal.send("Enter")
    try phone.wait(for: "Timer · \(event)")
  }

  @Test func theAppAndItsIslandRunTogether() throws {
    let phone = try phone()
    try phone.tap("開始")
    try phone.wait(for: "暫停")
    #expect(try phone.island("activities").output.contains("TimerWidgetAttributes"))
    try phone.step(5.5)
    try phone.wait(forScreen: "0:05")
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the island") { $0.contains("0:05") && !$0.contains("停止") }
    try phone.terminal.send("1")
    try phone.wait(for: "停止")
    try phone.tap("停止")
    try phone.wait(for: "Timer ended")
    try phone.wait(forScreen: "0:00")
    try phone.end()
  }

  @Test func theIslandPausesResumesAndResetsTheApp() throws {
    let phone = try phone()
    try phone.tap("開始")
    try phone.step(5.5)
    try phone.expandIsland()
    try press(phone, next: true, event: "onPause")
    try phone.step(60)
    try phone.wait(for: "0:05")
    // The button that paused resumes now.
    try press(phone, next: false, event: "onResume")
    try phone.step(4)
    try phone.wait(for: "0:09")
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the closed island") { $0.contains("1 open") }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "0:09")
    #expect(try phone.island("screen").output.contains("暫停"))
    try phone.expandIsland()
    try phone.terminal.send("Down")
    try press(phone, next: true, event: "onReset")
    try phone.wait(for: "Timer ended")
    #expect(try phone.island("activities").output.contains("no activities"))
    try phone.terminal.send("1")
    try phone.wait(forScreen: "0:00")
    #expect(try phone.island("screen").output.contains("開始"))
    try phone.end()
  }

  @Test func theAppPausesResumesAndResetsTheIsland() throws {
    let phone = try phone()
    func expectIsland(_ text: String) throws {
      try phone.terminal.send("Escape")
      try phone.terminal.wait(for: "\(text) in the island") {
        $0.contains(text) && !$0.contains("停止")
      }
      try phone.terminal.send("1")
      try phone.wait(for: "停止")
    }
    try phone.tap("開始")
    try phone.step(5.5)
    try phone.tap("暫停")
    try phone.step(60)
    try phone.wait(forScreen: "0:05")
    try expectIsland("0:05")
    try phone.tap("開始")
    try phone.step(2)
    try phone.wait(forScreen: "0:07")
    try expectIsland("0:07")
    try phone.tap("停止")
    try phone.wait(for: "Timer ended")
    try phone.wait(forScreen: "0:00")
    try phone.end()
  }

  @Test func aKilledAppFindsItsActivity() throws {
    let phone = try phone()
    try phone.tap("開始")
    try phone.step(5.5)
    let island = try phone.terminal.programIdentifier()
    let apps = try Program.tool(
      ["pgrep", "-P", "\(island)", "-f", "--", "--app"],
      environment: ProcessInfo.processInfo.environment)
    let app = try #require(Int32(apps.trimmingCharacters(in: .whitespacesAndNewlines)), "\(apps)")
    kill(app, SIGKILL)
    try phone.wait(for: "was ended by signal 9")
    #expect(try phone.island("activities").output.contains("active"))
    try phone.terminal.wait(for: "the island") { $0.contains("0:05") && !$0.contains("停止") }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "開始")
    // What its JavaScript knew is lost, as on a phone; its native side finds the activity.
    #expect(try phone.island("screen").output.contains("0:00"))
    try phone.tap("停止")
    try phone.wait(for: "Timer ended")
    try phone.end()
  }

  @Test func theClocksKeysMoveBothSides() throws {
    let phone = try phone()
    try phone.tap("開始")
    // To the next thing that changes: after eight hours the system ends the activity.
    try phone.terminal.send("n")
    try phone.wait(for: "Timer ended")
    try phone.wait(forScreen: "480:00")
    // Frozen until now; time goes on, and then twice as fast.
    try phone.terminal.send("z")
    try phone.terminal.wait(for: "a clock that runs") { !$0.contains("frozen") }
    try phone.terminal.send("+")
    try phone.wait(for: "×2")
    try phone.terminal.wait(for: "the time goes on") { _ in
      (try? !phone.island("screen").output.contains("480:00")) ?? false
    }
    try phone.terminal.send("z")
    try phone.wait(for: "frozen")
    try phone.end()
  }

  @Test func aScenarioDrivesIt() throws {
    let phone = try ReactPhone(seed.path)
    let scenario = phone.terminal.folder.appendingPathComponent("timer.play")
    try """
    clock freeze
    foreground org.example.timer
    expect 開始
    tap 開始
    expect 暫停
    clock step 90.5
    expect 1:30
    frame app --phone
    foreground home
    expect "compact – the only one running"
    expect 1:30
    foreground org.example.timer
    tap 停止
    expect 0:00
    """.write(to: scenario, atomically: true, encoding: .utf8)
    let frames = phone.terminal.folder.appendingPathComponent("frames").path
    let run = try phone.island("play", scenario.path, "--record", "--check", frames)
    #expect(run.code == 0 && run.errors == "", "\(run)")
    let frame = try #require(FileManager.default.contents(atPath: frames + "/app.txt"))
    #expect(String(decoding: frame, as: UTF8.self).contains("1:30"))
    try phone.end()
  }

  /// What the tutorial has before its buttons in the island: a module whose method takes nothing, or the
  /// time of the start, and neither intents nor an emitter.
  @Test(arguments: [false, true])
  func earlierStepsOfTheTutorialRun(hasTime: Bool) throws {
    let folder = "ios/TimerWidget/"
    var files = [
      "App.tsx": Step.app(hasTime: hasTime), folder + "TimerWidget.swift": Step.widget,
      folder + "TimerWidgetBridge.m": Step.macros(hasTime: hasTime),
      folder + "TimerWidgetModule.swift": Step.module(hasTime: hasTime),
    ]
    for name in ["index.js", "app.json", "package.json"] {
      files[name] = try String(contentsOf: seed.appendingPathComponent(name), encoding: .utf8)
    }
    let project = try TemporaryFolder(files)
    let phone = try ReactPhone(project.url.path)
    #expect(try phone.island("clock", "freeze").code == 0)
    try phone.terminal.send("1")
    try phone.wait(for: "開始")
    try phone.tap("開始")
    try phone.step(5.5)
    try phone.wait(forScreen: "0:05")
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the island") { $0.contains("0:05") && !$0.contains("停止") }
    try phone.terminal.send("1")
    try phone.wait(for: "停止")
    try phone.tap("停止")
    try phone.wait(for: "Timer ended")
    try phone.end()
  }

  /// Sources of the tutorial's earlier steps.
  private enum Step {
    static func app(hasTime: Bool) -> String {
      """
      import React, { useRef, useState } from 'react';
      import { Button, NativeModules, SafeAreaView, Text } from 'react-native';
      const { TimerWidgetModule } = NativeModules;
      export default function App() {
        const [seconds, setSeconds] = useState(0);
        const [isPlaying, setIsPlaying] = useState(false);
        const start = useRef(0);
        const timer = useRef(null);
        const play = () => {
          start.current = Date.now();
          timer.current = setInterval(() => setSeconds(Math.floor((Date.now() - start.current) / 1000)), 1000);
          TimerWidgetModule.startLiveActivity(\(hasTime ? "start.current / 1000" : ""));
          setIsPlaying(true);
        };
        const stop = () => {
          clearInterval(timer.current);
          TimerWidgetModule.stopLiveActivity();
          setIsPlaying(false);
        };
        return (
          <SafeAreaView>
            <Text>{`0:${String(seconds).padStart(2, '0')}`}</Text>
            <Button title={isPlaying ? '暫停' : '開始'} onPress={play} />
            <Button title="停止" onPress={stop} />
          </SafeAreaView>
        );
      }
      """
    }

    static func macros(hasTime: Bool) -> String {
      """
      #import <React/RCTBridgeModule.h>
      @interface RCT_EXTERN_MODULE(TimerWidgetModule, NSObject)
      RCT_EXTERN_METHOD(startLiveActivity\(hasTime ? ":(nonnull double *)timestamp" : ""))
      RCT_EXTERN_METHOD(stopLiveActivity)
      @end
      """
    }

    static func module(hasTime: Bool) -> String {
      """
      import ActivityKit
      import Foundation
      @objc(TimerWidgetModule)
      class TimerWidgetModule: NSObject {
        @objc
        func startLiveActivity(\(hasTime ? "_ timestamp: Double" : "")) -> Void {
          let state = TimerWidgetAttributes.ContentState(
            startedAt: \(hasTime ? "Date(timeIntervalSince1970: timestamp)" : "Date()"))
          _ = try? Activity.request(
            attributes: TimerWidgetAttributes(),
            content: ActivityContent(state: state, staleDate: nil))
        }
        @objc
        func stopLiveActivity() -> Void {
          Task {
            for activity in Activity<TimerWidgetAttributes>.activities {
              await activity.end(nil, dismissalPolicy: .immediate)
            }
          }
        }
      }
      """
    }

    static let widget = """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct TimerWidgetAttributes: ActivityAttributes {
        public struct ContentState: Codable, Hashable {
          var startedAt: Date
        }
      }
      struct TimerWidgetLiveActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TimerWidgetAttributes.self) { context in
            Text(context.state.startedAt, style: .timer)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) {
                Text(context.state.startedAt, style: .timer)
              }
            } compactLeading: {
              Image(systemName: "timer")
            } compactTrailing: {
              Text(context.state.startedAt, style: .timer)
            } minimal: {
              Image(systemName: "timer")
            }
          }
        }
      }
      @main
      struct TimerWidgetBundle: WidgetBundle {
        var body: some Widget { TimerWidgetLiveActivity() }
      }
      """
  }
}

/// Where the published app lies, beside this repository.
private let seed = TmuxTerminal.buildFolder.deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("shared/compat/2-timer-app")

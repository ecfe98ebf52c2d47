import Foundation
import TestSupport
import Testing

/// `island run` with an app in React Native around a widget: its JavaScript runs in node, its button
/// calls its native module, and the island's button comes back to its JavaScript.
@Suite(.serialized, .enabled(if: ReactPhone.hasTools, "apt-get install -y nodejs esbuild"))
struct ReactTests {
  private static let fixture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/ReactApp")

  /// A copy of the fixture, which the test may change.
  private final class Project {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-react-\(UUID().uuidString.prefix(8))")
      try FileManager.default.copyItem(at: ReactTests.fixture, to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var path: String { folder.path }

    /// Saves the screen's source with another text in place of one.
    func save(_ old: String, as new: String) throws {
      let file = path + "/src/App.tsx"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains(old))
      try text.replacing(old, with: new).write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  @Test func theButtonOfTheAppStartsTheActivityAndTheIslandsComesBack() throws {
    let phone = try ReactPhone(Self.fixture.path)
    // The clock stands still: both sides show what was stepped, however slow the machine is.
    #expect(try phone.island("clock", "freeze").code == 0)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    try phone.terminal.send("Tab")
    try phone.terminal.send("Enter")
    try phone.wait(for: "running 0 s")
    try phone.wait(for: "started true")
    #expect(try phone.island("activities").output.contains("StopwatchAttributes"))
    #expect(try phone.island("clock", "step", "5").code == 0)
    try phone.wait(for: "running 5 s")
    try phone.terminal.send("Escape")
    try phone.wait(for: "0:05")
    #expect(try phone.island("press").code == 0)
    try phone.wait(for: "Pause")
    try phone.terminal.send("Down")
    try phone.terminal.send("Enter")
    try phone.wait(for: "runs PauseIntent")
    try phone.terminal.send("1")
    try phone.wait(for: "paused 5 s")
    #expect(try phone.island("clock", "step", "5").code == 0)
    #expect(try phone.island("screen").output.contains("paused 5 s"))
    #expect(try phone.island("tap", "Stop").code == 0)
    try phone.wait(for: "stopped 5 s")
    try phone.wait(for: "Stopwatch ended")
    try phone.end()
  }

  @Test func aSaveIsOnTheScreenAndAnErrorLeavesTheFormerApp() throws {
    let project = try Project()
    let phone = try ReactPhone(project.path)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    try project.save("title=\"Start\"", as: "title=\"Begin\"")
    try phone.wait(for: "Begin")
    try project.save("title=\"Begin\"", as: "title==\"Begin\"")
    try phone.wait(for: "Stopwatch runs on as before")
    #expect(try phone.island("screen").output.contains("[button] Begin"))
    try project.save("title==\"Begin\"", as: "title=\"Commence\"")
    try phone.wait(for: "Commence")
    try phone.end()
  }

  @Test func aBrokenButtonIsNamedWithItsPlaceAndTheAppGoesOn() throws {
    let phone = try ReactPhone(Self.fixture.path)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    #expect(try phone.island("tap", "Fail").code == 0)
    try phone.wait(for: "src/App.tsx:40:")
    #expect(try phone.island("screen").output.contains("stopped 0 s"))
    try phone.end()
  }

  @Test func aScriptThatHangsIsNamedAndThePhoneGoesOn() throws {
    let project = try Project()
    let phone = try ReactPhone(project.path, hasOwnTimeouts: true)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    try phone.tap("Start")
    try phone.wait(for: "running")
    _ = try phone.island("tap", "Hang")
    try phone.wait(for: "src/App.tsx:43:")
    try phone.wait(for: "Hang: the script ran for 10 s")
    #expect(try phone.island("activities").output.contains("StopwatchAttributes"))
    // The native side goes on, and so does what the script was given of it.
    try phone.tap("Reload")
    try phone.wait(for: "stopped 0 s")
    try phone.tap("Stop")
    try phone.wait(for: "Stopwatch ended")
    // A save has it start again, too.
    _ = try phone.island("tap", "Hang")
    try phone.wait(for: "Reload")
    try project.save("title=\"Hang\"", as: "title=\"Hung\"")
    try phone.wait(forScreen: "Hung")
    try phone.end()
  }

  @Test func aScriptThatNeedsTooMuchMemoryIsNamedAndThePhoneGoesOn() throws {
    let project = try Project()
    try project.save(
      "for (;;);", as: "for (const all = []; ; ) all.push(new Array(1000).fill(all.length));")
    let phone = try ReactPhone(project.path, environment: "ISLAND_LIMITS=memory=400")
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    _ = try phone.island("tap", "Hang")
    try phone.wait(for: "more than 400 MB")
    try phone.tap("Reload")
    try phone.wait(for: "stopped 0 s")
    try phone.end()
  }

  @Test func whatIsNotThereIsNamedAtTheStart() throws {
    let phone = try ReactPhone(Self.fixture.path)
    try phone.end()
    let screen = try phone.terminal.screen()
    #expect(screen.contains("some-analytics is not there"))
  }

  /// An app whose Live Activity is a function of JavaScript.
  private static let rides = [
    "package.json": """
    {"name": "rides", "main": "index.js", "dependencies": {"expo": "57.0.0", "expo-widgets": "57.0.0"}}
    """,
    "app.json": #"{"expo": {"name": "Rides", "ios": {"bundleIdentifier": "org.example.rides"}}}"#,
    "index.js": """
    import { registerRootComponent } from 'expo';
    import App from './App';
    registerRootComponent(App);
    """,
    "App.tsx": """
    import { useEffect, useState } from 'react';
    import { Button, Text, View } from 'react-native';
    import { addUserInteractionListener } from 'expo-widgets';
    import Ride from './Ride';
    export default function App() {
      const [text, set] = useState('idle');
      useEffect(() => {
        const subscription = addUserInteractionListener(({ target }) => set(`pressed ${target}`));
        return () => subscription.remove();
      }, []);
      const start = () => {
        Ride.start({ eta: 5 });
        set(`started ${Ride.getInstances().length}`);
      };
      const update = async () => {
        await Ride.getInstances()[0].update({ eta: 3 });
        set('updated');
      };
      const end = () => Ride.getInstances()[0].end('immediate');
      return (
        <View style={{ padding: 40 }}>
          <Text>{text}</Text>
          <Button title="Start" onPress={start} />
          <Button title="Update" onPress={update} />
          <Button title="End" onPress={end} />
        </View>
      );
    }
    """,
    "Ride.tsx": """
    import { Button, HStack, Text } from '@expo/ui/swift-ui';
    import { createLiveActivity } from 'expo-widgets';
    const Ride = (props: { eta: number }) => {
      'widget';
      return {
        banner: <Text>{`${props.eta} min`}</Text>,
        compactLeading: <Text>ride</Text>,
        compactTrailing: <Text>{`${props.eta} m`}</Text>,
        minimal: <Text>r</Text>,
        expandedCenter: (
          <HStack><Text>{`in ${props.eta} min`}</Text><Button label="Pause" target="pause" /></HStack>
        ),
      };
    };
    export default createLiveActivity('Ride', Ride);
    """,
  ]

  /// A Live Activity whose layout is a function: the app starts it, and hears of its button.
  @Test func aLayoutsButtonReachesTheRunningApp() throws {
    let folder = try TemporaryFolder(Self.rides)
    let phone = try ReactPhone(folder.url.path)
    try phone.terminal.send("1")
    try phone.wait(for: "idle")
    try phone.tap("Start")
    try phone.wait(for: "started 1")
    try phone.tap("Update")
    try phone.wait(for: "updated")
    try phone.expandIsland()
    try phone.wait(for: "in 3 min")
    try phone.terminal.send("Down")
    try phone.terminal.send("Enter")
    // That the layout has no handler is no mistake: the app has one.
    try phone.terminal.send("1")
    try phone.wait(for: "pressed pause")
    #expect(try !phone.terminal.screen().contains("no handler"))
    try phone.tap("End")
    try phone.terminal.wait(for: "the end") { _ in
      (try? phone.island("activities").output.contains("no activities")) ?? false
    }
    try phone.end()
  }
}

/// True when node and esbuild are on the path.
let hasScriptTools = ["node", "esbuild"].allSatisfy { name in
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}

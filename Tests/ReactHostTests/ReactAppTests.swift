import ActivityModel
import CDatabase
import Foundation
import JavaScript
import React
import ReactTestSupport
import Synchronization
import TestSupport
import Testing
import ViewArchive
import WidgetBuild

@testable import ReactHost

private let environment = ProcessInfo.processInfo.environment

/// An app whose JavaScript runs in a real node, with native modules that the test writes.
@MainActor
@Suite(
  OneScript(),
  .enabled(
    if: ScriptTool(.node, in: environment) != nil && ScriptTool(.esbuild, in: environment) != nil,
    "node or esbuild is not installed: apt-get install -y nodejs esbuild"))
struct ReactAppTests {
  /// A stopwatch's native side: notes its calls.
  private final class Watch: _NativeModuleInstance {
    let calls = Mutex<[String]>([])

    func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
      calls.withLock { $0.append("\(method) \(arguments)") }
      if method == "ask" { reply.resolve(.object(["answer": .number(42)])) }
      if method == "refuse" { reply.reject(.init(code: "E_OFF", message: "switched off")) }
      if method == "sum" { reply.resolve(.number(7)) }
    }

    func changeListeners(of event: String, by change: Int) {
      calls.withLock { $0.append("listen \(event) \(change)") }
    }

    func enter(_ phase: _BridgePhase) {}
    func invalidate() {}
  }

  private static let package = "{\"name\": \"x\", \"dependencies\": {\"react-native\": \"1\"}}"
  private static let source = """
    import { useEffect, useState } from 'react';
    import { AppRegistry, AppState, Button, NativeEventEmitter, NativeModules, Text, View }
      from 'react-native';
    const { Watch } = NativeModules;
    const emitter = new NativeEventEmitter(Watch);
    function App() {
      const [text, setText] = useState('idle');
      useEffect(() => {
        const one = emitter.addListener('onPause', (body) => setText(`paused at ${body.at}`));
        const two = AppState.addEventListener('change', (state) => console.warn(`now ${state}`));
        return () => { one.remove(); two.remove(); };
      }, []);
      const ask = () => Watch.ask(1.5).then((value) => setText(`answer ${value.answer}`));
      const refuse = () => Watch.refuse().catch((error) => setText(`${error.code} ${error.message}`));
      return (
        <View>
          <Text>{text}</Text>
          <Button title="Start" onPress={() => { Watch.start(Date.now() / 1000); setText('runs'); }} />
          <Button title="Ask" onPress={ask} />
          <Button title="Refuse" onPress={refuse} />
          <Button title="Sum" onPress={() => setText(`sum ${Watch.sum(3, 4)}`)} />
          <Button title="Fail" onPress={() => { throw new TypeError('not a button'); }} />
        </View>
      );
    }
    AppRegistry.registerComponent('x', () => App);
    """

  /// A running app, and what it is asked.
  @MainActor
  private final class Bench {
    let watch = Watch()
    let app: ReactApp
    let changes: AsyncStream<Void>
    var ends: [String] = []
    private let folder: TemporaryFolder
    private let bundler: ScriptBundler
    private let project: ScriptProject
    private let path: String

    init(_ source: String) throws {
      folder = try TemporaryFolder([
        "project/package.json": ReactAppTests.package, "project/index.js": source,
        "home/Library/x": "",
      ])
      let root = folder.url.path
      path = root + "/bundle.json"
      bundler = try ScriptBundler(environment: environment, launcher: nil)
      project = try #require(ScriptProject(paths: [root + "/project"]))
      _ = try bundler.bundle(project, to: path)
      let command = ScriptCommand(
        Scripts.host, ["--wait"], node: bundler.node, scripts: bundler.scripts, readable: [root],
        launcher: nil)
      let link = ScriptLink(try ScriptProcess(command), environment: [:], timeout: 60)
      let (changes, continuation) = AsyncStream<Void>.makeStream()
      self.changes = changes
      let watch = watch
      let module = _NativeModule(
        name: "Watch", flavour: .classic,
        methods: ["start": .void, "ask": .promise, "refuse": .promise, "sum": .sync],
        isEmitter: true
      ) { watch }
      app = ReactApp(
        ReactSetting(bundle: path, project: root + "/project", facts: .record([:])), [module], link,
        home: root + "/home", onChange: { continuation.yield() }, onEnd: { _ in })
    }

    func screen() async -> ScreenArchive {
      let request = ScreenRequest(
        environment: ArchiveEnvironment(now: Date(timeIntervalSince1970: 0)),
        room: Size(width: 393, height: 759))
      return await withCheckedContinuation { continuation in
        app.render(request) { continuation.resume(returning: $0) }
      }
    }

    /// The texts of the screen, when there are some: on a busy machine the first screen is empty, as
    /// that of a phone whose app takes long to start.
    func texts() async -> [String] {
      var next = changes.makeAsyncIterator()
      var texts = await drawnTexts()
      while texts.isEmpty, await next.next() != nil { texts = await drawnTexts() }
      return texts
    }

    private func drawnTexts() async -> [String] {
      var texts: [String] = []
      let context = TimedTextContext(
        now: Date(timeIntervalSince1970: 0), locale: "en_US", timeZone: "UTC")
      await screen().root.walk { node in
        if case .text(let text) = node.kind { texts.append(text.plainText(in: context)) }
      }
      return texts
    }

    /// Waits until a text is on the screen; the time limit of the test ends the wait.
    func wait(for text: String) async {
      var next = changes.makeAsyncIterator()
      while await !texts().contains(text) {
        guard await next.next() != nil else {
          Issue.record("\(text) does not come")
          return
        }
      }
    }

    /// Presses the button with a title, and waits until that has its effect.
    func press(_ title: String) async throws {
      _ = await texts()
      var id: String?
      let context = TimedTextContext(
        now: Date(timeIntervalSince1970: 0), locale: "en_US", timeZone: "UTC")
      await screen().root.walk { node in
        guard case .button(let reference?) = node.kind else { return }
        node.walk { inner in
          if case .text(let text) = inner.kind, text.plainText(in: context) == title {
            id = reference.id
          }
        }
      }
      let control = try #require(id, "no button \(title)")
      let isDone = await withCheckedContinuation { continuation in
        app.perform(.press(control)) { continuation.resume(returning: $0) }
      }
      #expect(isDone)
    }

    func save(_ source: String) throws -> ScriptBundle {
      try source.write(toFile: project.folder + "/index.js", atomically: true, encoding: .utf8)
      return try bundler.bundle(project, to: path)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func aPressCallsTheNativeModuleAndIsSeenWhenItIsAnswered() async throws {
    let bench = try Bench(Self.source)
    #expect(await bench.texts().first == "idle")
    try await bench.press("Start")
    #expect(await bench.texts().first == "runs")
    let calls = bench.watch.calls.withLock { $0 }
    #expect(calls.contains { $0.hasPrefix("listen onPause 1") })
    #expect(calls.contains { $0.hasPrefix("start ") })
  }

  @Test(.timeLimit(.minutes(30)))
  func promisesAndSynchronousCallsAreAnswered() async throws {
    let bench = try Bench(Self.source)
    try await bench.press("Ask")
    await bench.wait(for: "answer 42")
    try await bench.press("Refuse")
    await bench.wait(for: "E_OFF switched off")
    try await bench.press("Sum")
    #expect(await bench.texts().first == "sum 7")
  }

  @Test(.timeLimit(.minutes(30)))
  func anEventOfTheNativeSideChangesTheScreen() async throws {
    let bench = try Bench(Self.source)
    #expect(await bench.texts().first == "idle")
    _BridgeEvents.send("Watch", "onPause", .object(["at": .number(12.5)]))
    await bench.wait(for: "paused at 12.5")
  }

  /// Tables, parameters by number and name, bytes, transactions, errors; kept when it is opened again.
  @Test(
    .timeLimit(.minutes(30)),
    .enabled(if: database_is_there() == 1, "no SQLite here: apt-get install libsqlite3-0"))
  func databasesAreTheSystems() async throws {
    let bench = try Bench(
      """
      import { AppRegistry, Text, View } from 'react-native';
      import * as SQLite from 'expo-sqlite';
      const said = [];
      const note = (value) => said.push(JSON.stringify(value));
      let db = SQLite.openDatabaseSync('a.db');
      db.execSync('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, size REAL, data BLOB); -- end');
      note(db.runSync('INSERT INTO t (name, size, data) VALUES (?, ?, ?)', 'é', 1.5, new Uint8Array([0, 255])));
      note(db.runSync('INSERT INTO t (name) VALUES ($name)', { $name: 'b' }).lastInsertRowId);
      try {
        db.withTransactionSync(() => { db.runSync('DELETE FROM t'); note(db.isInTransactionSync()); throw 1; });
      } catch (error) { note(db.isInTransactionSync()); }
      db.closeSync();
      db = SQLite.openDatabaseSync('a.db');
      const [first, second] = db.getAllSync('SELECT *, sum(id) OVER () AS all_ids FROM t ORDER BY id');
      note([first.name, first.size, Array.from(first.data), first.all_ids, second.size]);
      try { db.execSync('SELEC'); } catch (error) { note(error.code + ' ' + error.message); }
      SQLite.deleteDatabaseSync('a.db');
      try { SQLite.openDatabaseSync('a.db').getAllSync('SELECT * FROM t'); } catch (error) { note(error.message); }
      AppRegistry.registerComponent('x', () => () => (
        <View>{said.map((text, key) => <Text key={key}>{text}</Text>)}</View>));
      """)
    let texts = await bench.texts()
    #expect(
      texts == [
        #"{"changes":1,"lastInsertRowId":1}"#, "2", "true", "false", #"["é",1.5,[0,255],3,null]"#,
        #""ERR_INTERNAL_SQLITE_ERROR near \"SELEC\": syntax error""#,
        #""no such table: t""#,
      ])
  }

  @Test(.timeLimit(.minutes(30)))
  func aSavedBundleIsLoadedAndKeepsItsState() async throws {
    let bench = try Bench(Self.source)
    try await bench.press("Start")
    #expect(try bench.save(Self.source.replacing("\"Ask\"", with: "\"Inquire\"")).failure == nil)
    bench.app.reload()
    await bench.wait(for: "Inquire")
  }

  @Test(.timeLimit(.minutes(30)))
  func anAppThatStartsItselfAnewBeginsFromNothing() async throws {
    let bench = try Bench(
      """
      import { useState } from 'react';
      import { AppRegistry, Button, Text, View } from 'react-native';
      import { reloadAsync } from 'expo-updates';
      AppRegistry.registerComponent('main', () => function App() {
        const [count, setCount] = useState(0);
        return <View><Text>count {count}</Text>
          <Button title="Up" onPress={() => setCount(count + 1)} />
          <Button title="Anew" onPress={() => reloadAsync()} /></View>;
      });
      """)
    try await bench.press("Up")
    await bench.wait(for: "count 1")
    try await bench.press("Anew")
    await bench.wait(for: "count 0")
  }

  @Test(.timeLimit(.minutes(30)))
  func anErrorWhileTheScriptIsLoadedIsShownWithItsPlace() async throws {
    let bench = try Bench("import 'react-native';\n\nthrow new RangeError('no such thing');\n")
    let texts = await bench.texts().joined(separator: " ")
    #expect(texts.contains("RangeError: no such thing"))
    #expect(texts.contains("index.js"))
  }

  @Test(.timeLimit(.minutes(30)))
  func aControlThatIsGoneIsSaidToBe() async throws {
    let bench = try Bench(Self.source)
    _ = await bench.screen()
    let isDone = await withCheckedContinuation { continuation in
      bench.app.perform(.press("9999")) { continuation.resume(returning: $0) }
    }
    #expect(!isDone)
  }
}

package import ActivityModel
import Foundation
package import React
import ReactScreens
package import ViewArchive
package import WidgetKit

/// A React Native app in the app's process: its JavaScript runs in a node beside it, its native modules
/// here.
@MainActor
package final class ReactApp: HostedScreen {
  private let link: ScriptLink
  private let setting: ReactSetting
  private let console: ScriptConsole
  private let storage: ScriptStorage
  private let onChange: @Sendable () -> Void
  private var modules: NativeModules?
  private var screen = ReactScreen()
  private var device: DeviceFacts
  private let answers = ScriptAnswers()
  /// True while an error is in place of the screen.
  private var isFailing = false
  private var suspension = Suspension()

  /// Called with the reason when the script has ended.
  private let onEnd: @MainActor (String) -> Void

  /// Starts the app's JavaScript.
  ///
  /// - Parameters:
  ///   - image: The library with the native modules; nil: the app has none.
  ///   - kits: Native modules that are Island's own; one of the app's of the same name goes first.
  ///   - link: The link to the script, which waits.
  ///   - home: The app's home folder.
  ///   - onChange: Called, from any thread, when the screen is outdated.
  ///   - onEnd: Called with the reason when the script has ended: nothing on the screen works any more.
  package convenience init(
    _ setting: ReactSetting, of image: LoadedImage?, kits: [_NativeModule] = [],
    _ link: ScriptLink, home: String,
    onChange: @escaping @Sendable () -> Void, onEnd: @escaping @MainActor (String) -> Void
  ) {
    let types = image?.types(conformingTo: (any _NativeModules).self) ?? []
    let modules = types.compactMap { $0 as? any _NativeModules.Type }.flatMap { $0.modules }
    self.init(setting, modules + kits, link, home: home, onChange: onChange, onEnd: onEnd)
  }

  init(
    _ setting: ReactSetting, _ declared: [_NativeModule], _ link: ScriptLink, home: String,
    onChange: @escaping @Sendable () -> Void, onEnd: @escaping @MainActor (String) -> Void
  ) {
    self.setting = setting
    self.link = link
    self.onChange = onChange
    console = ScriptConsole(project: setting.project)
    storage = ScriptStorage(home: home)
    device = DeviceFacts(setting.facts[["device"]] ?? .null)
    self.onEnd = onEnd
    let modules = NativeModules(
      declared + [ScriptDatabase.module(home: home)], send: { link.send($0) },
      print: { [console] in console.print($0) },
      fail: { [weak self] text in
        self?.console.print("error: \(text)")
        self?.fail(ReactFailure(message: text))
      })
    self.modules = modules
    link.read(
      onMessage: { [weak self] in self?.take($0) }, onEnd: { [weak self] in self?.end($0) })
    var facts: [String: JSONValue] = [:]
    if case .record(let known) = setting.facts { facts = known }
    facts["modules"] = modules.facts
    facts["storage"] = .record(storage.areas)
    facts["clock"] = .record(link.clockFields)
    facts["limits"] = link.limits
    link.send(
      ScriptMessage.of("start", ["bundle": .text(setting.bundle), "facts": .record(facts)]))
  }

  // MARK: The screen

  package func render(
    _ request: ScreenRequest, reply: @escaping @MainActor (ScreenArchive) -> Void
  ) {
    for message in device.messages(for: request) { link.send(message) }
    answers.whenShown { [weak self] in
      guard let self else { return }
      let archive = screen.archive(for: request)
      for message in screen.messages { link.send(message) }
      reply(archive)
    }
  }

  package func perform(_ input: ScreenInput, reply: @escaping @MainActor (Bool) -> Void) {
    if case .open(let url) = input {
      link.send(ScriptMessage.of("url", ["url": .text(url.absoluteString)]))
    } else {
      guard let messages = screen.messages(for: input) else { return reply(false) }
      for message in messages { link.send(message) }
      // What the input has left on the screen itself: a typed text, an alert that is gone.
      onChange()
    }
    let number = answers.whenSettled { reply(true) }
    link.send(ScriptMessage.of("ping", ["id": .whole(Int64(number)), "settled": .truth(true)]))
  }

  package func enter(_ phase: AppPhase) {
    func tell(_ state: String, _ more: [String: JSONValue] = [:]) {
      link.send(ScriptMessage.of("appState", more.merging(["state": .text(state)]) { $1 }))
    }
    switch phase {
    case .active:
      suspension.cancel()
      tell("active")
    case .inactive: tell("inactive")
    case .background:
      tell("inactive")
      tell("background")
      suspension.begin { tell("background", ["suspended": .truth(true)]) }
    }
    modules?.enter(phase)
  }

  package func reload() { reload(keepingState: true) }

  /// A save keeps the state of what has not changed; an app that starts itself anew begins from nothing.
  private func reload(keepingState keepsState: Bool) {
    link.send(
      ScriptMessage.of(
        "reload", ["bundle": .text(setting.bundle), "keepState": .truth(keepsState)]))
  }

  // MARK: Messages

  private func take(_ message: ScriptMessage) {
    if screen.apply(message.value) {
      // A script that has failed draws nothing.
      if message.text("t") == "tree", !message.list("root").isEmpty { isFailing = false }
      answers.show()
      return onChange()
    }
    switch message.kind {
    case .touch: message.text("module").map { _ = modules?.instance($0) }
    case .call: modules?.call(message)
    case .listeners: modules?.changeListeners(message)
    case .store:
      guard let area = message.text("area"), let key = message.text("key") else { return }
      storage.set(message.text("value"), for: key, in: area)
    case .pong: message.number("id").map { answers.settle($0) }
    case .log: console.log(message)
    case .error:
      console.report(ScriptError(message))
      if let failure = ReactFailure(message.value) { fail(failure) }
    case .bundled:
      guard let first = message.list("errors").first.flatMap({ ScriptMessage($0) }) else {
        // What fails now is another failure.
        isFailing = false
        return
      }
      fail(ReactFailure(ScriptError(first)))
    case .leftOut:
      let name = "\(message.text("package") ?? ""): \(message.text("name") ?? "")"
      console.print("\(name) is left out: the package is not there")
    case .openURL, .share, .haptic, .clipboard, .notification: console.noteRequest(message)
    case .reloadAsked: reload(keepingState: false)
    case .ready, nil: break
    }
  }

  /// Shows an error in red, until the script draws again. Of several the first: others follow from it.
  private func fail(_ failure: ReactFailure) {
    guard !isFailing else { return }
    isFailing = true
    screen.fail(failure)
    answers.show()
    onChange()
  }

  private func end(_ reason: String) {
    storage.write()
    onEnd(reason)
  }
}

extension ReactFailure {
  /// An error of the bundler.
  fileprivate init(_ error: ScriptError) {
    self.init(
      message: error.text,
      place: error.place.map {
        Call(function: nil, file: $0.file, line: $0.line, column: $0.column)
      })
  }
}

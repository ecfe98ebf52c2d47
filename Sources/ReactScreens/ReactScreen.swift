package import ActivityModel
package import Foundation
package import ViewArchive

/// The screen of a React Native app: the tree that its JavaScript has sent, as the archive of a screen.
/// Not thread safe.
package struct ReactScreen {
  private var tree = ReactTree()
  private var memory = ReactMemory()
  private var failure: ReactFailure?
  private let assets: ReactAssets
  private var measures = ScreenMeasures()
  private var news = ReactNews()
  /// What the controls of the last archive do.
  private var actions: [String: ReactAction] = [:]
  private var backs: [ReactAction] = []
  private var refreshed: Int?
  /// What the host must be told because of the last archive.
  package private(set) var messages: [JSONValue] = []

  /// Creates an empty screen.
  ///
  /// - Parameter read: Returns the bytes of an image of the project by its path; nil: it cannot be
  ///   read.
  package init(
    read: @escaping @Sendable (String) -> Data? = { FileManager.default.contents(atPath: $0) }
  ) {
    assets = ReactAssets(read: read)
  }

  // MARK: From the JavaScript

  /// Applies a message `tree`, `patch`, `alert`, `command` or `appearance` of the JavaScript host.
  /// Returns false for messages that are not for the screen.
  package mutating func apply(_ message: JSONValue) -> Bool {
    switch message["t"]?.string {
    case "tree":
      tree.replace(with: message)
      memory.typed = [:]
      focusFirst(of: tree.nodes.keys.sorted())
      // A script that has failed sends a tree with nothing in it.
      if !tree.root.isEmpty { failure = nil }
    case "patch":
      let (sent, new) = tree.patch(with: message)
      memory.forget(sent)
      focusFirst(of: new)
    case "alert":
      guard let alert = ReactAlert(message) else { return false }
      memory.alerts.append(alert)
    case "command": return memory.perform(message)
    case "appearance":
      memory.colorScheme = message["colorScheme"]?.string.flatMap(ColorSchemeName.init)
    default: return false
    }
    return true
  }

  /// Edits the first field among new nodes that wants to be edited when it appears.
  private mutating func focusFirst(of ids: [Int]) {
    if let id = ids.first(where: { tree[$0]?.flag("autoFocus") == true }) { memory.focused = id }
  }

  /// Shows the red screen of a development build in place of the tree, until the next `tree`.
  package mutating func fail(_ error: ReactFailure) { failure = error }

  // MARK: To the emulator

  /// Returns the screen in a room of a size in points. What the host must be told because of it is in
  /// `messages`.
  package mutating func archive(for request: ScreenRequest) -> ScreenArchive {
    if let failure {
      (actions, backs, refreshed, messages) = ([FailureViews.reload: .reload], [], nil, [])
      return ScreenArchive(
        root: FailureViews.screen(failure),
        controls: [FailureViews.reload: ScreenControl(kind: .button)])
    }
    var builder = ScreenBuilder(
      tree: tree, memory: memory, assets: assets, environment: request.environment)
    let root = builder.screen()
    let dialog = memory.alerts.last.map { builder.dialog($0) }
    (actions, backs, refreshed) = (builder.actions, builder.backs, builder.refreshed)
    let environment = request.environment
    messages =
      measures.messages(
        about: tree, drawn: root, in: request.room,
        at: TimedTextContext(
          now: environment.now, locale: environment.locale, timeZone: environment.timeZone))
      + news.messages(to: tree)
    return ScreenArchive(
      root: root, dialog: dialog, controls: builder.controls,
      canGoBack: dialog == nil && !backs.isEmpty, canRefresh: refreshed != nil,
      colorScheme: memory.colorScheme,
      scrolls: memory.scrolls.values.sorted { $0.serial < $1.serial })
  }

  // MARK: From a person

  /// Returns the messages to the JavaScript host that an input leads to; nil: this control is not on
  /// the screen any more.
  package mutating func messages(for input: ScreenInput) -> [JSONValue]? {
    switch input {
    case .press(let key): return actions[key].map { press($0) }
    case .hold(let key):
      guard case .press(let id)? = actions[key] else { return nil }
      return [Self.message("longPress", id)]
    case .text(let key, let text): return actions[key].flatMap { type(text, $0) }
    case .submit(let key):
      guard case .edit(let id)? = actions[key] else { return nil }
      return [Self.message("submit", id, ["text": .text(text(of: id))])]
    case .focus(let key, let isFocused):
      guard case .edit(let id)? = actions[key] else { return nil }
      return focus(id, isFocused)
    case .adjust(let key, let steps):
      guard case .move(let id, let range)? = actions[key] else { return nil }
      return [Self.message("change", id, ["value": .number(range.moved(by: steps))])]
    case .drag(let key, let drag):
      if case .press(let id)? = actions[key] { return [Self.message("drag", id, drag.fields)] }
      guard case .move(let id, let range)? = actions[key] else { return nil }
      guard drag.phase != .cancelled, drag.size.x > 0 else { return [] }
      let value = range.value(at: drag.location.x / drag.size.x)
      return value == range.value ? [] : [Self.message("change", id, ["value": .number(value)])]
    case .refresh: return refreshed.map { [Self.message("refresh", $0)] } ?? []
    case .back: return backs.last.map { press($0) } ?? []
    case .open(let url): return [.record(["t": .text("url"), "url": .text(url.absoluteString)])]
    case .seen(let list, let row, _):
      guard let node = tree[list], let content = node.children.first else { return [] }
      return measures.messages(atRow: row, of: tree[content]?.children.count ?? 0, in: node)
    case .swipe(let key):
      guard case .press(let id)? = actions[key] else { return nil }
      return [Self.message("swipe", id)]
    case .closeSheet: return []
    }
  }

  private mutating func press(_ action: ReactAction) -> [JSONValue] {
    switch action {
    case .press(let id): return [Self.message("press", id)]
    case .toggle(let id, let isOn): return [Self.message("change", id, ["value": .truth(isOn)])]
    case .back(let id): return [Self.message("back", id)]
    case .close(let id): return [Self.message("close", id)]
    case .answer(let id, let button):
      guard let index = memory.alerts.firstIndex(where: { $0.id == id }) else { return [] }
      return [memory.alerts.remove(at: index).answer(button)]
    case .reload: return [.record(["t": .text("reload")])]
    case .edit, .editAnswer, .move: return []
    }
  }

  private mutating func type(_ text: String, _ action: ReactAction) -> [JSONValue]? {
    switch action {
    case .edit(let id):
      let most = tree[id]?.number("maxLength").map { Int(min(max($0, 0), 1e6)) } ?? .max
      let text = String(text.prefix(most))
      memory.typed[id] = text
      guard tree[id]?.wants(.change) == true else { return [] }
      return [Self.message("change", id, ["text": .text(text)])]
    case .editAnswer(let id):
      guard let index = memory.alerts.firstIndex(where: { $0.id == id }) else { return nil }
      memory.alerts[index].typed = text
      return []
    case .press, .toggle, .move, .answer, .back, .close, .reload: return nil
    }
  }

  private mutating func focus(_ id: Int, _ isFocused: Bool) -> [JSONValue] {
    guard let node = tree[id] else { return [] }
    if isFocused {
      memory.focused = id
      return node.wants(.focus) ? [Self.message("focus", id)] : []
    }
    if memory.focused == id { memory.focused = nil }
    var messages: [JSONValue] = []
    if node.wants(.endEditing) {
      messages.append(Self.message("endEditing", id, ["text": .text(text(of: id))]))
    }
    if node.wants(.blur) { messages.append(Self.message("blur", id)) }
    return messages
  }

  private func text(of id: Int) -> String {
    memory.typed[id] ?? tree[id].map { memory.text(of: $0) } ?? ""
  }

  private static func message(
    _ kind: String, _ id: Int, _ fields: [String: JSONValue] = [:]
  ) -> JSONValue {
    .record(fields.merging(["t": .text(kind), "id": .whole(Int64(id))]) { $1 })
  }
}

extension DragInput {
  /// What the script is told of it: places in points of the control, velocities in points per second.
  fileprivate var fields: [String: JSONValue] {
    [
      "phase": .text(phase.rawValue), "x0": .number(start.x), "y0": .number(start.y),
      "x": .number(location.x), "y": .number(location.y),
      "vx": .number(velocity.x), "vy": .number(velocity.y),
    ]
  }
}

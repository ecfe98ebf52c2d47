package import CursesTerminal
package import PhoneScreen

/// The keys of one place that takes keys: what each does and what is said about it. The key
/// handling, the footer, the help and the page Keys of the documentation all read this table, so
/// none of them can name a key that another does not have.
package struct Keymap<Action: Hashable & Sendable>: Sendable {
  /// Keys with the same action.
  package struct Binding: Sendable {
    package let action: Action
    package let strokes: [KeyStroke]

    /// - Parameters:
    ///   - modifiers: Must be held with each of the keys.
    ///   - keys: The first one names the action in hints.
    package init(_ action: Action, with modifiers: KeyModifiers = [], _ keys: Key...) {
      self.action = action
      strokes = keys.map { KeyStroke($0, modifiers: modifiers) }
    }
  }

  /// Keys that one sentence describes: a row of a table of the page Keys.
  package struct Row: Sendable {
    package let sentence: String
    /// Other input with the same effect, such as holding the space bar; nil: none.
    package let otherInput: String?
    package let bindings: [Binding]

    package init(_ sentence: String, or otherInput: String? = nil, _ bindings: Binding...) {
      self.init(sentence, or: otherInput, bindings)
    }

    package init(_ sentence: String, or otherInput: String? = nil, _ bindings: [Binding]) {
      self.sentence = sentence
      self.otherInput = otherInput
      self.bindings = bindings
    }
  }

  /// A line of the help screen with the rows that it sums up.
  package struct Line: Sendable {
    /// Nil: the help screen, which has to fit a small terminal, leaves the rows out.
    package let help: KeyHint?
    package let rows: [Row]

    /// - Parameters:
    ///   - named: Replaces the names of the keys, for a line that lists more or fewer than those.
    package init(_ help: String?, named: String? = nil, _ rows: Row...) {
      self.init(help, named: named, rows)
    }

    package init(_ help: String?, named: String? = nil, _ rows: [Row]) {
      self.rows = rows
      let strokes = rows.flatMap(\.bindings).compactMap(\.strokes.first)
      let names = named ?? strokes.map(\.name).joined(separator: " ")
      self.help = help.map { KeyHint(names, $0) }
    }
  }

  /// What the footer says about some keys.
  package struct Hint<Conditions>: Sendable {
    fileprivate let actions: [Action]
    fileprivate let keys: @Sendable (Conditions) -> String?
    fileprivate let label: @Sendable (Conditions) -> String?

    /// Makes a hint with one wording, shown while a condition holds.
    package init(
      _ label: String, _ actions: Action...,
      when isShown: @escaping @Sendable (Conditions) -> Bool = { _ in true }
    ) {
      self.init(label, actions, when: isShown)
    }

    package init(
      _ label: String, _ actions: [Action],
      when isShown: @escaping @Sendable (Conditions) -> Bool = { _ in true }
    ) {
      self.actions = actions
      keys = { _ in nil }
      self.label = { isShown($0) ? label : nil }
    }

    /// Makes a hint whose wording depends on the conditions.
    ///
    /// - Parameters:
    ///   - keys: Replaces the names of the keys; nil: they are those of the actions.
    ///   - label: Nil: the hint is not shown.
    package init(
      _ actions: Action..., keys: @escaping @Sendable (Conditions) -> String? = { _ in nil },
      label: @escaping @Sendable (Conditions) -> String?
    ) {
      self.actions = actions
      self.keys = keys
      self.label = label
    }
  }

  package let lines: [Line]
  /// The keys of each action, in the order of the lines.
  private let strokes: [Action: [KeyStroke]]
  private let actions: [Key: [(modifiers: KeyModifiers, action: Action)]]

  package init(_ lines: [Line]) {
    self.lines = lines
    var strokes: [Action: [KeyStroke]] = [:]
    var actions: [Key: [(modifiers: KeyModifiers, action: Action)]] = [:]
    for binding in lines.flatMap(\.rows).flatMap(\.bindings) {
      strokes[binding.action, default: []] += binding.strokes
      for stroke in binding.strokes {
        actions[stroke.key, default: []].append((stroke.modifiers, binding.action))
      }
    }
    self.strokes = strokes
    self.actions = actions
  }

  /// Makes the keymap of a place without a help screen of its own.
  package init(rows: Row...) {
    self.init(rows.map { Line(nil, $0) })
  }

  /// Returns the action of a key press; nil for a release and for an unbound key.
  ///
  /// Control makes another key of a character. Other modifiers count only where a binding has them.
  package func action(for press: KeyStroke) -> Action? {
    guard press.phase != .release else { return nil }
    let candidates = (actions[press.key] ?? []).filter { modifiers, _ in
      if case .character = press.key,
        modifiers.contains(.control) != press.modifiers.contains(.control)
      {
        return false
      }
      return modifiers.isSubset(of: press.modifiers)
    }
    return (candidates.first { !$0.modifiers.isEmpty } ?? candidates.first)?.action
  }

  // MARK: Names

  /// Returns the name of the first key of each action, separated by spaces: `z + -`.
  package func names(of actions: Action...) -> String { names(of: actions) { _ in true } }

  /// Returns what the footer says about some actions.
  package func hint(_ label: String, _ actions: Action...) -> KeyHint { hint(label, actions) }

  package func hint(_ label: String, _ actions: [Action]) -> KeyHint {
    KeyHint(names(of: actions) { _ in true }, label)
  }

  /// Returns what the footer says about an action while another keymap takes the keys first.
  package func hint<Other>(
    _ label: String, _ action: Action, behind other: Keymap<Other>
  ) -> KeyHint {
    KeyHint(names(of: [action]) { other.action(for: $0) == nil }, label)
  }

  private func names(of actions: [Action], where isShown: (KeyStroke) -> Bool) -> String {
    actions.compactMap { strokes[$0]?.first(where: isShown)?.name }.joined(separator: " ")
  }

  /// Returns the shown ones of some hints, in their order.
  package func hints<Conditions>(
    _ hints: [Hint<Conditions>], for conditions: Conditions
  ) -> [KeyHint] {
    hints.compactMap { hint in
      hint.label(conditions).map {
        KeyHint(hint.keys(conditions) ?? names(of: hint.actions) { _ in true }, $0)
      }
    }
  }

  /// The lines of the help screen.
  package var help: [KeyHint] { lines.compactMap(\.help) }
}

extension KeyStroke {
  /// The short name in hints: `^C`, `esc`, `⇧tab`, `l`.
  package var name: String {
    let prefix =
      (modifiers.contains(.shift) ? "⇧" : "") + (modifiers.contains(.alternate) ? "⌥" : "")
    return switch key {
    case .character(" "): prefix + "space"
    case .character(let character):
      modifiers.contains(.control) ? "^" + character.uppercased() : prefix + String(character)
    case .enter: prefix + "enter"
    case .escape: prefix + "esc"
    case .tab: prefix + "tab"
    case .backTab: "⇧tab"
    case .backspace: prefix + "backspace"
    case .delete: prefix + "delete"
    case .up: prefix + "↑"
    case .down: prefix + "↓"
    case .left: prefix + "←"
    case .right: prefix + "→"
    case .home: prefix + "home"
    case .end: prefix + "end"
    case .pageUp: prefix + "pgup"
    case .pageDown: prefix + "pgdn"
    case .function(let number): prefix + "F\(number)"
    }
  }
}

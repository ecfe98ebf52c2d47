package import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
package import Foundation
package import PhoneScreen

/// A pane beside the sheet that shows the state's name, its form or its JSON, and its size in
/// bytes.
package struct StatePane: Sendable {
  package enum Tab: Hashable, Sendable { case form, json }

  package private(set) var collection: StateCollection
  package var tab = Tab.form
  private var form: StateForm
  private var json: JSONPage
  /// The keys that the sources read from the store of an app group.
  package let appGroupKeys: [String]
  /// The values of those keys that were edited. A field that was not has the given value; where it is
  /// empty, the widget's process makes a text up.
  package private(set) var appGroup: [String: String]
  private let givenAppGroup: [String: String]

  /// The fewest columns in which the pane is usable.
  package static let leastColumns = 30

  /// - Parameters:
  ///   - allowsFiles: False when no file may be read or written.
  ///   - appGroupKeys: The keys that the sources read from the store of an app group.
  ///   - givenAppGroup: The values that the widget's process knows already.
  ///   - appGroup: The values of those keys that were edited.
  package init(
    _ collection: StateCollection, timeZone: TimeZone, allowsFiles: Bool = true,
    appGroupKeys: [String] = [], givenAppGroup: [String: String] = [:],
    appGroup: [String: String] = [:]
  ) {
    self.collection = collection
    self.appGroupKeys = appGroupKeys
    self.givenAppGroup = givenAppGroup
    self.appGroup = appGroup
    json = JSONPage(allowsFiles: allowsFiles)
    form = StateForm(.null, of: .free, timeZone: timeZone)
    makeForm()
  }

  private static let appGroupName = "app group"

  private mutating func makeForm() {
    // The state comes first: updates change it, but not the attributes.
    var shape: [ValueShape.Field] = [
      .init("state", collection.stateShape), .init("attributes", collection.attributesShape),
    ]
    if !appGroupKeys.isEmpty {
      shape.append(
        .init(Self.appGroupName, .record(appGroupKeys.map { .init($0, .text) })))
    }
    form = StateForm(formValue, of: .record(shape), timeZone: form.timeZone)
  }

  private var formValue: JSONValue {
    var fields = ["state": collection.current.state, "attributes": collection.current.attributes]
    if !appGroupKeys.isEmpty {
      fields[Self.appGroupName] = .record(
        Dictionary(
          uniqueKeysWithValues: appGroupKeys.map {
            ($0, JSONValue.text(appGroup[$0] ?? givenAppGroup[$0] ?? ""))
          }))
    }
    return .record(fields)
  }

  /// Replaces the states after a reload.
  ///
  /// - Returns: The reason why the edited state no longer fits; nil when it was kept or there was
  ///   none.
  package mutating func reload(_ new: StateCollection) -> PushFinding? {
    var new = new
    let lost = new.adopt(from: collection)
    let hasSameShapes =
      new.stateShape == collection.stateShape && new.attributesShape == collection.attributesShape
    collection = new
    if hasSameShapes { form.show(formValue) } else { makeForm() }
    return lost
  }

  package mutating func step(by count: Int) {
    collection.step(by: count)
    form.show(formValue)
  }

  package mutating func choose(_ preset: StatePreset) {
    collection.choose(preset)
    form.show(formValue)
  }

  /// Selects a state by name or number; false when there is none.
  package mutating func choose(named name: String) -> Bool {
    guard collection.choose(named: name) else { return false }
    form.show(formValue)
    return true
  }

  /// True while a text is typed, which takes every key.
  package var isTyping: Bool {
    switch tab {
    case .form: form.isTyping
    case .json: json.isTyping
    }
  }

  // MARK: Keys and mouse

  /// Handles a key.
  ///
  /// - Parameter area: The rectangle that the pane is drawn in, which limits scrolling.
  package mutating func handle(
    _ press: KeyStroke, in area: CellRect, at now: Date
  ) -> StateForm.Outcome {
    guard press.phase != .release else { return .ignored }
    switch tab {
    case .form:
      let outcome = form.handle(press, at: now)
      if outcome == .changed { takeForm() }
      if outcome != .ignored { return outcome }
    case .json:
      let outcome = json.handle(press, &collection, in: Self.content(of: area), at: now)
      if outcome == .changed { form.show(formValue) }
      if outcome != .ignored { return outcome }
    }
    return command(press)
  }

  package enum Action: Hashable, Sendable {
    case state(forwards: Bool)
    case preset(StatePreset)
    /// Shows the form or the JSON; closes the pane that shows it already.
    case tab(Tab)
  }

  /// The keys that both tabs have.
  package static let keymap = Keymap<Action>(
    rows: .init(
      "the previous state, the next", .init(.state(forwards: false), "["),
      .init(.state(forwards: true), "]")),
    .init(
      "the presets, as on the sheet",
      zip("1234", StatePreset.allCases).map { .init(.preset($1), .character($0)) }),
    .init("the form; on the form: close", .init(.tab(.form), "e")),
    .init("the JSON; on the JSON: close", .init(.tab(.json), "j")))

  /// Handles the keys that both tabs have.
  private mutating func command(_ press: KeyStroke) -> StateForm.Outcome {
    switch Self.keymap.action(for: press) {
    case .state(let forwards): step(by: forwards ? 1 : -1)
    case .preset(let preset): choose(preset)
    case .tab(let other):
      guard tab != other else { return .closed }
      tab = other
      return .handled
    case nil: return .ignored
    }
    return .changed
  }

  /// Stores the form's value as the edited state.
  private mutating func takeForm() {
    for key in appGroupKeys {
      guard case .text(let text)? = form.value[[Self.appGroupName, key]] else { continue }
      appGroup[key] = text == givenAppGroup[key] ?? "" ? nil : text
    }
    let attributes = form.value[["attributes"]] ?? .record([:])
    let state = form.value[["state"]] ?? .record([:])
    // The app group is the same for every state, so a change of it alone edits none.
    guard attributes != collection.current.attributes || state != collection.current.state else {
      return
    }
    collection.edit(attributes: attributes, state: state)
  }

  /// Pastes text into the field that is being typed, or else parses it as JSON.
  /// Shows the state of a file, as JSON or as a push.
  ///
  /// - Throws: `StateFile.Failure` when it cannot be read or does not fit.
  mutating func load(_ path: String) throws(StateFile.Failure) {
    let text = try StateFile.read(path)
    do {
      let parsed = try PushJSON.read(text, for: collection)
      collection.edit(attributes: parsed.attributes, state: parsed.state)
    } catch {
      throw StateFile.Failure(path: path, reason: error.problems.joined(separator: "; "))
    }
    form.show(formValue)
  }

  package mutating func paste(_ text: String, at now: Date) -> StateForm.Outcome {
    if tab == .form {
      let outcome = form.paste(text, at: now)
      if outcome == .changed { takeForm() }
      if outcome != .ignored { return outcome }
      tab = .json
    }
    let outcome = json.paste(text, into: &collection)
    if outcome == .changed { form.show(formValue) }
    return outcome
  }

  package mutating func handle(
    _ event: MouseEvent, in area: CellRect, at now: Date
  ) -> StateForm.Outcome {
    guard area.contains(event.position) else { return .ignored }
    switch tab {
    case .form:
      let outcome = form.handle(event, in: Self.content(of: area), at: now)
      if outcome == .changed { takeForm() }
      return outcome == .ignored ? .handled : outcome
    case .json:
      switch event.phase {
      case .scrollUp, .scrollDown:
        for _ in 0..<3 {
          let key: Key = event.phase == .scrollUp ? .up : .down
          _ = json.handle(KeyStroke(key), &collection, in: Self.content(of: area), at: now)
        }
      case .down, .drag, .up, .move, .scrollLeft, .scrollRight: break
      }
      return .handled
    }
  }

  // MARK: Drawing

  /// The rows between the title and the size.
  private static func content(of area: CellRect) -> CellRect {
    CellRect(
      column: area.column, row: area.row + 2, columns: area.columns, rows: area.rows - 3)
  }

  package func draw(in area: CellRect, look: RenderStyle, at now: Date, into grid: inout CellGrid) {
    guard !area.isEmpty else { return }
    let background = look.color(.panelBackground)
    grid.fill(area, style: look.style(.panelText, on: background))
    let inner = area.inset(columns: 1, rows: 0)
    let count = "\(collection.index + 1)/\(collection.entries.count)"
    grid.write(
      collection.current.name, at: inner.origin, columns: inner.columns - count.count - 1,
      style: look.style(.panelTitle, on: background, .bold))
    grid.write(
      count, at: CellPoint(column: inner.maxColumn - count.count, row: area.row),
      columns: count.count, style: look.style(.panelReason, on: background))
    let content = Self.content(of: area)
    switch tab {
    case .form: form.draw(in: content, look: look, at: now, into: &grid)
    case .json: json.draw(collection, in: content, look: look, at: now, into: &grid)
    }
    guard area.rows > 2 else { return }
    MeterBar(meter: collection.meter, look: look).draw(
      at: CellPoint(column: inner.column, row: area.maxRow - 1), columns: inner.columns,
      into: &grid)
  }

  /// The current keys for the bottom line.
  package var hints: [KeyHint] {
    let state = Self.keymap.hint("state", .state(forwards: false), .state(forwards: true))
    let presets = StatePreset.allCases.map { Self.keymap.names(of: .preset($0)) }
    let preset = KeyHint("\(presets.first ?? "")–\(presets.last ?? "")", "preset")
    return switch tab {
    case .form:
      form.isTyping
        ? form.hints
        : form.hints + [state, preset, Self.keymap.hint("JSON", .tab(.json))]
    case .json:
      json.hints + (json.isTyping ? [] : [state, Self.keymap.hint("form", .tab(.form))])
    }
  }
}

import ActivityModel
import CursesTerminal
import Foundation

/// Operations on the focused row.
extension StateForm {
  /// Handles Enter, Space or a click on a row.
  mutating func activate(_ row: FormRow, _ now: Date) -> Outcome {
    switch row.kind {
    case .group: return fold(row)
    case .adding: return add(beside: row, now)
    case .field: break
    }
    if row.isNil, row.isOptional, !Self.isPicked(row.shape) { return make(row, now) }
    switch row.shape {
    case .truth:
      value[row.path] = .truth(row.value != .truth(true))
      return .changed
    case .choice, .variant:
      mode = .picking(Self.choiceIndex(of: row) ?? 0, before: value)
      return .handled
    case .text, .number, .whole, .date, .url, .uuid, .data, .optional, .list, .record,
      .dictionary, .free:
      let text = row.value.map { fields(now).editText($0, row.shape) } ?? ""
      mode = .typing(LineEditor(text, selectsAll: true), before: value, problem: nil)
      return .handled
    }
  }

  private mutating func fold(_ row: FormRow) -> Outcome {
    if folded.remove(row.path) == nil { folded.insert(row.path) }
    return .handled
  }

  /// Replaces a missing value by a default one.
  private mutating func make(_ row: FormRow, _ now: Date) -> Outcome {
    value[row.path] = row.shape.defaultValue(now: now)
    return .changed
  }

  /// Handles ← and →: folds groups, changes numbers and dates, selects the next choice.
  mutating func step(_ row: FormRow, by count: Int, _ now: Date) -> Outcome {
    switch row.kind {
    case .group(let isFolded):
      if isFolded == (count > 0) { return fold(row) }
      return count < 0 ? leave(row) : .handled
    case .adding: return count < 0 ? leave(row) : .handled
    case .field: break
    }
    if row.isNil, row.isOptional, !Self.isPicked(row.shape) {
      return count > 0 ? make(row, now) : leave(row)
    }
    switch row.shape {
    case .truth: return activate(row, now)
    case .choice, .variant:
      let choices = Self.choices(of: row).count
      guard choices > 0 else { return .handled }
      let index = (Self.choiceIndex(of: row) ?? 0) + count
      return choose(((index % choices) + choices) % choices, of: row, now)
    case .whole(let least, let most):
      guard case .whole(let whole) = row.value else { return .handled }
      let (sum, isTooFar) = whole.addingReportingOverflow(Int64(count))
      guard !isTooFar, sum >= least, sum <= most else { return .handled }
      value[row.path] = .whole(sum)
      return .changed
    case .number:
      guard let number = row.value?.double else { return .handled }
      // Values between -1 and 1 change by 0.05, others by 1.
      let isShare = abs(number) <= 1
      let sum = number + Double(count) * (isShare ? 0.05 : 1)
      value[row.path] = .number((sum * 1e6).rounded() / 1e6)
      return .changed
    case .date:
      guard let seconds = row.value?.double else { return .handled }
      value[row.path] = .number(seconds + Double(count) * 60)
      return .changed
    case .text, .url, .uuid, .data, .optional, .list, .record, .dictionary, .free:
      return count < 0 ? leave(row) : .handled
    }
  }

  /// Focuses the head of the row's group.
  private mutating func leave(_ row: FormRow) -> Outcome {
    let path = row.kind == .adding ? row.path : Array(row.path.dropLast())
    if let head = rows.last(where: {
      $0.kind != .adding && !$0.path.isEmpty && path.starts(with: $0.path)
    }) {
      focus = head.id
    }
    return .handled
  }

  // MARK: Members

  /// Finds the list or dictionary that a row shows, or of which it shows a member; nil when the row
  /// has nothing to do with one.
  private func container(of row: FormRow) -> FormRow? {
    if row.kind == .adding || row.isContainer {
      return rows.first { $0.path == row.path && $0.kind != .adding }
    }
    let parents = rows.filter { row.path.starts(with: $0.path) && $0.path.count < row.path.count }
    return parents.last(where: \.isContainer)
  }

  /// Adds a member behind a row, or at the end of its list; for a dictionary, starts naming the
  /// key.
  mutating func add(beside row: FormRow, _ now: Date) -> Outcome {
    guard let container = container(of: row) else { return .ignored }
    folded.remove(container.path)
    switch (container.shape, container.value) {
    case (.list(let shape), .list(var items)):
      let place =
        row.path.count > container.path.count
        ? Int(row.path[container.path.count]).map { $0 + 1 } : nil
      let index = min(place ?? items.count, items.count)
      // Copies the item before it: items of a list are usually alike.
      items.insert(index > 0 ? items[index - 1] : shape.defaultValue(now: now), at: index)
      value[container.path] = .list(items)
      focus = FormRow.ID(path: container.path + ["\(index)"])
      return .changed
    case (.dictionary, .record):
      focus = FormRow.ID(path: container.path, isAdding: true)
      mode = .naming(LineEditor(""), problem: nil)
      return .handled
    case (_, _): return .ignored
    }
  }

  /// Adds the entry of a dictionary after its key was typed; a duplicate key is rejected.
  mutating func add(key editor: LineEditor, to row: FormRow, _ now: Date) -> Outcome {
    let key = editor.text
    guard case .record(let entries) = value[row.path] else {
      mode = .moving
      return .handled
    }
    guard !key.isEmpty, entries[key] == nil else {
      mode = .naming(
        editor, problem: key.isEmpty ? "the key is empty" : "\"\(key)\" exists already")
      return .handled
    }
    value[row.path + [key]] = row.shape.defaultValue(now: now)
    focus = FormRow.ID(path: row.path + [key])
    mode = .moving
    return .changed
  }

  /// Removes a member from its list or dictionary, or clears an optional value.
  mutating func remove(_ row: FormRow) -> Outcome {
    let index = focusIndex
    if row.isMember, row.kind != .adding {
      value[row.path] = nil
    } else if row.isOptional, !row.isNil {
      clear(row.path)
    } else {
      return .ignored
    }
    keepFocus(near: index)
    return .changed
  }

  /// Clears an optional value: removes its key, or sets an item of a list to null.
  private mutating func clear(_ path: [String]) {
    if case .list = value[Array(path.dropLast())] {
      value[path] = .null
    } else {
      value[path] = nil
    }
  }

  /// Swaps an item of a list with its neighbour.
  mutating func moveMember(_ row: FormRow, by count: Int) -> Outcome {
    guard row.isMember, let last = row.path.last, let index = Int(last),
      case .list(var items) = value[Array(row.path.dropLast())],
      items.indices.contains(index + count)
    else { return .ignored }
    items.swapAt(index, index + count)
    value[Array(row.path.dropLast())] = .list(items)
    focus = FormRow.ID(path: row.path.dropLast() + ["\(index + count)"])
    return .changed
  }

  // MARK: Choices

  /// True for shapes that are edited by a picker.
  static func isPicked(_ shape: ValueShape) -> Bool {
    switch shape {
    case .choice, .variant: true
    case .text, .number, .whole, .truth, .date, .url, .uuid, .data, .optional, .list, .record,
      .dictionary, .free:
      false
    }
  }

  /// The names that a picker offers.
  static func choices(of row: FormRow) -> [String] {
    let nothing = row.isOptional ? ["nothing"] : []
    switch row.shape {
    case .choice(let choices): return nothing + choices.map(\.name)
    case .variant(let cases): return nothing + cases.map(\.name)
    case .text, .number, .whole, .truth, .date, .url, .uuid, .data, .optional, .list, .record,
      .dictionary, .free:
      return []
    }
  }

  /// The index of the row's value among its choices; nil for a value that is not one of them.
  static func choiceIndex(of row: FormRow) -> Int? {
    if row.isNil, row.isOptional { return 0 }
    let first = row.isOptional ? 1 : 0
    switch (row.shape, row.value) {
    case (.choice(let choices), let value?):
      return choices.firstIndex { $0.value == value }.map { $0 + first }
    case (.variant(let cases), .record(let record)):
      return cases.firstIndex { $0.name == record.keys.first }.map { $0 + first }
    case (_, _): return nil
    }
  }

  /// Stores the choice at an index; ignores an index out of range.
  mutating func choose(_ index: Int, of row: FormRow, _ now: Date) -> Outcome {
    guard index != Self.choiceIndex(of: row) else { return .handled }
    let place = row.isOptional ? index - 1 : index
    guard place >= 0 else {
      clear(row.path)
      return .changed
    }
    switch row.shape {
    case .choice(let choices) where choices.indices.contains(place):
      value[row.path] = choices[place].value
    case .variant(let cases) where cases.indices.contains(place):
      value[row.path] = .record([cases[place].name: cases[place].shape.defaultValue(now: now)])
    case .text, .number, .whole, .truth, .date, .url, .uuid, .data, .choice, .variant, .optional,
      .list, .record, .dictionary, .free:
      return .ignored
    }
    return .changed
  }
}

extension FormRow {
  /// True for a list or dictionary, to which members can be added.
  var isContainer: Bool {
    switch (shape, value) {
    case (.list, .list), (.dictionary, .record): kind != .adding
    case (_, _): false
    }
  }
}

extension JSONValue {
  fileprivate var double: Double? {
    switch self {
    case .number(let number): number
    case .whole(let whole): Double(whole)
    case .null, .truth, .text, .list, .record: nil
    }
  }
}

extension ValueShape {
  /// The default value of a shape: the smallest that is valid, with dates five minutes from now.
  func defaultValue(now: Date) -> JSONValue {
    switch self {
    case .date: .number(now.timeIntervalSinceReferenceDate.rounded() + 300)
    case .record(let fields):
      .record(
        Dictionary(
          fields.map { ($0.name, $0.shape.defaultValue(now: now)) },
          uniquingKeysWith: { first, _ in first }
        ).filter { $0.value != .null })
    case .variant(let cases):
      cases.first.map { .record([$0.name: $0.shape.defaultValue(now: now)]) } ?? .null
    case .text, .number, .whole, .truth, .url, .uuid, .data, .choice, .optional, .list,
      .dictionary, .free:
      plainest
    }
  }
}

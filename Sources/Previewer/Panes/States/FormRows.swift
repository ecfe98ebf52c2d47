package import ActivityModel

/// The rows of a form for a value of a shape, without those in folded groups.
package struct FormRows {
  private let folded: Set<[String]>
  private var problems: [[String]: String] = [:]
  package private(set) var rows: [FormRow] = []

  package init(_ value: JSONValue, of shape: ValueShape, folded: Set<[String]>) {
    self.folded = folded
    for finding in ShapeCheck(value, of: shape).findings where problems[finding.path] == nil {
      problems[finding.path] = finding.message
    }
    guard case .record(let fields) = shape else {
      add(FormRow(path: [], label: "value", shape: shape, value: value, indent: 0))
      return
    }
    for field in fields {
      add(
        FormRow(
          path: [field.name], label: field.name, shape: field.shape, value: value[[field.name]],
          indent: 0))
    }
  }

  private mutating func add(_ row: FormRow) {
    var row = row
    row.problem = problems[row.path]
    while case .optional(let shape) = row.shape {
      row.shape = shape
      row.isOptional = true
    }
    if row.isNil, row.isOptional {
      rows.append(row)
      return
    }
    switch (row.shape, row.value) {
    case (.record(let fields), .record):
      group(row) { me in
        for field in fields { me.add(row.child(field.name, Self.label(field.name), field.shape)) }
      }
    case (.list(let shape), .list(let items)):
      group(row) { me in
        for index in items.indices {
          me.add(row.child("\(index)", "\(index + 1)", shape, isMember: true))
        }
        me.add(adding: row, shape)
      }
    case (.dictionary(let shape), .record(let record)):
      group(row) { me in
        for key in record.keys.sorted() { me.add(row.child(key, key, shape, isMember: true)) }
        me.add(adding: row, shape)
      }
    case (.variant(let cases), .record(let record)):
      rows.append(row)
      guard let name = record.keys.first, let known = cases.first(where: { $0.name == name }),
        case .record(let fields) = known.shape
      else { return }
      for field in fields {
        var child = row.child(name, "", known.shape).child(
          field.name, Self.label(field.name), field.shape)
        child.indent = row.indent + 1
        add(child)
      }
    case (.text, _), (.number, _), (.whole, _), (.truth, _), (.date, _), (.url, _), (.uuid, _),
      (.data, _), (.choice, _), (.variant, _), (.optional, _), (.list, _), (.record, _),
      (.dictionary, _), (.free, _):
      rows.append(row)
    }
  }

  private mutating func group(_ row: FormRow, _ inside: (inout FormRows) -> Void) {
    var head = row
    let isFolded = folded.contains(row.path)
    head.kind = .group(isFolded: isFolded)
    rows.append(head)
    if !isFolded { inside(&self) }
  }

  private mutating func add(adding row: FormRow, _ shape: ValueShape) {
    var adding = row
    adding.shape = shape
    adding.kind = .adding
    adding.label = "add"
    adding.value = nil
    adding.isMember = false
    adding.isOptional = false
    adding.problem = nil
    adding.indent = row.indent + 1
    rows.append(adding)
  }

  /// The label of a field; associated values without names are encoded as `_0`, `_1` ….
  private static func label(_ name: String) -> String {
    guard name.hasPrefix("_"), let number = Int(name.dropFirst()) else { return name }
    return number == 0 ? "value" : "value \(number + 1)"
  }
}

import SwiftParser
import SwiftSyntax

/// Reads the values of expressions that are written out, with the constants of their file.
struct ExampleReader {
  /// The initial values of the file's constants and properties by name.
  let constants: [String: [ExprSyntax]]

  private static let depthLimit = 12

  /// Returns the values of a call's arguments by their labels.
  func values(of call: FunctionCallExprSyntax, depth: Int = 0) -> [String: ExampleValue] {
    var values: [String: ExampleValue] = [:]
    for argument in call.arguments {
      guard let label = argument.label?.text.withoutBackticks else { continue }
      values[label] = value(of: argument.expression, depth: depth + 1)
    }
    return values
  }

  /// Returns nil for an expression whose value only a running program knows.
  func value(of expression: ExprSyntax, depth: Int = 0) -> ExampleValue? {
    guard depth < Self.depthLimit, let found = known(expression, depth + 1) else { return nil }
    switch found {
    // The moment of the call is that of a start or, in a preview, of anything.
    case .text(""), .number(0), .moment(0), .list([]): return nil
    case .record(let values) where values.isEmpty: return nil
    default: return found
    }
  }

  private func known(_ expression: ExprSyntax, _ depth: Int) -> ExampleValue? {
    if let text = expression.as(StringLiteralExprSyntax.self) { return self.text(text, depth) }
    if let number = expression.as(IntegerLiteralExprSyntax.self) {
      return Double(number.literal.text.filter { $0 != "_" }).map { .number($0) }
    }
    if let number = expression.as(FloatLiteralExprSyntax.self) {
      return Double(number.literal.text.filter { $0 != "_" }).map { .number($0) }
    }
    if let truth = expression.as(BooleanLiteralExprSyntax.self) {
      return .truth(truth.literal.text == "true")
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return number(prefix.expression, depth).map { .number(-$0) }
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .list(array.elements.compactMap { value(of: $0.expression, depth: depth) })
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return self.sequence(Array(sequence.elements), depth)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return constant(reference.baseName.text, depth)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) { return member(access, depth) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, depth) }
    return wrapped(in: expression).flatMap { value(of: $0, depth: depth) }
  }

  /// The expression whose value that of another is.
  private func wrapped(in expression: ExprSyntax) -> ExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return unwrap.expression }
    if let attempt = expression.as(TryExprSyntax.self) { return attempt.expression }
    return expression.as(AwaitExprSyntax.self)?.expression
  }

  private func text(_ literal: StringLiteralExprSyntax, _ depth: Int) -> ExampleValue? {
    if let text = literal.representedLiteralValue { return .text(text) }
    var text = ""
    for segment in literal.segments {
      if let part = segment.as(StringSegmentSyntax.self) {
        text += part.content.text
        continue
      }
      guard let inner = segment.as(ExpressionSegmentSyntax.self)?.expressions, inner.count == 1,
        let only = inner.first
      else { return nil }
      switch value(of: only.expression, depth: depth) {
      case .text(let part): text += part
      case .number(let number):
        text += Int(exactly: number).map(String.init) ?? "\(number)"
      default: return nil
      }
    }
    return text.contains("\\") ? nil : .text(text)
  }

  private func number(_ expression: ExprSyntax, _ depth: Int) -> Double? {
    if case .number(let number) = known(expression, depth + 1) { number } else { nil }
  }

  /// A constant with one initial value: of several with one name it is not known which is meant.
  private func constant(_ name: String, _ depth: Int) -> ExampleValue? {
    guard let values = constants[name], values.count == 1 else { return nil }
    return value(of: values[0], depth: depth)
  }

  private func member(_ access: MemberAccessExprSyntax, _ depth: Int) -> ExampleValue? {
    let name = access.declName.baseName.text.withoutBackticks
    guard let base = access.base else { return name == "now" ? .moment(0) : .name(name) }
    let owner = base.trimmedDescription
    if owner == "self" || owner == "Self" { return constant(name, depth) }
    if owner == "Date", name == "now" { return .moment(0) }
    let last = owner.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true,
      owner.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    // A constant of a type, else a case of an enum.
    return constants[name] == nil ? .name(name) : constant(name, depth)
  }

  /// Initialisers that keep a value.
  private static let conversions: Set<String> = [
    "Double", "TimeInterval", "Int", "Int64", "Int32", "Float", "CGFloat", "String", "Optional",
  ]

  private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> ExampleValue? {
    let arguments = Array(call.arguments)
    if let method = call.calledExpression.as(MemberAccessExprSyntax.self) {
      switch method.declName.baseName.text {
      case "addingTimeInterval", "advanced":
        guard arguments.count == 1, let base = method.base,
          case .moment(let start) = known(base, depth),
          let seconds = number(arguments[0].expression, depth)
        else { return nil }
        return .moment(start + seconds)
      case "date":
        return date(arguments, depth)
      case "init": break
      case let name:
        guard name.first?.isUppercase == true else { return nil }
      }
    } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "Date" { return date(arguments, depth) }
      if Self.conversions.contains(name), arguments.count == 1 {
        return value(of: arguments[0].expression, depth: depth)
      }
      guard name.first?.isUppercase == true else { return nil }
    } else {
      return nil
    }
    return .record(values(of: call, depth: depth))
  }

  /// A `Date`, or what `Calendar.date(byAdding:value:to:)` makes of one.
  private func date(_ arguments: [LabeledExprSyntax], _ depth: Int) -> ExampleValue? {
    switch arguments.map({ $0.label?.text }) {
    case []: return .moment(0)
    case ["timeIntervalSinceNow"]:
      return number(arguments[0].expression, depth).map { .moment($0) }
    case ["timeInterval", "since"]:
      guard let seconds = number(arguments[0].expression, depth),
        case .moment(let start) = known(arguments[1].expression, depth)
      else { return nil }
      return .moment(start + seconds)
    case ["byAdding", "value", "to"]:
      guard case .name(let unit) = known(arguments[0].expression, depth),
        let length = Self.lengths[unit], let count = number(arguments[1].expression, depth),
        case .moment(let start) = known(arguments[2].expression, depth)
      else { return nil }
      return .moment(start + count * length)
    default: return nil
    }
  }

  /// The seconds of the components of a calendar.
  private static let lengths: [String: Double] = [
    "second": 1, "minute": 60, "hour": 3600, "day": 86_400,
  ]

  // MARK: Operators

  /// The parts of a sequence of operands and operators, which the parser leaves flat.
  private func sequence(_ elements: [ExprSyntax], _ depth: Int) -> ExampleValue? {
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      let then = elements[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
      return then.flatMap { value(of: $0, depth: depth) }
        ?? sequence(Array(elements[(index + 1)...]), depth)
    }
    // What stands behind it is shown where there is nothing: "Unknown".
    if let index = elements.firstIndex(where: { Self.name(of: $0) == "??" }) {
      return sequence(Array(elements[..<index]), depth)
    }
    if elements.count == 1 { return known(elements[0], depth) }
    for operators in [["+", "-"], ["*", "/"]] {
      guard
        let index = elements.lastIndex(where: { operators.contains(Self.name(of: $0) ?? "") }),
        index > 0, index + 1 < elements.count
      else { continue }
      guard let left = sequence(Array(elements[..<index]), depth + 1),
        let right = sequence(Array(elements[(index + 1)...]), depth + 1), depth < Self.depthLimit
      else { return nil }
      return Self.result(of: Self.name(of: elements[index]) ?? "", left, right)
    }
    return nil
  }

  private static func name(of element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private static func result(
    of name: String, _ left: ExampleValue, _ right: ExampleValue
  ) -> ExampleValue? {
    switch (left, name, right) {
    case (.number(let a), "+", .number(let b)): .number(a + b)
    case (.number(let a), "-", .number(let b)): .number(a - b)
    case (.number(let a), "*", .number(let b)): .number(a * b)
    case (.number(let a), "/", .number(let b)) where b != 0: .number(a / b)
    case (.moment(let a), "+", .number(let b)): .moment(a + b)
    case (.moment(let a), "-", .number(let b)): .moment(a - b)
    case (.text(let a), "+", .text(let b)): .text(a + b)
    default: nil
    }
  }
}

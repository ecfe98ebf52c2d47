/// A string table's text in one language: a format whose parts may depend on a number.
package struct Translation: Hashable, Sendable {
  /// Texts by plural category; a text without plural forms is stored as `other`.
  var forms: [String: String]
  /// The substitutions for `%#@name@`, by name.
  var substitutions: [String: Substitution] = [:]
  /// The language of the text, whose plural rules apply.
  var language: String

  struct Substitution: Hashable, Sendable {
    /// The position from 1 of the argument that selects the form. Nil: the position given in the
    /// format, or the next argument.
    var argument: Int?
    var specifier: String
    var forms: [String: String]
  }

  init(_ text: String, language: String) { self.init(forms: ["other": text], language: language) }

  init(
    forms: [String: String], substitutions: [String: Substitution] = [:], language: String
  ) {
    self.forms = forms
    self.substitutions = substitutions
    self.language = language
  }

  /// The format as it is in the table, for use without arguments. Nil: there is no form.
  var plain: String? { forms["other"] ?? forms.min { $0.key < $1.key }?.value }

  /// A part of a text: a literal, or an argument by its index from 0 with its format specifier.
  package enum Part: Hashable, Sendable {
    case literal(String)
    case argument(Int, specifier: String)
  }

  /// Returns the parts of the text.
  ///
  /// - Parameter numbers: the arguments' numeric values. Nil: the argument is not a number.
  package func parts(numbers: [Double?]) -> [Part] {
    let first = numbers.firstIndex { $0 != nil }
    let format = form(of: forms, for: first.flatMap { numbers[$0] })
    return parts(of: format, numbers: numbers)
  }

  private func form(of forms: [String: String], for number: Double?) -> String {
    if number == 0, let zero = forms["zero"] { return zero }
    let category = number.map { PluralRule.category(of: $0, in: language) } ?? "other"
    return forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? ""
  }

  /// - Parameter start: the index of the argument for the first specifier without a position.
  private func parts(of format: String, numbers: [Double?], from start: Int = 0) -> [Part] {
    var result: [Part] = []
    var next = start
    for piece in FormatPieces.of(format) {
      switch piece {
      case .literal(let text): result.append(.literal(text))
      case .argument(let position, let specifier):
        let index = position.map { $0 - 1 } ?? next
        next = index + 1
        result.append(.argument(index, specifier: specifier))
      case .variable(let position, let name):
        guard let substitution = substitutions[name] else {
          result.append(.literal(name))
          continue
        }
        let index = (substitution.argument ?? position).map { $0 - 1 } ?? next
        next = index + 1
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        let own = "%\(index + 1)$\(substitution.specifier)"
        let text = form(of: substitution.forms, for: number)
          .replacingOccurrences(of: "%arg", with: own)
        result += parts(of: text, numbers: numbers, from: index)
      }
    }
    return result
  }
}

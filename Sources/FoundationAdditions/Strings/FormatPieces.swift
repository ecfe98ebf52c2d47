/// Splits a `printf` format into literals and specifiers.
enum FormatPieces {
  enum Piece: Hashable {
    case literal(String)
    /// An argument such as `%lld`, or `%2$@` with its position from 1.
    case argument(position: Int?, specifier: String)
    /// A variable such as `%#@name@`, which selects a plural form.
    case variable(position: Int?, name: String)
  }

  static func of(_ format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let (piece, after) = specifier(rest) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
      rest = after
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Parses the specifier after a percent sign. Nil: it is not a specifier, as in "5 % off".
  private static func specifier(_ text: Substring) -> (Piece, rest: Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix(while: \.isNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      let after = rest.dropFirst(2 + name.count)
      guard after.first == "@" else { return nil }
      return (.variable(position: position, name: String(name)), after.dropFirst())
    }
    let flags = rest.prefix { "-+0#'.".contains($0) || $0.isNumber }
    let length = rest.dropFirst(flags.count).prefix { "hlqzjtL".contains($0) }
    let after = rest.dropFirst(flags.count + length.count)
    guard let conversion = after.first, "@diuoxXeEfFgGaAcCsSp".contains(conversion) else {
      return nil
    }
    let specifier = String(flags) + String(length) + String(conversion)
    return (.argument(position: position, specifier: specifier), after.dropFirst())
  }
}

/// Adds a locale's separators to a plain number, as SwiftUI's literals do: `1234.5` → `1,234.5`.
enum NumberGrouping {
  /// Returns the text with its decimal number grouped; text that is not a decimal number is
  /// unchanged.
  static func apply(to plain: String, locale: Locale) -> String {
    let sign = plain.prefix { $0 == "-" || $0 == "+" }
    let digits = plain.dropFirst(sign.count).prefix { "0"..."9" ~= $0 }
    let rest = plain.dropFirst(sign.count + digits.count)
    guard !digits.isEmpty, !(digits.count > 1 && digits.hasPrefix("0")) else { return plain }
    var fraction = rest
    if rest.first == "." {
      guard rest.dropFirst().allSatisfy({ "0"..."9" ~= $0 }) else { return plain }
      fraction = (locale.decimalSeparator ?? ".") + rest.dropFirst()
    } else if !rest.isEmpty {
      return plain
    }
    return sign + grouped(digits, separator: locale.groupingSeparator ?? ",") + fraction
  }

  private static func grouped(_ digits: Substring, separator: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }
}

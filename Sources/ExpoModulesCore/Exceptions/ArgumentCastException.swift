/// An argument has another type.
final class ArgumentCastException: GenericException<(index: Int, type: Any.Type)>,
  @unchecked Sendable
{
  override var reason: String {
    "The \(Self.ordinal(param.index + 1)) argument cannot be cast to type \(param.type)"
  }

  private static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}

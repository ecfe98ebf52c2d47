/// Identifies an intent by its type and parameter values; the identifier is the same in every run.
package enum IntentIdentity {
  /// Returns the identifier, such as `Timer.PauseIntent(minutes=5,name="tea")`; parameters are in
  /// source order.
  package static func text(of intent: any AppIntent) -> String {
    var parameters: [String] = []
    for child in Mirror(reflecting: intent).children {
      let name = (child.label ?? "_").drop { $0 == "_" }
      if let parameter = child.value as? any IntentParameterText {
        guard let text = parameter.parameterText else { continue }
        parameters.append("\(name)=\(text)")
      } else {
        parameters.append("\(name)=\(text(ofValue: child.value))")
      }
    }
    return "\(String(reflecting: type(of: intent)))(\(parameters.joined(separator: ",")))"
  }

  /// Creates the intent that an identifier describes; nil: it is of another type, or has a value that
  /// cannot be set.
  package static func intent(_ type: any AppIntent.Type, from text: String) -> (any AppIntent)? {
    guard let end = text.firstIndex(of: "("), text.hasSuffix(")"),
      String(reflecting: type) == text[..<end]
    else { return nil }
    let values = text[text.index(after: end)...].dropLast()
    let intent = type.init()
    var rest = values
    for child in Mirror(reflecting: intent).children {
      let name = (child.label ?? "_").drop { $0 == "_" }
      guard rest.hasPrefix("\(name)=") else { continue }
      rest = rest.dropFirst(name.count + 1)
      // A value ends before the next parameter's name, or with the text.
      guard let parameter = child.value as? any IntentParameterText,
        let value = prefixes(of: rest).first(where: { parameter.setParameter(fromText: String($0)) }
        )
      else { return nil }
      rest = rest[value.endIndex...].drop { $0 == "," }
    }
    return rest.isEmpty ? intent : nil
  }

  /// Returns the text up to each of its commas, the longest first.
  private static func prefixes(of text: Substring) -> [Substring] {
    [text] + text.indices.reversed().filter { text[$0] == "," }.map { text[..<$0] }
  }

  /// Returns a text that differs for different values: JSON if the value is encodable, otherwise
  /// its description.
  static func text(ofValue value: Any) -> String {
    if let entity = value as? any AppEntity { return "\(entity.id)" }
    if let encodable = value as? any Encodable {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      if let data = try? encoder.encode(encodable) { return String(decoding: data, as: UTF8.self) }
    }
    return String(describing: value)
  }
}

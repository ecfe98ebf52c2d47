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

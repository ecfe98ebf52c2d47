/// Names an intent by its type and the values of its parameters, the same in every run.
package enum IntentIdentity {
  /// Such as `Timer.PauseIntent(minutes=5,name="tea")`; parameters in source order.
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

  /// A text that tells values apart: JSON where the value has one, its description else.
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

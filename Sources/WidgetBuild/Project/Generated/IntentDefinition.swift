import Foundation

/// Generates the classes that Xcode derives from `.intentdefinition` files (custom SiriKit
/// intents). Widget configurations used them before App Intents, and templates still contain one.
enum IntentDefinition {
  /// Returns the classes of all files as one source, each declared once; nil when there are none.
  static func classes(of files: [String]) -> String? {
    var declared: Set<String> = []
    var text = ""
    func declare(_ name: String, _ body: String) {
      if declared.insert(name).inserted { text += body }
    }
    for file in files {
      guard let data = ProjectFile.data(file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      else { continue }
      for item in dictionaries(list["INEnums"]) {
        guard let name = item["INEnumName"] as? String else { continue }
        let values = dictionaries(item["INEnumValues"]).compactMap {
          $0["INEnumValueName"] as? String
        }
        let cases = Set(values).union(["unknown"]).sorted().map { "`\($0)`" }
        declare(name, "public enum \(name): Sendable { case \(cases.joined(separator: ", ")) }\n")
      }
      for item in dictionaries(list["INTypes"]) {
        guard let name = item["INTypeName"] as? String else { continue }
        declare(name, "open class \(name): INObject, @unchecked Sendable {}\n")
      }
      for item in dictionaries(list["INIntents"]) {
        guard let base = item["INIntentName"] as? String,
          item["INIntentType"] as? String != "System"
        else { continue }
        let prefix = item["INIntentClassPrefix"] as? String ?? ""
        let name = "\(prefix)\(base)Intent"
        let parameters = dictionaries(item["INIntentParameters"]).compactMap(property)
        declare(
          name,
          "open class \(name): INIntent, @unchecked Sendable {\n\(parameters.joined())}\n"
            + "public protocol \(name)Handling: AnyObject {}\n"
            + "open class \(name)Response: INIntentResponse, @unchecked Sendable {}\n")
      }
    }
    return text.isEmpty ? nil : "import Intents\n" + text
  }

  private static func dictionaries(_ value: Any?) -> [[String: Any]] {
    (value as? [Any] ?? []).compactMap { $0 as? [String: Any] }
  }

  /// Swift types of the generated properties by the parameter type in the definition.
  private static let types = [
    "String": "String?", "Integer": "NSNumber?", "Decimal": "NSNumber?", "Boolean": "NSNumber?",
    "DateComponents": "DateComponents?", "Date": "DateComponents?", "URL": "URL?",
    "TimeInterval": "NSNumber?",
  ]

  private static func property(_ parameter: [String: Any]) -> String? {
    guard let name = parameter["INIntentParameterName"] as? String else { return nil }
    let word = parameter["INIntentParameterType"] as? String ?? ""
    if let type = parameter["INIntentParameterEnumType"] as? String {
      return "  open var `\(name)`: \(type) = .unknown\n"
    }
    let object = parameter["INIntentParameterObjectType"] as? String
    var type = object.map { "\($0)?" } ?? types[word] ?? "Any?"
    if parameter["INIntentParameterSupportsMultipleValues"] as? Bool == true {
      type = "[\(type.dropLast())]?"
    }
    return "  open var `\(name)`: \(type)\n"
  }
}

import Foundation

/// Generates the classes that Xcode derives from Core Data models: one for each entity of an
/// `.xcdatamodel` with code generation enabled.
enum CoreDataModel {
  /// Returns the classes of all models as one source, each declared once; nil when there are none.
  /// Of several versions of a model, the one that is used is the version that the model names as its
  /// current one, else the last one by number.
  static func classes(of files: [String]) -> String? {
    var declared: Set<String> = []
    var text = ""
    let models = Dictionary(grouping: files, by: model).sorted { $0.key < $1.key }
    let current = models.compactMap { _, versions in
      versions.first(where: isCurrent)
        ?? versions.max { (number(of: $0), $0) < (number(of: $1), $1) }
    }
    for file in current {
      guard let data = ProjectFile.data(file) else { continue }
      for entity in entities(in: String(decoding: data, as: UTF8.self))
      where declared.insert(entity.name).inserted {
        text += entity.declaration
      }
    }
    return text.isEmpty ? nil : "import CoreData\n" + text
  }

  /// Returns the folder of the model's versions, or of its only one.
  private static func model(of file: String) -> String {
    let version = URL(fileURLWithPath: file).deletingLastPathComponent()
    let versions = version.deletingLastPathComponent()
    return versions.pathExtension == "xcdatamodeld" ? versions.path : version.path
  }

  /// Returns the number at the end of a version's name, such as `Store v12`; 0: it has none.
  private static func number(of file: String) -> Int {
    let version = URL(fileURLWithPath: file).deletingLastPathComponent().deletingPathExtension()
    let digits = version.lastPathComponent.reversed().prefix(while: \.isNumber).reversed()
    return Int(String(digits)) ?? 0
  }

  /// Returns true for the `contents` of the version that its `.xcdatamodeld` names as current.
  private static func isCurrent(_ file: String) -> Bool {
    let version = URL(fileURLWithPath: file).deletingLastPathComponent()
    let list = version.deletingLastPathComponent().appendingPathComponent(".xccurrentversion")
    guard let data = ProjectFile.data(list.path) else { return false }
    return String(decoding: data, as: UTF8.self).contains(
      "<string>\(version.lastPathComponent)</string>")
  }

  private struct Entity {
    var name: String
    /// `codeGenerationType`: `class` generates class and properties, `category` only the
    /// properties. Nil: nothing is generated.
    var generation: String?
    var properties: [String] = []

    var declaration: String {
      let body = properties.joined()
      let request = """
          public class func fetchRequest() -> NSFetchRequest<\(name)> {
            NSFetchRequest<\(name)>(entityName: "\(name)")
          }

        """
      switch generation {
      case "class":
        return "open class \(name): NSManagedObject, @unchecked Sendable {}\n"
          + "extension \(name): Identifiable {\n\(request)\(body)}\n"
      case "category": return "extension \(name) {\n\(request)\(body)}\n"
      default: return ""
      }
    }
  }

  private static func entities(in text: String) -> [Entity] {
    var entities: [Entity] = []
    let elements = elements(in: text)
    let classes = Dictionary(
      elements.filter { $0.name == "entity" }.compactMap { element in
        element.attributes["name"].map { ($0, className(of: element.attributes) ?? $0) }
      }, uniquingKeysWith: { $1 })
    for element in elements {
      let values = element.attributes
      guard let name = values["name"], isWord(name) else { continue }
      switch element.name {
      case "entity":
        entities.append(
          Entity(
            name: className(of: values) ?? name, generation: values["codeGenerationType"]))
      case "attribute" where !entities.isEmpty:
        entities[entities.count - 1].properties.append(property(name, type(of: values)))
      case "relationship" where !entities.isEmpty:
        let many = values["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
        let one = values["destinationEntity"].flatMap { classes[$0] }
          .flatMap { isWord($0) ? "\($0)?" : nil }
        entities[entities.count - 1].properties.append(
          property(name, values["toMany"] == "YES" ? many : one ?? "NSManagedObject?"))
        if values["toMany"] == "YES", values["ordered"] != "YES", let one {
          entities[entities.count - 1].properties.append(accessors(of: name, to: one))
        }
      default: break
      }
    }
    return entities
  }

  /// Returns the name of an entity's class; nil: it has the entity's name.
  private static func className(of values: [String: String]) -> String? {
    let type = values["representedClassName"].map { $0.replacing(".", with: "") }
    return type.flatMap { isWord($0) ? $0 : nil }
  }

  private static func property(_ name: String, _ type: String) -> String {
    """
      public var `\(name)`: \(type) {
        get { _managed() }
        set { _manage(newValue) }
      }

    """
  }

  /// Returns the functions that are generated for a relationship to many objects.
  private static func accessors(of name: String, to type: String) -> String {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let objects = "objects.allObjects.compactMap { $0 as? NSManagedObject }"
    return [("addTo", true), ("removeFrom", false)].map { verb, adds in
      """
        func \(verb)\(title)(_ value: \(type.dropLast())) {
          _relate([value], "\(name)", adds: \(adds))
        }
        func \(verb)\(title)(_ objects: NSSet) {
          _relate(\(objects), "\(name)", adds: \(adds))
        }

      """
    }.joined()
  }

  /// Returns the Swift type of the property generated for an attribute.
  private static func type(of values: [String: String]) -> String {
    let isScalar = values["usesScalarValueType"] == "YES"
    let number =
      switch values["attributeType"] {
      case "Integer 16": "Int16"
      case "Integer 32": "Int32"
      case "Integer 64": "Int64"
      case "Double": "Double"
      case "Float": "Float"
      case "Boolean": "Bool"
      default: ""
      }
    if !number.isEmpty { return isScalar ? number : "NSNumber?" }
    switch values["attributeType"] {
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return values["customClassName"].flatMap { isType($0) ? "\($0)?" : nil } ?? "NSObject?"
    }
  }

  /// Returns true when the text is the name of a type, or of an array or a dictionary of types.
  private static func isType(_ text: String) -> Bool {
    text.first.map { $0.isLetter || "_[".contains($0) } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_.[]:?<>, ".contains($0) }
      && text.count { $0 == "[" } == text.count { $0 == "]" }
  }

  /// Returns true when the text is a valid Swift identifier.
  private static func isWord(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Parses the XML elements of a model with their attributes, in order. Text between elements is
  /// ignored, since Xcode writes none.
  private static func elements(
    in text: String
  ) -> [(name: String, attributes: [String: String])] {
    text.split(separator: "<").dropFirst().map { element in
      let name = element.prefix { $0.isLetter }
      var attributes: [String: String] = [:]
      var rest = element.dropFirst(name.count)
      while let equals = rest.firstIndex(of: "="), !rest[..<equals].contains(">") {
        let key = rest[..<equals].filter { !$0.isWhitespace }
        let value = rest[equals...].dropFirst(2)
        guard let end = value.firstIndex(of: "\"") else { break }
        attributes[String(key)] = String(value[..<end])
        rest = value[value.index(after: end)...]
      }
      return (String(name), attributes)
    }
  }
}

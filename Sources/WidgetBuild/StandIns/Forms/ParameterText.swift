import SwiftSyntax

/// Swift text of a parameter list that accepts calls of a form.
struct ParameterText {
  var generics = ""
  var parameters = ""
  /// Declarations of the types that the parameters use.
  var types = ""
  /// Names of the parameters that are closures of views without parameters.
  var contents: [String] = []

  /// Generates the text for a form.
  ///
  /// - Parameter stem: prefix for the names of types generated for leading-dot values.
  init(_ form: CallSignature, stem: String) {
    var names: [String] = []
    var list: [String] = []
    for (index, parameter) in form.parameters.enumerated() {
      let label = parameter.label ?? "_"
      let name = "p\(index)"
      switch parameter.argument {
      case .value:
        names.append("A\(index)")
        list.append("\(label) \(name): A\(index)")
      case .members(let members):
        let type = "\(stem)_\(index)"
        types += Self.type(type, members)
        list.append("\(label) \(name): \(type)")
      case .closure(let count, let buildsViews, let isAsync):
        let takes = Array(repeating: "Any", count: count).joined(separator: ", ")
        if buildsViews {
          names.append("A\(index): View")
          list.append("@ViewBuilder \(label) \(name): @escaping (\(takes)) -> A\(index)")
          if count == 0 { contents.append(name) }
        } else {
          // A closure that does not suspend may be passed, too.
          let effects = isAsync ? " async throws" : ""
          list.append("\(label) \(name): @escaping (\(takes))\(effects) -> Void")
        }
      }
    }
    generics = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    parameters = "(\(list.joined(separator: ", ")))"
  }

  private static func type(_ name: String, _ members: [CallSignature.Member]) -> String {
    var seen: Set<String> = []
    var body = ""
    var beside = ""
    for member in members where seen.insert(member.name + (member.form?.labels ?? "")).inserted {
      guard let form = member.form else {
        body += "  static var `\(member.name)`: \(name) { \(name)() }\n"
        continue
      }
      let text = ParameterText(form, stem: "\(name)_\(member.name)")
      beside += text.types
      body +=
        "  static func `\(member.name)`\(text.generics)\(text.parameters)"
        + " -> \(name) { \(name)() }\n"
    }
    return beside
      + "@dynamicMemberLookup struct \(name): ExpressibleByArrayLiteral {\n"
      + "  init(arrayLiteral: \(name)...) {}\n  init() {}\n"
      + "  subscript(dynamicMember name: String) -> \(name) { self }\n\(body)}\n"
  }
}

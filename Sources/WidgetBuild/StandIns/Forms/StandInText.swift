/// Generates the Swift text of stand-ins.
enum StandInText {
  /// Returns a type's name without `some`, `any`, generic arguments and module.
  static func plain(_ type: String) -> String {
    var name = Substring(type)
    for prefix in ["some ", "any "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    name = name.prefix { $0 != "<" && $0 != "?" }
    if name.hasSuffix(".Type") { name = name.dropLast(5) }
    return String(name.split(separator: ".").last ?? name)
  }

  /// Types whose methods return the same type.
  private static let chained: Set<String> = [
    "Image", "Text", "Color", "Font", "Path", "Animation", "AnyTransition", "Gradient",
  ]

  /// Types of the standard library and of Foundation that sources commonly extend themselves.
  static let basics: Set<String> = [
    "UserDefaults", "FileManager", "String", "Substring", "Date", "Data", "URL", "Bundle", "Int",
    "Double", "Float", "CGFloat", "Bool", "Locale", "Calendar", "Array", "Dictionary", "Set", "Any",
    "Optional", "TimeInterval", "Duration", "Notification", "Character", "Range", "ClosedRange",
    "UIColor", "UIImage", "UIFont",
  ]

  /// Returns the type that a missing method is declared on; nil when its result type is unknown.
  static func receiver(_ type: String) -> String? {
    let name = plain(type)
    if chained.contains(name) { return name }
    if type.hasPrefix("some ") { return name.hasSuffix("Configuration") ? name : "View" }
    let isNoView =
      basics.contains(name) || AppleTypeNames.isApples(name) && !name.hasSuffix("View")
    return isNoView || name.hasPrefix("[") || name.hasPrefix("(") ? nil : "View"
  }

  static func method(_ name: String, _ form: CallSignature, of receiver: String) -> String {
    let text = ParameterText(form, stem: form.stem(of: name))
    let label = String(reflecting: "\(name)\(form.labels)")
    let isView = receiver == "View"
    let result =
      isView
      ? "some View"
      : receiver.hasSuffix("Configuration")
        ? "some \(receiver)" : receiver
    let body = isView ? "_standIn(\(label))" : "self"
    return text.types
      + "extension \(receiver) {\n  nonisolated func \(name)\(text.generics)\(text.parameters)"
      + " -> \(result) { \(body) }\n}\n"
  }

  /// Where a missing static member of a type is declared, its type and its value. `%` in the value
  /// is replaced by the member's name as a string literal.
  private struct Value {
    var constraint: String
    var value: String

    /// The constrained type, `Color` of `ShapeStyle where Self == Color`.
    var result: Substring { constraint.split(separator: " ").last ?? "" }

    init?(_ fate: AppleAPIRow.Fate) {
      guard case .makes(let constraint?, let value) = fate else { return nil }
      self.constraint = constraint
      self.value = value
    }
  }

  private static let values: [String: Value] = Dictionary(
    uniqueKeysWithValues: AppleAPITable.standard.rows(of: .staticStandIn).compactMap { row in
      Value(row.fate).map { (row.name, $0) }
    })

  /// Returns true for a type of which missing static members can be generated.
  static func hasStatics(_ type: String) -> Bool { values[type] != nil }

  /// Types of which the names in an asset catalogue can be static members.
  static let catalogued: Set<String> = ["Color", "ShapeStyle", "View", "UIColor", "Image"]

  /// Static members of `Color` that exist already and need no stand-in.
  static let colors = AppleAPITable.standard.values(of: "Color").union(["self"])

  /// Returns true for colours of UIKit, which `Color(.name)` can also refer to.
  static func isOfUIColor(_ name: String) -> Bool {
    name.hasPrefix("system") || name.hasPrefix("secondary") || name.hasPrefix("tertiary")
      || name.hasPrefix("quaternary") || uiColors.contains(name)
  }

  private static let uiColors = AppleAPITable.standard.values(of: "UIColor")

  /// Resource types by the type that is initialised with them.
  static let resources = [
    "Color": "ColorResource", "UIColor": "ColorResource", "Image": "ImageResource",
    "UIImage": "ImageResource",
  ]

  static func resource(_ name: String, of type: String) -> String {
    let value = "\(type)(name: \(String(reflecting: name)), bundle: .main)"
    return "extension \(type) {\n  nonisolated static var `\(name)`: \(type) { \(value) }\n}\n"
  }

  /// Returns the text of a static member of a type; nil for types without an entry in `values`.
  static func staticMember(_ name: String, _ form: CallSignature?, of type: String) -> String? {
    guard let entry = values[type] else { return nil }
    let value = entry.value.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: String(reflecting: name))
    let head = "extension \(entry.constraint) {\n  nonisolated static "
    guard let form else { return head + "var `\(name)`: \(entry.result) { \(value) }\n}\n" }
    let text = ParameterText(form, stem: form.stem(of: name))
    return text.types + head
      + "func `\(name)`\(text.generics)\(text.parameters) -> \(entry.result) { \(value) }\n}\n"
  }

  /// Returns the view in place of one that was left out, which shows that something is missing.
  static func absentView(_ name: String) -> String { "_AbsentView(\(String(reflecting: name)))" }

  /// The declaration of `absentView`.
  static let absentViewType = """
    struct _AbsentView: View {
      private let name: String
      init(_ name: String) { self.name = name }
      var body: some View { Text(verbatim: "…").foregroundStyle(.gray)._standIn(name) }
    }

    """

  /// Expressions that create a default value of a type that is not a view generated here.
  private static let made: [String: String] = Dictionary(
    uniqueKeysWithValues: AppleAPITable.standard.rows(of: .valueStandIn).compactMap { row in
      guard case .makes(_, let value) = row.fate else { return nil }
      return (row.name, value)
    })

  /// Returns a function or view named `substitute`, which replaces a missing initialiser of a type.
  static func initialiser(_ substitute: String, _ form: CallSignature, of type: String) -> String {
    let text = ParameterText(form, stem: substitute)
    if let value = made[type] {
      return text.types
        + "func \(substitute)\(text.generics)\(text.parameters) -> \(type) { \(value) }\n"
    }
    return text.types + view(substitute, called: "\(type)\(form.labels)", [text])
  }

  /// Returns a view that draws the views passed to its initialisers.
  private static func view(
    _ name: String, called label: String, _ initialisers: [ParameterText], members: String = ""
  ) -> String {
    // Public: the public declarations of a package may use it.
    var body = "public struct \(name) {\n  private var content = AnyView(EmptyView())\n"
    for text in initialisers {
      let views = text.contents.map { "\($0)()" }.joined(separator: "; ")
      body += "  init\(text.generics)\(text.parameters) {\n"
      if !views.isEmpty { body += "    content = AnyView(Group { \(views) })\n" }
      body += "  }\n"
    }
    return body + members
      + "}\nextension \(name): View {\n"
      + "  public var body: some View { content._standIn(\(String(reflecting: label))) }\n}\n"
  }

  /// Returns a declaration for a missing type that is only named as a type. What is stored may be a part
  /// of an activity's attributes, so it can be coded, and its properties are whatever is asked for: their
  /// names, where a text will do.
  ///
  /// - Parameter nested: Declarations inside it.
  private static func data(_ name: String, containing nested: String = "") -> String {
    let values = [
      ("Int", "1"), ("Double", "0.5"), ("Bool", "true"), ("Date", "Date()"), ("Date?", "Date()"),
      ("String?", "name"), ("URL?", "nil"), ("\(name)", "self"), ("[\(name)]", "[self]"),
    ]
    return """
      @dynamicMemberLookup
      public struct \(name): Codable, Hashable, Sendable, Identifiable {
        nonisolated public init() {}
        nonisolated public init(from decoder: any Decoder) throws {}
        nonisolated public func encode(to encoder: any Encoder) throws {
          _ = encoder.container(keyedBy: CodingKeys.self)
        }
        private enum CodingKeys: CodingKey {}
        nonisolated public var id: String { "id" }
        nonisolated public subscript(dynamicMember name: String) -> String { name }

      """
        + values.map { type, value in
          "  @_disfavoredOverload nonisolated public subscript(dynamicMember name: String) -> \(type) "
            + "{ \(value) }\n"
        }.joined() + nested + "}\n"
  }

  /// Returns a declaration for a missing type of Apple's, with all members and initialisers used.
  static func type(_ name: String, _ uses: NameUses) -> String {
    if uses.isInherited { return "public protocol \(name) {}\n" }
    if uses.areAttributes {
      let nested = uses.nested.union(["ContentState"]).sorted()
      return data(name, containing: nested.map { data($0) }.joined())
        + "extension \(name): ActivityAttributes {}\n"
    }
    if uses.calls.isEmpty, uses.members.isEmpty, uses.nested.isEmpty { return data(name) }
    var types = ""
    var members = uses.nested.sorted().map { data($0) }.joined()
    for (index, member) in uses.members.sorted(by: { $0.name < $1.name }).enumerated()
    where !uses.nested.contains(member.name) {
      guard let form = member.form else {
        members += "  nonisolated static var `\(member.name)`: \(name) { \(name)() }\n"
        continue
      }
      let text = ParameterText(form, stem: "_StandIn_\(name)_\(index)")
      types += text.types
      members +=
        "  nonisolated static func `\(member.name)`\(text.generics)\(text.parameters)"
        + " -> \(name) { \(name)() }\n"
    }
    var texts = uses.calls.enumerated().map {
      ParameterText($0.element, stem: "_StandIn_\(name)_i\($0.offset)")
    }
    types += texts.map(\.types).joined()
    if !texts.contains(where: { $0.parameters == "()" }) {
      texts.append(ParameterText(CallSignature(parameters: []), stem: name))
    }
    return types + view(name, called: name, texts, members: members)
  }
}

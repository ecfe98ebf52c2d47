import SwiftSyntax

/// What the widget's process has to know of the sources.
enum SourceNotes {
  /// Returns the source of the declaration by which the widget's process finds the notes about the
  /// sources; nil without notes.
  ///
  /// - Parameter examples: What the project makes attributes and states of.
  static func source(
    of trees: [SourceFileSyntax], examples: [Examples.Found] = []
  ) -> String? {
    let found = NameRoles.found(in: trees)
    let pictures = PictureKeys.keys(in: trees)
    let fallbacks = GroupFallbacks.keys(in: trees)
    let moments = GroupMoments.forms(in: trees).sorted { $0.key < $1.key }
    guard
      !found.isEmpty || !pictures.isEmpty || !fallbacks.isEmpty || !moments.isEmpty
        || !examples.isEmpty
    else {
      return nil
    }
    func list(_ names: [String]) -> String {
      "[" + names.map { String(reflecting: $0) }.joined(separator: ", ") + "]"
    }
    let roles = NameRoles.Role.allCases.compactMap { role in
      found.names[role].map { "\(role.rawValue): \(list($0))" }
    }
    func dictionary(_ label: String, _ values: [String: [String]]) -> String? {
      guard !values.isEmpty else { return nil }
      let entries = values.sorted { $0.key < $1.key }.map {
        "\(String(reflecting: $0.key)): \(list($0.value))"
      }
      return "\(label): [\(entries.joined(separator: ", "))]"
    }
    let arguments =
      roles
      + [dictionary("choices", found.texts), dictionary("keys", found.keys)].compactMap(\.self)
    let forms = moments.map { "\(String(reflecting: $0.key)): .\($0.value.rawValue)" }
    let calls = examples.map { example in
      let type = example.type.map { String(reflecting: $0) } ?? "nil"
      return ".init(\(type), \(ExampleValue.source(of: example.values)))"
    }
    let made = [
      "names: WidgetKit._SourceNames { .init(\(arguments.joined(separator: ", "))) }",
      "keysWithFallbacks: [String] { \(list(fallbacks)) }",
      "keysOfPictures: [String] { \(list(pictures)) }",
      "keysOfMoments: [String: WidgetKit._MomentForm] "
        + "{ [\(forms.isEmpty ? ":" : forms.joined(separator: ", "))] }",
      "examples: [WidgetKit._Example] { [\(calls.joined(separator: ", "))] }",
    ]
    return "import WidgetKit\n\nenum _IslandSourceNotes: WidgetKit._SourceNotes {\n"
      + made.map { "  nonisolated static var \($0)\n" }.joined() + "}\n"
  }
}

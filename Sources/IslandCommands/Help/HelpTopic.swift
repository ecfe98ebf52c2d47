import WidgetLint

/// A page of the documentation that `island help TOPIC` prints.
enum HelpTopic: String, CaseIterable {
  case keys, apps
  case reactNative = "react-native"
  case states, rules, snapshots, pictures, differences, themes, push, ci, ssh

  /// The page in DocC markdown.
  var text: String {
    switch self {
    case .rules: LintRulePage.text
    case .keys: Self.page("Keys")
    case .apps: Self.page("Apps")
    case .reactNative: Self.page("ReactNative")
    case .states: Self.page("States")
    case .snapshots: Self.page("Snapshots")
    case .pictures: Self.page("Pictures")
    case .differences: Self.page("Differences")
    case .themes: Self.page("Themes")
    case .push: Self.page("Push")
    case .ci: Self.page("CI")
    case .ssh: Self.page("SSH")
    }
  }

  private static func page(_ name: String) -> String {
    EmbeddedTexts.all["island.docc/\(name).md"] ?? ""
  }

  /// The title of the page.
  var title: String { Self.title(of: text) ?? rawValue }

  /// Returns the title of a page of the documentation, for links to it; nil for an unknown name.
  static func title(ofPage name: String) -> String? { title(of: page(name)) }

  private static func title(of text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
  }
}
